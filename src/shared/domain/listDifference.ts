interface Identified {
  id: string;
}

/** What makes the rows that somebody has the rows that there are now. */
export interface ListDifference<Row extends Identified = Identified> {
  /** All ids in their order; null: the same rows in the same order. */
  order: readonly string[] | null;
  /** Those that are other than before, or new. */
  rows: readonly Row[];
}

/** Of each row what is the same as long as the row is, by id, in the order of the list. */
export type Fingerprints = ReadonlyMap<string, string>;

const isSameOrder = (one: Fingerprints, other: Fingerprints): boolean => {
  const ids = [...other.keys()];
  return one.size === ids.length && [...one.keys()].every((id, index) => id === ids[index]);
};

/** Null: nothing differs. */
export const differenceOf = <Row extends Identified>(
  known: Fingerprints,
  now: Fingerprints,
  rows: readonly Row[],
): ListDifference<Row> | null => {
  const changed = rows.filter(({ id }) => known.get(id) !== now.get(id));
  const order = isSameOrder(known, now) ? null : [...now.keys()];
  return order === null && changed.length === 0 ? null : { order, rows: changed };
};

/** Every row that did not change stays the same object. */
export const applyDifference = <Row extends Identified>(
  rows: readonly Row[],
  { order, rows: changed }: ListDifference<Row>,
): readonly Row[] => {
  const news = new Map(changed.map((row) => [row.id, row]));
  if (order === null) return rows.map((row) => news.get(row.id) ?? row);
  const known = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap((id) => news.get(id) ?? known.get(id) ?? []);
};
