import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ClosedPeriod, SavedClosing, SavingProgress } from '#shared/ipc/closingRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { diskProblem } from '../exports/diskProblem.ts';
import type { PayListChecks } from '../payLists/payListChecks.ts';
import type { Log } from '../platform/log.ts';
import { writeClosingBook } from './closingBook.ts';
import type { ClosingJob } from './closingJob.ts';
import type { ClosingStore } from './closingStore.ts';
import { type CollectedClosing, examineClosing, unreadIn } from './collectClosing.ts';
import { writeHashed } from './hashedFile.ts';
import { type StatementPrinter, type WrittenStatements, writeStatements } from './writeStatements.ts';

interface SaveOptions {
  job: Pick<ClosingJob, 'collect'>;
  checks: Pick<PayListChecks, 'of'>;
  store: Pick<ClosingStore, 'linesOf' | 'isKnown'>;
  /** Key of user and server. */
  owner: () => string;
  /** Names in the protocol. */
  about: () => { user: string; server: string; app: string };
  /** Folder for exports; `null`: the user cancelled. */
  chooseFolder: (windowId: number) => Promise<string | null>;
  /** Opens a hidden window for statements. */
  openPrinter: () => StatementPrinter;
  /** `null`: no folder is being saved. */
  onProgress: (progress: SavingProgress | null) => void;
  reveal: (path: string) => void;
  log: Log;
}

const bookName = 'summary.xlsx';

const countBy = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** Checks with their results and gaps. */
const checksOf = (collected: CollectedClosing, { checks, store }: Pick<SaveOptions, 'checks' | 'store'>) => {
  const { closing, sorts } = collected;
  const { lists, found } = examineClosing(collected, checks.of);
  const { found: foundOrders = [], ...orders } = closing.orders ?? {};
  return {
    payLists: {
      count: lists.length,
      sumCents: lists.reduce((sum, { sumCents }) => sum + sumCents, 0),
      withoutLines: unreadIn(sorts, closing, store),
      findings: countBy(found.map(({ finding }) => finding)),
    },
    accountsReadAt: closing.accounts?.at ?? null,
    orders: closing.orders && {
      ...orders,
      findings: countBy(foundOrders.map(({ finding }) => finding)),
    },
  };
};

const freeFolder = (parent: string, name: string): string => {
  for (let count = 1; ; count += 1) {
    const folder = join(parent, count === 1 ? name : `${name} (${count})`);
    if (!existsSync(folder)) return folder;
  }
};

interface FolderContent {
  of: ClosedPeriod;
  collected: CollectedClosing;
  word: (key: string) => string;
  printer: StatementPrinter;
  signal: AbortSignal;
}

/** Writes the files of a folder. The protocol comes last, because it names the others. */
const writeFolder = async (
  folder: string,
  { of, collected, word, printer, signal }: FolderContent,
  options: SaveOptions,
): Promise<WrittenStatements> => {
  const about = options.about();
  const { checks, store, onProgress } = options;
  await mkdir(folder, { recursive: true });
  const book = await writeHashed(folder, bookName, (take) =>
    writeClosingBook({ collected, checkOf: checks.of, store, word }, take),
  );
  const statements = await writeStatements({ folder, collected, word, printer, signal, onProgress });
  const { files, ...summary } = statements;
  const protocol = {
    writtenAt: new Date().toISOString(),
    ...about,
    country: of.country,
    period: collected.period,
    comparedWith: collected.before,
    checks: checksOf(collected, options),
    statements: { ...summary, written: files.length },
    files: [book, ...files],
  };
  await writeHashed(folder, 'protocol.json', (take) =>
    take(Buffer.from(`${JSON.stringify(protocol, null, 2)}\n`)),
  );
  return statements;
};

interface Saving {
  giveUp: AbortController;
  savedBy: string;
  progress: SavingProgress | null;
  ended: PromiseWithResolvers<void>;
}

/** Folder of a closed half-month: workbook, statements, and a protocol with the hash of each of them. */
export const createClosingFolder = (given: SaveOptions) => {
  const { job, owner, chooseFolder, openPrinter, reveal, log } = given;
  let last: { path: string; savedBy: string } | null = null;
  let saving: Saving | null = null;
  const onProgress = (progress: SavingProgress | null): void => {
    if (saving) saving.progress = progress;
    given.onProgress(progress);
  };

  const saveInto = async (folder: string, content: Omit<FolderContent, 'printer'>): Promise<SavedClosing> => {
    const name = basename(folder);
    const savedBy = owner();
    const printer = openPrinter();
    try {
      const { files, total } = await writeFolder(folder, { ...content, printer }, { ...given, onProgress });
      last = { path: folder, savedBy };
      return { folder: name, problem: null, statements: { written: files.length, total } };
    } catch (cause) {
      log.error('A half-month was not saved', cause);
      return { folder: name, problem: diskProblem(cause), statements: { written: 0, total: 0 } };
    } finally {
      printer.close();
      onProgress(null);
    }
  };

  const save = async (
    { words, ...of }: ClosedPeriod & { words: Readonly<Record<string, string>> },
    windowId: number,
    signal: AbortSignal,
  ): Promise<Result<SavedClosing | null>> => {
    const asker = owner();
    const collected = await job.collect(of, signal);
    if (!collected.ok) return collected;
    const parent = await chooseFolder(windowId);
    // Discard the data if another user has logged in while the dialog was open.
    if (parent === null || owner() !== asker) return success(null);
    const { start, end } = collected.data.period;
    const folder = freeFolder(parent, `half-month-${of.country}-${start}_${end}`);
    const word = (key: string): string =>
      Object.hasOwn(words, key) ? (words[key] ?? key) : key.slice(key.indexOf('.') + 1);
    return success(await saveInto(folder, { of, collected: collected.data, word, signal }));
  };

  return {
    /** Ignores a second request while a folder is saved. Closing the window stops the save. */
    save: async (
      wanted: Parameters<typeof save>[0],
      windowId: number,
      signal: AbortSignal,
    ): ReturnType<typeof save> => {
      if (saving) return success(null);
      const [giveUp, ended] = [new AbortController(), Promise.withResolvers<void>()];
      saving = { giveUp, savedBy: owner(), progress: null, ended };
      try {
        return await save(wanted, windowId, AbortSignal.any([signal, giveUp.signal]));
      } finally {
        saving = null;
        ended.resolve();
      }
    },
    stop: (): void => saving?.giveUp.abort(),
    /** Ends the folder when the app quits. The dialog for its place is not waited for. */
    settle: async (): Promise<void> => {
      saving?.giveUp.abort();
      if (saving?.progress) await saving.ended.promise;
    },
    userChanged: (): void => {
      if (saving && saving.savedBy !== owner()) saving.giveUp.abort();
    },
    progress: (): SavingProgress | null => saving?.progress ?? null,
    reveal: (): Result<null> => {
      if (last?.savedBy !== owner() || !existsSync(last.path)) return failure('FILE_GONE');
      reveal(join(last.path, bookName));
      return success(null);
    },
  };
};
export type ClosingFolder = ReturnType<typeof createClosingFolder>;
