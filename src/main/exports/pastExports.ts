import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withNameOfToday } from '#shared/domain/formerNames.ts';
import { type ExportJob, exportJobSchema, exportProblems, exportStates } from '#shared/ipc/exportRoutes.ts';
import { writePrivateFileSync } from '../platform/privateFiles.ts';

export const mostExports = 50;
/** Main stands still while the file is written. */
const mostCharacters = 1024 * 1024;

const pastExportSchema = z.object({
  exportId: z.string(),
  /** Of whom: another person on this computer does not see it. */
  owner: z.string(),
  /** Without the ids of chosen rows. */
  job: exportJobSchema,
  /** How many rows were chosen; null: all. */
  chosenRows: z.int().nullable(),
  path: z.string(),
  state: z.enum(exportStates),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  bytes: z.number(),
  rows: z.number().nullable(),
  areRowsEstimated: z.boolean().catch(false),
  problem: z.enum(exportProblems).nullable(),
  message: z.string(),
});
export type PastExport = z.infer<typeof pastExportSchema>;

/** What is kept of a question: ten thousand ids are more than all that is kept besides. */
export const withoutIds = (job: ExportJob): Pick<PastExport, 'job' | 'chosenRows'> => {
  if (job.kind === 'file' || !job.wanted.only) return { job, chosenRows: null };
  const { only, ...wanted } = job.wanted;
  return { job: { ...job, wanted }, chosenRows: only.length };
};

/** Those that can be read, each for itself. */
const readable = (list: unknown): PastExport[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => pastExportSchema.safeParse(one).data ?? []);

export const pastExportsFile = (userData: string): string => join(userData, 'exports.json');

const textOf = (exports: readonly PastExport[]): string => JSON.stringify({ version: 1, exports });

/** The newest, as many as the file may hold. */
const fitting = (exports: readonly PastExport[]): PastExport[] => {
  const kept = exports.slice(0, mostExports);
  while (textOf(kept).length > mostCharacters) kept.pop();
  return kept;
};

export interface PastExports {
  read(): PastExport[];
  write(exports: readonly PastExport[]): void;
}

/** Past exports, the newest first, in a file of their own: settings are written often, and stay small. */
export const openPastExports = (file: string, onError: (cause: unknown) => void): PastExports => ({
  read: () => {
    try {
      return readable(JSON.parse(readFileSync(file, 'utf8')).exports);
    } catch {
      return [];
    }
  },
  write: (exports) => {
    try {
      writePrivateFileSync(file, textOf(fitting(exports)));
    } catch (cause) {
      onError(cause);
    }
  },
});

/** Migration: the names of a question's operations as they are today. */
const withOperationsOfToday = (job: unknown): unknown =>
  JSON.parse(JSON.stringify(job ?? null), (key, value: unknown) =>
    (key === 'operation' || key === 'list') && typeof value === 'string' ? withNameOfToday(value) : value,
  );

/** Settings of version 1 held past exports with all their ids. Throws when they cannot be kept. */
export const takeFromSettings = (file: string, { pastExports }: Record<string, unknown>): void => {
  const older = (Array.isArray(pastExports) ? pastExports : []).map((one) => {
    const job = exportJobSchema.safeParse(withOperationsOfToday(one?.job)).data;
    return { ...one, ...(job && withoutIds(job)) };
  });
  if (older.length > 0 && !existsSync(file)) writePrivateFileSync(file, textOf(fitting(readable(older))));
};
