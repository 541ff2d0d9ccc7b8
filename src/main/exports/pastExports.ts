import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ExportJob, exportJobSchema, exportProblems, exportStates } from '#shared/ipc/exportRoutes.ts';
import { isPersonalFilter, withoutPersonalFilters } from '#shared/query/personalFilters.ts';
import { writePrivateFileSync } from '../platform/privateFiles.ts';
import { keepAside } from '../settings/recoverSettings.ts';

const fileVersion = 2;

export const maxExports = 50;
/** Size limit, because the file is written synchronously in main. */
const maxCharacters = 1024 * 1024;

const pastExportSchema = z.object({
  exportId: z.string(),
  /** Key of the user. Other users of this computer do not see the export. */
  owner: z.string(),
  /** Without the ids of chosen rows and without personal filters. */
  job: exportJobSchema,
  /** Number of chosen rows; `null`: all. */
  chosenRows: z.int().nullable(),
  /** A personal filter was removed from `job`. Running it again would produce a different file. */
  isNarrowed: z.boolean().catch(false),
  path: z.string(),
  state: z.enum(exportStates),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  bytes: z.number(),
  rows: z.number().nullable(),
  areRowsEstimated: z.boolean().catch(false),
  lists: z.object({ done: z.number(), total: z.number() }).optional().catch(undefined),
  problem: z.enum(exportProblems).nullable(),
  message: z.string(),
  requestId: z.string().optional().catch(undefined),
});
export type PastExport = z.infer<typeof pastExportSchema>;

/** Removes personal filters from a job before it is persisted. */
const withoutPersonal = (job: ExportJob): Pick<PastExport, 'job' | 'isNarrowed'> => {
  const { filters = {}, ...query } = job.wanted.query;
  const left = withoutPersonalFilters(filters);
  if (Object.keys(left).length === Object.keys(filters).length) return { job, isNarrowed: false };
  const { words } = job.wanted;
  const shownWords = words && {
    words: { ...words, filters: words.filters.filter(({ name }) => !isPersonalFilter(name)) },
  };
  const wanted = { ...job.wanted, query: { ...query, filters: left }, ...shownWords };
  return { job: { ...job, wanted } as ExportJob, isNarrowed: true };
};

/** Job as persisted: without personal filters and without chosen ids, which can be ten thousand. */
export const persistedOf = (whole: ExportJob): Pick<PastExport, 'job' | 'chosenRows' | 'isNarrowed'> => {
  const { job, isNarrowed } = withoutPersonal(whole);
  if (!('only' in job.wanted) || !job.wanted.only) return { job, isNarrowed, chosenRows: null };
  const { only, ...wanted } = job.wanted;
  return { job: { ...job, wanted } as ExportJob, isNarrowed, chosenRows: only.length };
};

/** Skips entries that fail validation. */
const readable = (list: unknown): PastExport[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => pastExportSchema.safeParse(one).data ?? []);

export const pastExportsFile = (userData: string): string => join(userData, 'exports.json');

const fileText = (exports: readonly PastExport[]): string =>
  JSON.stringify({ version: fileVersion, exports });

const fitting = (exports: readonly PastExport[]): PastExport[] => {
  const latest = exports.slice(0, maxExports);
  while (fileText(latest).length > maxCharacters) latest.pop();
  return latest;
};

export interface PastExports {
  read(): PastExport[];
  write(exports: readonly PastExport[]): void;
}

/** Past exports, newest first. Stored apart from the settings, which are written often and stay small. */
export const openPastExports = (file: string, onError: (cause: unknown) => void): PastExports => {
  let mayWrite = true;
  return {
    read: () => {
      try {
        const { version, exports } = JSON.parse(readFileSync(file, 'utf8'));
        // File of a newer app version: move it aside, so that an upgrade can restore it.
        if (version > fileVersion) mayWrite = keepAside(file, new Date());
        return version > fileVersion ? [] : readable(exports);
      } catch {
        return [];
      }
    },
    write: (exports) => {
      if (!mayWrite) return;
      try {
        writePrivateFileSync(file, fileText(fitting(exports)));
      } catch (cause) {
        onError(cause);
      }
    },
  };
};
