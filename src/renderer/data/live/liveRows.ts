import type { UnreadCity } from '#shared/ipc/result.ts';
import { cityField } from '#shared/rules/allCities.ts';
import type { Row } from '../entityCalls.ts';

export interface ListPageData {
  rows: readonly Row[];
  total: number;
  /** All-cities lists only: cities whose rows are missing. */
  unread: readonly UnreadCity[];
  /** True for pushed answers, which may not move rows; false for answers that the user asked for. */
  isLive: boolean;
}

/**
 * Deep comparison without the copies that TanStack's `replaceEqualDeep` makes of every row at every refresh.
 */
const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        isEqual((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
};

export const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/**
 * Structural sharing by id: an equal row keeps its object identity at any index, so
 * it is not rendered again. If all rows are equal, the old answer is returned,
 * except for a requested answer after a pushed one, which always counts as new.
 */
export const shareRows = (before: ListPageData | undefined, answer: ListPageData): ListPageData => {
  if (!before) return answer;
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const rows = answer.rows.map((row) => {
    const same = known.get(row.id);
    return same && isEqual(same, row) ? same : row;
  });
  const isSame = sameItems(rows, before.rows);
  const isWhole = isEqual(answer.unread, before.unread);
  if (isSame && isWhole && answer.total === before.total && (answer.isLive || !before.isLive)) return before;
  return { ...answer, rows: isSame ? before.rows : rows };
};

/** Neighbours of a page. Rows missing at an edge with a neighbour may have moved to the next page. */
interface PageEdges {
  isFirst: boolean;
  /** Whether a next page existed when the rows were shown, and whether it exists in the new answer. */
  hadNext: boolean;
  hasNext: boolean;
  /** Cities without an answer: their rows may still exist. */
  unread: readonly UnreadCity[];
}

export interface MergedRows {
  /** Visible rows in their present order, with the new values. */
  rows: readonly Row[];
  /** Ids of rows that are gone from the list and did not move to another page. */
  left: ReadonlySet<string>;
  /** Number of new rows in the answer that are not shown yet. */
  waiting: number;
  /** Previous version of each changed row, by id. */
  before: ReadonlyMap<string, Row>;
}

const spanOf = (rows: readonly Row[], others: ReadonlyMap<string, Row>): [first: number, last: number] => [
  rows.findIndex(({ id }) => others.has(id)),
  rows.findLastIndex(({ id }) => others.has(id)),
];

/** Merges a pushed answer into the visible rows without moving, adding or removing a row. */
export const mergeRows = (
  shown: readonly Row[],
  answered: readonly Row[],
  { isFirst, hadNext, hasNext, unread }: PageEdges,
): MergedRows => {
  const answers = new Map(answered.map((row) => [row.id, row]));
  const known = new Map(shown.map((row) => [row.id, row]));
  const [first, last] = spanOf(shown, answers);
  const [firstAnswer, lastAnswer] = spanOf(answered, known);

  const changed = shown.filter((row) => (answers.get(row.id) ?? row) !== row);
  const unknown = new Set<unknown>(unread.map(({ city }) => city));
  const hasLeft = ({ id, [cityField]: city }: Row, index: number): boolean =>
    !answers.has(id) && !unknown.has(city) && (index > last ? !hasNext : index > first || isFirst);
  const isNew = ({ id }: Row, index: number): boolean => {
    if (known.has(id)) return false;
    if (firstAnswer < 0 || index < firstAnswer) return isFirst;
    return index < lastAnswer || !hadNext;
  };
  return {
    rows: changed.length === 0 ? shown : shown.map((row) => answers.get(row.id) ?? row),
    left: new Set(shown.filter(hasLeft).map(({ id }) => id)),
    waiting: answered.filter(isNew).length,
    before: new Map(changed.map((row) => [row.id, row])),
  };
};
