import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ClosedPeriod, SavedClosing } from '#shared/ipc/closingRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { diskProblem } from '../exports/diskProblem.ts';
import { writeWholeFile } from '../exports/writeWholeFile.ts';
import type { PayListChecks } from '../payLists/payListChecks.ts';
import type { Log } from '../platform/log.ts';
import { writeClosingBook } from './closingBook.ts';
import type { ClosingJob } from './closingJob.ts';
import type { ClosingStore } from './closingStore.ts';
import { type CollectedClosing, examineClosing, unreadIn } from './collectClosing.ts';

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
  reveal: (path: string) => void;
  log: Log;
}

/** Writes a file and returns its entry in the protocol. */
const writeHashed = async (
  path: string,
  write: (take: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<{ file: string; bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  await writeWholeFile({
    target: path,
    write: ({ take }) =>
      write(async (chunk) => {
        hash.update(chunk);
        bytes += chunk.byteLength;
        await take(chunk);
      }),
  });
  return { file: basename(path), bytes, sha256: hash.digest('hex') };
};

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

/** Folder of a closed half-month: a workbook, and a protocol with the hash of each other file. */
export const createClosingFolder = (options: SaveOptions) => {
  const { job, checks, store, owner, about, chooseFolder, log } = options;
  let last: { path: string; savedBy: string } | null = null;

  const write = async (
    folder: string,
    of: ClosedPeriod,
    collected: CollectedClosing,
    word: (key: string) => string,
  ): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const book = await writeHashed(join(folder, 'summary.xlsx'), (take) =>
      writeClosingBook({ collected, checkOf: checks.of, store, word }, take),
    );
    const protocol = {
      writtenAt: new Date().toISOString(),
      ...about(),
      country: of.country,
      period: collected.period,
      comparedWith: collected.before,
      checks: checksOf(collected, options),
      files: [book],
    };
    await writeHashed(join(folder, 'protocol.json'), (take) =>
      take(Buffer.from(`${JSON.stringify(protocol, null, 2)}\n`)),
    );
  };

  return {
    save: async (
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
      try {
        await write(folder, of, collected.data, word);
        last = { path: folder, savedBy: asker };
        return success({ folder: basename(folder), problem: null });
      } catch (cause) {
        log.error('A half-month was not saved', cause);
        return success({ folder: basename(folder), problem: diskProblem(cause) });
      }
    },
    reveal: (): Result<null> => {
      if (last?.savedBy !== owner() || !existsSync(last.path)) return failure('FILE_GONE');
      options.reveal(join(last.path, 'summary.xlsx'));
      return success(null);
    },
  };
};
export type ClosingFolder = ReturnType<typeof createClosingFolder>;
