interface Identified {
  id: string;
}

/** Difference between the rows that a window has and the current rows. */
export interface ListDifference<Row extends Identified = Identified> {
  /** All ids in order; `null`: same rows in the same order. */
  order: readonly string[] | null;
  /** Changed and new rows. */
  rows: readonly Row[];
}

/** Fingerprint per row id, in list order. It is equal as long as the row is unchanged. */
export type Fingerprints = ReadonlyMap<string, string>;

const isSameOrder = (one: Fingerprints, other: Fingerprints): boolean => {
  const ids = [...other.keys()];
  return one.size === ids.length && [...one.keys()].every((id, index) => id === ids[index]);
};

/** `null`: no difference. */
export const differenceOf = <Row extends Identified>(
  known: Fingerprints,
  now: Fingerprints,
  rows: readonly Row[],
): ListDifference<Row> | null => {
  const changed = rows.filter(({ id }) => known.get(id) !== now.get(id));
  const order = isSameOrder(known, now) ? null : [...now.keys()];
  return order === null && changed.length === 0 ? null : { order, rows: changed };
};

/** Unchanged rows keep their object identity. */
export const applyDifference = <Row extends Identified>(
  rows: readonly Row[],
  { order, rows: changed }: ListDifference<Row>,
): readonly Row[] => {
  const news = new Map(changed.map((row) => [row.id, row]));
  if (order === null) return rows.map((row) => news.get(row.id) ?? row);
  const known = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap((id) => news.get(id) ?? known.get(id) ?? []);
};
