import type { AppError, Result } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { personName } from '#shared/rules/personName.ts';
import { valueAt } from '#shared/rules/recordValues.ts';
import { foldText } from '#shared/text/foldText.ts';

export interface MergedRow {
  id: string;
  [field: string]: unknown;
}

type SortKey = string | number | null;

export const sortKeyOf = (value: unknown): SortKey => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  // Servers sort references to people by full name.
  return foldText(typeof value === 'object' ? personName(value) : String(value));
};

/** Collation of the server: empty values first, text without case and accents. */
export const compareKeys = (one: SortKey, other: SortKey): number => {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
};

type ReadRows = (page: { page: number; size: number }) => Promise<Result<MergedRow[]>>;

/** Page size limit: larger pages would delay the first rows. */
const maxAtOnce = 1000;

/**
 * Lazy reader of one list. The page size doubles with each read, so that deep pages need few requests, and
 * every read is a valid page of its size.
 */
const createStream = (read: ReadRows, rowKey: (row: MergedRow) => SortKey, firstSize: number) => {
  const known = new Set<string>();
  let waiting: { row: MergedRow; key: SortKey }[] = [];
  let next = 0;
  let size = firstSize;
  let offset = 0;
  let total = 0;
  let isEnded = false;
  let isCapped = false;
  let error: AppError | null = null;

  const fill = async (): Promise<void> => {
    const mayGrow = !isCapped && offset === 2 * size && offset <= maxAtOnce;
    const asked = mayGrow ? offset : size;
    const answer = await read({ page: offset / asked + 1, size: asked });
    if (!answer.ok) {
      error = answer.error;
      isEnded = true;
      return;
    }
    const { data: rows } = answer;
    total = answer.total ?? Math.max(total, rows.length);
    const isShort = rows.length < Math.min(asked, total - offset);
    // A server that caps the page size numbers its pages by the capped size.
    if (mayGrow && (isShort || rows.some(({ id }) => known.has(id)))) {
      isCapped = true;
      return fill();
    }
    size = asked;
    if (offset === 0 && isShort && rows.length > 0) {
      isCapped = true;
      size = rows.length;
    }
    offset += size;
    isEnded = offset >= total || rows.length === 0;
    // A row may move to the next page when the list changes between reads. Drop duplicates.
    waiting = rows.filter(({ id }) => !known.has(id)).map((row) => ({ row, key: rowKey(row) }));
    for (const { row } of waiting) known.add(row.id);
    next = 0;
  };

  return {
    /** Needs another read before its next row is known. */
    isDry: (): boolean => next >= waiting.length && !isEnded,
    fill,
    head: (): SortKey | undefined => waiting[next]?.key,
    shift: (): MergedRow | undefined => waiting[next++]?.row,
    total: (): number => total,
    error: (): AppError | null => error,
  };
};

export type MergedLists = ReturnType<typeof mergeLists>;

/**
 * K-way merge of lists with the same order, each read only as far as needed. Rows with equal keys keep the
 * order of the lists, so that pages are stable.
 */
export const mergeLists = (
  lists: readonly { name: string; read: ReadRows }[],
  sort: NonNullable<ListQuery['sort']>,
  firstSize: number,
) => {
  const sign = sort.order === 'desc' ? -1 : 1;
  const rowKey = (row: MergedRow): SortKey => sortKeyOf(valueAt(row, sort.field));
  const streams = lists.map(({ name, read }) => ({ name, ...createStream(read, rowKey, firstSize) }));

  const first = () => {
    let best: (typeof streams)[number] | null = null;
    for (const stream of streams) {
      const head = stream.head();
      const bestHead = best?.head();
      if (head === undefined) continue;
      if (bestHead === undefined || sign * compareKeys(head, bestHead) < 0) best = stream;
    }
    return best;
  };

  return {
    /** Next rows; fewer than `count` at the end. */
    take: async (count: number): Promise<MergedRow[]> => {
      const rows: MergedRow[] = [];
      while (rows.length < count) {
        const dry = streams.filter((stream) => stream.isDry());
        if (dry.length > 0) {
          await Promise.all(dry.map((stream) => stream.fill()));
          continue;
        }
        const row = first()?.shift();
        if (!row) break;
        rows.push(row);
      }
      return rows;
    },
    total: (): number => streams.reduce((sum, stream) => sum + stream.total(), 0),
    failed: (): { name: string; error: AppError }[] =>
      streams.flatMap(({ name, error }) => {
        const found = error();
        return found ? [{ name, error: found }] : [];
      }),
  };
};
