import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkOutcomes, differenceCauses, type PayListDifference } from '#shared/domain/payListDifference.ts';
import { writePrivateFile } from '../platform/privateFiles.ts';

/** Limit of stored results; the oldest are dropped. */
const maxKept = 20_000;
/** Throttle for writing the file while lists are checked. */
const writeEveryMs = 5000;

const verdictSchema = z.object({
  outcome: z.enum(checkOutcomes),
  differenceCents: z.int(),
  cause: z.enum(differenceCauses).nullable(),
  orderId: z.string().nullable(),
  wrongLines: z.int(),
});
const keptSchema = z.object({
  /** Key of user and server: users may see different lists. */
  owner: z.string(),
  /** Entity and id of the list. */
  list: z.string(),
  version: z.string(),
  checkedAt: z.string(),
  /** `null`: the lines could not be read. */
  verdict: verdictSchema.nullable(),
});
type Kept = z.infer<typeof keptSchema>;

export type PayListRow = { id: string } & Record<string, unknown>;

/** Fields of the list that affect the result, besides its lines. */
const versionOf = ({ updatedAt, sum, vat, startDate, endDate }: PayListRow): string =>
  [updatedAt, sum, vat, startDate, endDate].join('|');

interface ChecksOptions {
  folder: string;
  owner: () => string;
  onError: (cause: unknown) => void;
  now?: () => Date;
}

/** Results of pay list checks by list and version. Persisted, separately for each user. */
export const openPayListChecks = ({ folder, owner, onError, now = () => new Date() }: ChecksOptions) => {
  const file = join(folder, 'payListChecks.json');
  const keyOf = (entity: string, id: string): string => `${owner()}\n${entity}\n${id}`;
  const put = (checks: Map<string, Kept>, kept: Kept): void => {
    const key = `${kept.owner}\n${kept.list}`;
    // Reinsert, so that the map is ordered by time.
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
      // Missing or unreadable file: lists are checked again.
    }
    return checks;
  };
  let loaded: Map<string, Kept> | null = null;
  /** Lazy, so that the start of the app does not wait for the file. */
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
    /** `undefined`: not checked yet. */
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
    flush: (): Promise<void> => (timer ? write() : writing),
  };
};
export type PayListChecks = ReturnType<typeof openPayListChecks>;
