import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withNameOfToday, withTypeOfToday } from '#shared/domain/formerNames.ts';
import { isPersonalFilter, withoutPersonalFilters } from '#shared/domain/personalFilters.ts';
import { type ExportJob, exportJobSchema, exportProblems, exportStates } from '#shared/ipc/exportRoutes.ts';
import { writePrivateFileSync } from '../platform/privateFiles.ts';
import { keepAside } from '../settings/recoverSettings.ts';

const fileVersion = 2;

export const maxExports = 50;
/** Main stands still while the file is written. */
const maxCharacters = 1024 * 1024;

const pastExportSchema = z.object({
  exportId: z.string(),
  /** Of whom: another person on this computer does not see it. */
  owner: z.string(),
  /** Without the ids of chosen rows, and without whom the list was narrowed to. */
  job: exportJobSchema,
  /** How many rows were chosen; null: all. */
  chosenRows: z.int().nullable(),
  /** The list was narrowed to somebody: without that it would be another file. */
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
});
export type PastExport = z.infer<typeof pastExportSchema>;

/** A question without whom it is about. */
const withoutPeople = (job: ExportJob): Pick<PastExport, 'job' | 'isNarrowed'> => {
  const { filters = {}, ...query } = job.wanted.query;
  const left = withoutPersonalFilters(filters);
  if (Object.keys(left).length === Object.keys(filters).length) return { job, isNarrowed: false };
  const { words } = job.wanted;
  const said = words && {
    words: { ...words, filters: words.filters.filter(({ name }) => !isPersonalFilter(name)) },
  };
  const wanted = { ...job.wanted, query: { ...query, filters: left }, ...said };
  return { job: { ...job, wanted } as ExportJob, isNarrowed: true };
};

/** What is kept of a question: ten thousand ids are more than all that is kept besides. */
export const keptOf = (whole: ExportJob): Pick<PastExport, 'job' | 'chosenRows' | 'isNarrowed'> => {
  const { job, isNarrowed } = withoutPeople(whole);
  if (job.type === 'file' || !job.wanted.only) return { job, isNarrowed, chosenRows: null };
  const { only, ...wanted } = job.wanted;
  return { job: { ...job, wanted } as ExportJob, isNarrowed, chosenRows: only.length };
};

/** Those that can be read, each for itself. Earlier versions kept whom they were about. */
const readable = (list: unknown): PastExport[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => {
    const past = pastExportSchema.safeParse({ ...one, job: withTypeOfToday(one?.job) }).data;
    if (!past) return [];
    const { job, isNarrowed } = withoutPeople(past.job);
    return { ...past, job, isNarrowed: isNarrowed || past.isNarrowed };
  });

export const pastExportsFile = (userData: string): string => join(userData, 'exports.json');

const textOf = (exports: readonly PastExport[]): string => JSON.stringify({ version: fileVersion, exports });

/** The newest, as many as the file may hold. */
const fitting = (exports: readonly PastExport[]): PastExport[] => {
  const kept = exports.slice(0, maxExports);
  while (textOf(kept).length > maxCharacters) kept.pop();
  return kept;
};

export interface PastExports {
  read(): PastExport[];
  write(exports: readonly PastExport[]): void;
}

/** Past exports, the newest first, in a file of their own: settings are written often, and stay small. */
export const openPastExports = (file: string, onError: (cause: unknown) => void): PastExports => {
  let mayWrite = true;
  return {
    read: () => {
      try {
        const { version, exports } = JSON.parse(readFileSync(file, 'utf8'));
        // A newer version of the app wrote it, and wants it back.
        if (version > fileVersion) mayWrite = keepAside(file, new Date());
        return version > fileVersion ? [] : readable(exports);
      } catch {
        return [];
      }
    },
    write: (exports) => {
      if (!mayWrite) return;
      try {
        writePrivateFileSync(file, textOf(fitting(exports)));
      } catch (cause) {
        onError(cause);
      }
    },
  };
};

/** Migration: the names of a question's operations as they are today. */
const withOperationsOfToday = (job: unknown): unknown =>
  JSON.parse(JSON.stringify(job ?? null), (key, value: unknown) =>
    (key === 'operation' || key === 'list') && typeof value === 'string' ? withNameOfToday(value) : value,
  );

/** Settings of version 1 held past exports with all their ids. Throws when they cannot be kept. */
export const takeFromSettings = (file: string, { pastExports }: Record<string, unknown>): void => {
  const older = (Array.isArray(pastExports) ? pastExports : []).map((one) => {
    const job = exportJobSchema.safeParse(withTypeOfToday(withOperationsOfToday(one?.job))).data;
    return { ...one, ...(job && keptOf(job)) };
  });
  if (older.length > 0 && !existsSync(file)) writePrivateFileSync(file, textOf(fitting(readable(older))));
};
