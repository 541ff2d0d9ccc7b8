/** `'id name'` → `'id' | 'name'` */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Several columns of the same type: `columns('TEXT', 'address website')`. */
export const columns = <const Sql extends string, const Names extends string>(
  sql: Sql,
  names: Names,
): { [Name in Words<Names>]: Sql } =>
  Object.fromEntries(names.split(' ').map((name) => [name, sql])) as { [Name in Words<Names>]: Sql };

export const text = 'TEXT NOT NULL';
/** Boolean, count or amount in cents; default 0. */
export const flag = 'INTEGER NOT NULL DEFAULT 0';
export const id = 'TEXT PRIMARY KEY';
export const managed = columns(text, 'createdAt updatedAt');
