import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkOutcomes, differenceCauses, type PayListDifference } from '#shared/rules/payListDifference.ts';
import { writePrivateFile } from '../platform/privateFiles.ts';

/** Limit of stored results; the oldest are dropped. */
const maxChecks = 20_000;
/** Throttle for writing the file while lists are checked. */
const writeEveryMs = 5000;

const verdictSchema = z.object({
  outcome: z.enum(checkOutcomes),
  differenceCents: z.int(),
  cause: z.enum(differenceCauses).nullable(),
  orderId: z.string().nullable(),
  wrongLines: z.int(),
});
const checkSchema = z.object({
  /** Key of user and server: users may see different lists. */
  owner: z.string(),
  /** Entity and id of the list. */
  list: z.string(),
  version: z.string(),
  checkedAt: z.string(),
  /** `null`: the lines could not be read. */
  verdict: verdictSchema.nullable(),
});
type PersistedCheck = z.infer<typeof checkSchema>;

export type PayListRow = { id: string } & Record<string, unknown>;

/** Fields of the list that affect the result, besides its lines. */
export const versionOf = ({ updatedAt, sum, vat, startDate, endDate }: PayListRow): string =>
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
  const checkKey = (entity: string, id: string): string => `${owner()}\n${entity}\n${id}`;
  const put = (checks: Map<string, PersistedCheck>, persisted: PersistedCheck): void => {
    const key = `${persisted.owner}\n${persisted.list}`;
    // Reinsert, so that the map is ordered by time.
    checks.delete(key);
    checks.set(key, persisted);
  };
  const read = (): Map<string, PersistedCheck> => {
    const checks = new Map<string, PersistedCheck>();
    try {
      for (const one of JSON.parse(readFileSync(file, 'utf8')).checks) {
        const persisted = checkSchema.safeParse(one).data;
        if (persisted) put(checks, persisted);
      }
    } catch {
      // Missing or unreadable file: lists are checked again.
    }
    return checks;
  };
  let loaded: Map<string, PersistedCheck> | null = null;
  /** Lazy, so that the start of the app does not wait for the file. */
  const all = (): Map<string, PersistedCheck> => {
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
      if (checks.size <= maxChecks) break;
      checks.delete(key);
    }
    const text = JSON.stringify({ version: 1, checks: [...checks.values()] });
    writing = writing.then(() => writePrivateFile(file, text)).catch(onError);
    return writing;
  };

  return {
    /** `undefined`: not checked yet. */
    of: (entity: string, row: PayListRow): PayListDifference | undefined => {
      const persisted = all().get(checkKey(entity, row.id));
      if (!persisted) return undefined;
      const { checkedAt, verdict } = persisted;
      if (persisted.version !== versionOf(row)) return { outcome: 'changed', checkedAt };
      return verdict ? { ...verdict, checkedAt } : { outcome: 'unread', checkedAt };
    },
    keep: (entity: string, row: PayListRow, verdict: PersistedCheck['verdict']): void => {
      const list = `${entity}\n${row.id}`;
      const version = versionOf(row);
      put(all(), { owner: owner(), list, version, checkedAt: now().toISOString(), verdict });
      timer ??= setTimeout(() => void write(), writeEveryMs);
    },
    flush: (): Promise<void> => (timer ? write() : writing),
  };
};
export type PayListChecks = ReturnType<typeof openPayListChecks>;
