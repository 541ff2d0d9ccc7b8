import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkOutcomes, differenceCauses, type PayListDifference } from '#shared/domain/payListDifference.ts';
import { writePrivateFile } from '../platform/privateFiles.ts';

/** More than that are not kept: the oldest go. */
const maxKept = 20_000;
/** While lists are checked one after the other, the file is written so often at most. */
const writeEveryMs = 5000;

const verdictSchema = z.object({
  outcome: z.enum(checkOutcomes),
  differenceCents: z.int(),
  cause: z.enum(differenceCauses).nullable(),
  orderId: z.string().nullable(),
  wrongLines: z.int(),
});
const keptSchema = z.object({
  /** Of whom, on which server: what another person may see is not this one's to know. */
  owner: z.string(),
  /** The entity with the id of the list. */
  list: z.string(),
  /** What the list was when it was checked. */
  version: z.string(),
  checkedAt: z.string(),
  /** null: its lines could not be read. */
  verdict: verdictSchema.nullable(),
});
type Kept = z.infer<typeof keptSchema>;

export type PayListRow = { id: string } & Record<string, unknown>;

/** All of a list that the verdict depends on, besides its lines. */
const versionOf = ({ updatedAt, sum, vat, startDate, endDate }: PayListRow): string =>
  [updatedAt, sum, vat, startDate, endDate].join('|');

interface ChecksOptions {
  folder: string;
  owner: () => string;
  onError: (cause: unknown) => void;
  now?: () => Date;
}

/** What the check of pay lists found, by list and by what the list was then; kept over restarts, each person's own. */
export const openPayListChecks = ({ folder, owner, onError, now = () => new Date() }: ChecksOptions) => {
  const file = join(folder, 'payListChecks.json');
  const keyOf = (entity: string, id: string): string => `${owner()}\n${entity}\n${id}`;
  const put = (checks: Map<string, Kept>, kept: Kept): void => {
    const key = `${kept.owner}\n${kept.list}`;
    // The last to be checked stands last.
    checks.delete(key);
    checks.set(key, kept);
  };
  const read = (): Map<string, Kept> => {
    const checks = new Map<string, Kept>();
    try {
      for (const one of JSON.parse(readFileSync(file, 'utf8')).checks) {
        const kept = keptSchema.safeParse(one).data;
        if (kept) put(checks, kept);
      }
    } catch {
      // Nothing was kept, or nothing that can be read: lists are checked again.
    }
    return checks;
  };
  let loaded: Map<string, Kept> | null = null;
  /** Read when pay lists are first shown (lazy loading): the start of the app does not wait for it. */
  const all = (): Map<string, Kept> => {
    loaded ??= read();
    return loaded;
  };
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const checks = all();
    for (const key of checks.keys()) {
      if (checks.size <= maxKept) break;
      checks.delete(key);
    }
    const text = JSON.stringify({ version: 1, checks: [...checks.values()] });
    writing = writing.then(() => writePrivateFile(file, text)).catch(onError);
    return writing;
  };

  return {
    /** Undefined: not checked. */
    of: (entity: string, row: PayListRow): PayListDifference | undefined => {
      const kept = all().get(keyOf(entity, row.id));
      if (!kept) return undefined;
      const { checkedAt, verdict } = kept;
      if (kept.version !== versionOf(row)) return { outcome: 'changed', checkedAt };
      return verdict ? { ...verdict, checkedAt } : { outcome: 'unread', checkedAt };
    },
    keep: (entity: string, row: PayListRow, verdict: Kept['verdict']): void => {
      const list = `${entity}\n${row.id}`;
      const version = versionOf(row);
      put(all(), { owner: owner(), list, version, checkedAt: now().toISOString(), verdict });
      timer ??= setTimeout(() => void write(), writeEveryMs);
    },
    /** Writes what is not on the disk yet. */
    flush: (): Promise<void> => (timer ? write() : writing),
  };
};
export type PayListChecks = ReturnType<typeof openPayListChecks>;
