import { foldText } from '#shared/domain/foldText.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { valueAt } from '#shared/domain/recordValues.ts';
import type { AppError, Result } from '#shared/ipc/result.ts';

export interface MergedRow {
  id: string;
  [field: string]: unknown;
}

type SortKey = string | number | null;

/** What a list is ordered by where the field holds a person. */
const nameOf = ({ fullName, firstName, lastName }: Record<string, unknown>): string =>
  typeof fullName === 'string'
    ? fullName
    : [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ');

export const sortKeyOf = (value: unknown): SortKey => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return foldText(typeof value === 'object' ? nameOf(value as Record<string, unknown>) : String(value));
};

/** The server's order: what has no value is less than anything, texts compare without case and accents. */
export const compareKeys = (one: SortKey, other: SortKey): number => {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
};

type ReadRows = (page: { page: number; size: number }) => Promise<Result<MergedRow[]>>;

/** Larger answers would make the first rows of a page wait for the last ones. */
const maxAtOnce = 1000;

/**
 * The rows of one list, one after the other, read as far as they are wanted. Each reading asks for as many rows as there
 * were before it, so that few are needed however deep one goes, and each is a page of its size.
 */
const createStream = (read: ReadRows, keyOf: (row: MergedRow) => SortKey, firstSize: number) => {
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
    // A server that gives fewer at once than it is asked for counts its pages by what it gives.
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
    // Lists change while they are read: a row may have slid to the next page.
    waiting = rows.filter(({ id }) => !known.has(id)).map((row) => ({ row, key: keyOf(row) }));
    for (const { row } of waiting) known.add(row.id);
    next = 0;
  };

  return {
    /** Until it has a row to compare, or none is left. */
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
 * Lists with one order, read as one (k-way merge): each is read only as far as its rows are wanted. Rows that are equal in
 * the order stand as their lists do, so that a page is the same however it is read.
 */
export const mergeLists = (
  lists: readonly { name: string; read: ReadRows }[],
  sort: NonNullable<ListQuery['sort']>,
  firstSize: number,
) => {
  const sign = sort.order === 'desc' ? -1 : 1;
  const keyOf = (row: MergedRow): SortKey => sortKeyOf(valueAt(row, sort.field));
  const streams = lists.map(({ name, read }) => ({ name, ...createStream(read, keyOf, firstSize) }));

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
    /** The next rows; fewer than asked for where the lists end. */
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
    /** Of all lists together, as far as they could be read. */
    total: (): number => streams.reduce((sum, stream) => sum + stream.total(), 0),
    failed: (): { name: string; error: AppError }[] =>
      streams.flatMap(({ name, error }) => {
        const found = error();
        return found ? [{ name, error: found }] : [];
      }),
  };
};
