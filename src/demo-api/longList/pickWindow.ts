import type { RowOrder } from './columnValues.ts';

export interface Window {
  direction: 'asc' | 'desc';
  offset: number;
  size: number;
}

type Compare = (leftKey: number, left: number, rightKey: number, right: number) => number;

/** Rows beside their keys, to be moved about together. */
interface Keyed {
  rows: Uint32Array;
  keys: Float64Array;
}

const swap = <Values extends Uint32Array | Float64Array>(
  values: Values,
  left: number,
  right: number,
): void => {
  const value = values[left] ?? 0;
  values[left] = values[right] ?? 0;
  values[right] = value;
};

/** Moves the smaller rows of a part to its left (Hoare): from `left` on are the larger ones, up to `right` the others. */
const divide = ({ rows, keys }: Keyed, compare: Compare, low: number, high: number) => {
  const middle = (low + high) >>> 1;
  const key = keys[middle] ?? 0;
  const row = rows[middle] ?? 0;
  let left = low;
  let right = high;
  while (left <= right) {
    while (compare(keys[left] ?? 0, rows[left] ?? 0, key, row) < 0) left += 1;
    while (compare(key, row, keys[right] ?? 0, rows[right] ?? 0) < 0) right -= 1;
    if (left > right) break;
    swap(keys, left, right);
    swap(rows, left, right);
    left += 1;
    right -= 1;
  }
  return { left, right };
};

/** A quicksort that leaves every part alone in which nothing of the window lies. */
const sortWindow = (keyed: Keyed, compare: Compare, start: number, end: number): void => {
  const parts = [{ low: 0, high: keyed.rows.length - 1 }];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { low, high } = part;
    if (low >= high || high < start || low >= end) continue;
    const { left, right } = divide(keyed, compare, low, high);
    parts.push({ low, high: right }, { low: left, high });
  }
};

/** The rows whose keys are within these bounds, and how many rows have a smaller key. */
const within = ({ rows, keys }: Keyed, first: number, last: number): Keyed & { before: number } => {
  const chosen: Keyed = { rows: new Uint32Array(rows.length), keys: new Float64Array(rows.length) };
  let count = 0;
  let before = 0;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0;
    if (key < first) before += 1;
    if (key < first || key > last) continue;
    chosen.rows[count] = rows[index] ?? 0;
    chosen.keys[count] = key;
    count += 1;
  }
  return { rows: chosen.rows.subarray(0, count), keys: chosen.keys.subarray(0, count), before };
};

/**
 * The rows that a sorted list would show from `offset` on. Only the part around the window is put in order, so a page
 * in the middle of a long list costs as little as the first one. The array of rows is put in another order.
 */
export const pickWindow = (
  rows: Uint32Array,
  { keyOf, tie }: RowOrder,
  { direction, offset, size }: Window,
): number[] => {
  const end = Math.min(offset + size, rows.length);
  if (offset >= end) return [];
  const sign = direction === 'asc' ? 1 : -1;
  const keys = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) keys[index] = sign * keyOf(rows[index] ?? 0);

  const byKeyAnd =
    (compareRows: (left: number, right: number) => number): Compare =>
    (leftKey, left, rightKey, right) => {
      if (leftKey !== rightKey) return leftKey < rightKey ? -1 : 1;
      return sign * compareRows(left, right);
    };
  const all = { rows, keys };
  sortWindow(
    all,
    byKeyAnd((left, right) => left - right),
    offset,
    end,
  );
  if (!tie) return [...rows.subarray(offset, end)];

  // Ties are slow to decide, so only rows with a key of the window are compared by them.
  const { before, ...rivals } = within(all, keys[offset] ?? 0, keys[end - 1] ?? 0);
  const byTie = byKeyAnd((left, right) => tie(left, right) || left - right);
  sortWindow(rivals, byTie, offset - before, end - before);
  return [...rivals.rows.subarray(offset - before, end - before)];
};
