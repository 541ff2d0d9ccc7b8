import { createHash } from 'node:crypto';
import type { LiveAnswer } from '#shared/ipc/events.ts';
import type { UnreadCity } from '#shared/ipc/result.ts';
import { differenceOf, type Fingerprints } from '#shared/query/listDifference.ts';

/** A window reports the answer that it shows within a fraction of a second. */
const rememberedMs = 10_000;
const maxRows = 10_000;

export interface Answer {
  data: unknown;
  total?: number;
  unread?: readonly UnreadCity[];
}

/**
 * Fingerprints (hashes) of the answer that a window has. Rows are not stored: they may be large and personal.
 */
export interface Known {
  version: number;
  /** Hash per row; `null`: the answer has no rows with unique ids. */
  rows: Fingerprints | null;
  rest: string;
}

const fingerprint = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('base64');

type Row = { id: string };

const listRows = (data: unknown): readonly Row[] | null => {
  if (!Array.isArray(data)) return null;
  const ids = new Set(data.map((row: Partial<Row> | null) => row?.id));
  return ids.size === data.length && [...ids].every((id) => typeof id === 'string') ? data : null;
};

const rememberedOf = (version: number, { data, total = null, unread = [] }: Required<News>): Known => {
  const rows = listRows(data);
  return {
    version,
    rows: rows && new Map(rows.map((row) => [row.id, fingerprint(row)])),
    rest: fingerprint([total, unread, rows ? null : data]),
  };
};

type News = Pick<LiveAnswer, 'total' | 'unread'> & { data: unknown };

/** Difference between two answers; `null`: unchanged. Without a common base, the full answer. */
const newsFor = (known: Known | null, now: Known, news: News): LiveAnswer | null => {
  const { data, ...rest } = news;
  const rows = listRows(data);
  if (!known?.rows || !now.rows || !rows)
    return known?.rest === now.rest && known.rows === now.rows
      ? null
      : { version: now.version, ...rest, data };
  const difference = differenceOf(known.rows, now.rows, rows);
  if (!difference && known.rest === now.rest) return null;
  return {
    version: now.version,
    ...rest,
    base: known.version,
    difference: difference ?? { order: null, rows: [] },
  };
};

/**
 * Numbers answers, so that main and windows can refer to the same base and later answers contain only the
 * changed rows.
 */
export const createAnswerVersions = (now: () => number) => {
  let last = 0;
  /** Recent answers of windows. Hashed only when a window reports that it shows one. */
  const given = new Map<number, { answer: News | Known; at: number }>();

  const prune = (): void => {
    let rows = 0;
    for (const [version, { answer, at }] of [...given].toReversed()) {
      rows += 'data' in answer && Array.isArray(answer.data) ? answer.data.length : 1;
      if (now() - at > rememberedMs || rows > maxRows) given.delete(version);
    }
  };

  return {
    give: ({ data, total, unread }: Answer): number => {
      last += 1;
      given.set(last, { answer: { data, total: total ?? null, unread: unread ?? [] }, at: now() });
      prune();
      return last;
    },
    known: (version: number): Known | null => {
      const found = given.get(version);
      if (!found) return null;
      const { answer, at } = found;
      const known = 'version' in answer ? answer : rememberedOf(version, answer);
      given.set(version, { answer: known, at });
      return known;
    },
    /** Next answer to a query, with the difference for each window. */
    next: ({ data, total, unread }: Answer) => {
      last += 1;
      const news = { data, total: total ?? null, unread: unread ?? [] };
      const known = rememberedOf(last, news);
      return { known, newsFor: (window: Known | null) => newsFor(window, known, news) };
    },
    prune,
    forget: (): void => given.clear(),
  };
};
