import { cityField } from '#shared/domain/allCities.ts';
import type { UnreadCity } from '#shared/ipc/result.ts';
import type { Row } from '../entityCalls.ts';

export interface ListPageData {
  rows: readonly Row[];
  total: number;
  /** Of a list of all cities: those whose rows are missing. */
  unread: readonly UnreadCity[];
  /** It came by itself, not because somebody asked for it: nothing may move. */
  isLive: boolean;
}

/** Without the copies that react-query's own comparison makes: it looks at each field of each row at every refresh. */
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

/** Whether two lists hold the same items in the same order. */
export const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/**
 * Structural sharing by id: a row that is equal stays the same object wherever in the list it stands now, so that it is
 * not drawn again; where all of them are, so does the answer. What was asked for by a person always counts as new after
 * what came by itself.
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

/** Where in its list a page stands: what is missing at an edge that has a neighbour may have slid over it. */
interface PageEdges {
  isFirst: boolean;
  /** Whether pages followed when the rows were shown, and whether they do now. */
  hadNext: boolean;
  hasNext: boolean;
  /** Nobody knows whether rows of these cities are still there. */
  unread: readonly UnreadCity[];
}

export interface MergedRows {
  /** The rows that are shown, in the order in which they are shown, with the values that came. */
  rows: readonly Row[];
  /** The ids of those that are no longer among the answered ones, and have not just slid to another page. */
  left: ReadonlySet<string>;
  /** How many that fit the list are not shown. */
  waiting: number;
  /** Rows as they were before this answer changed them, by id. */
  before: ReadonlyMap<string, Row>;
}

/** The places of rows that both sides have: from the first to the last. */
const spanOf = (rows: readonly Row[], others: ReadonlyMap<string, Row>): [first: number, last: number] => [
  rows.findIndex(({ id }) => others.has(id)),
  rows.findLastIndex(({ id }) => others.has(id)),
];

/** Merges what is shown with what came, so that no row moves, comes or goes. */
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
