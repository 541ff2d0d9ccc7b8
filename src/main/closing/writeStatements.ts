import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import { numberedFileName, safeFileName } from '#shared/text/fileNames.ts';
import { shortenText } from '#shared/text/shortenText.ts';
import { cityOf, payeeTypeOf } from '../payLists/payListLines.ts';
import type { CollectedClosing } from './collectClosing.ts';
import { type HashedFile, writeHashed } from './hashedFile.ts';
import { nameIn, rowsIn } from './readClosing.ts';

export interface StatementOf {
  entity: PayListEntity;
  country: string;
  city: string;
  id: string;
}

/** Shows statements out of sight, one after the other. */
export interface StatementPrinter {
  /** The statement as a PDF file; `null`: it could not be shown or printed. */
  print: (list: StatementOf, signal: AbortSignal) => Promise<Uint8Array | null>;
  /** False once its window is gone, because the app quits or the page has crashed. */
  isOpen: () => boolean;
  close: () => void;
}

/** Statements that fail in a row before the others are not tried. */
const maxFailures = 3;
/** Leaves room for the period within the limit of a file's name. */
const maxPayee = 160;
const subfolder = 'statements';

interface Statement extends StatementOf {
  payee: string;
  file: string;
}

/** Statements of all lists, in files named like a single one. */
const statementsOf = (
  { sorts, period, closing }: CollectedClosing,
  word: (key: string) => string,
): Statement[] => {
  const taken = new Map<string, number>();
  return rowsIn(sorts).map(({ query, row }) => {
    const payee = nameIn(row, payeeTypeOf(query.entity));
    const title = `${word('statement')} ${shortenText(payee, maxPayee)} ${period.start}_${period.end}`;
    const name = safeFileName(title, 'pdf');
    // Some file systems ignore case.
    const key = name.toLowerCase();
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return {
      ...{ entity: query.entity, country: closing.country, city: cityOf(query, row), id: row.id, payee },
      file: `${subfolder}/${numberedFileName(name, count)}`,
    };
  });
};

export interface WrittenStatements {
  total: number;
  /** `stopped`: by the user, or with the window. `failed`: several in a row could not be printed. */
  outcome: 'complete' | 'stopped' | 'failed';
  files: (HashedFile & { payList: string })[];
  /** Lists that were tried in vain. */
  failed: { payList: string; payee: string }[];
}

interface StatementsOptions {
  folder: string;
  collected: CollectedClosing;
  word: (key: string) => string;
  printer: StatementPrinter;
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

/** Writes a statement per pay list, one after the other. Names those that cannot be printed. */
export const writeStatements = async ({
  folder,
  collected,
  word,
  printer,
  signal,
  onProgress,
}: StatementsOptions): Promise<WrittenStatements> => {
  const statements = statementsOf(collected, word);
  const total = statements.length;
  const written: WrittenStatements = { total, outcome: 'complete', files: [], failed: [] };
  let failures = 0;
  for (const [done, { payee, file, ...list }] of statements.entries()) {
    onProgress({ done, total });
    const bytes = signal.aborted ? null : await printer.print(list, signal);
    if (signal.aborted || !printer.isOpen()) return { ...written, outcome: 'stopped' };
    if (bytes) {
      await mkdir(join(folder, subfolder), { recursive: true });
      const entry = await writeHashed(folder, file, (take) => take(bytes));
      written.files.push({ ...entry, payList: list.id });
      failures = 0;
      continue;
    }
    written.failed.push({ payList: list.id, payee });
    failures += 1;
    if (failures === maxFailures) return { ...written, outcome: 'failed' };
  }
  return written;
};
