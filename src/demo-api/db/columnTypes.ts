/** `'id name'` → `'id' | 'name'` */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Several columns of one type: `columns('TEXT', 'address website')`. */
export const columns = <const Sql extends string, const Names extends string>(
  sql: Sql,
  names: Names,
): { [Name in Words<Names>]: Sql } =>
  Object.fromEntries(names.split(' ').map((name) => [name, sql])) as { [Name in Words<Names>]: Sql };

/** Shorthands of the table definitions. */
export const text = 'TEXT NOT NULL';
/** A flag, and any whole number or cents that start at nothing. */
export const flag = 'INTEGER NOT NULL DEFAULT 0';
export const id = 'TEXT PRIMARY KEY';
export const managed = columns(text, 'createdAt updatedAt');
