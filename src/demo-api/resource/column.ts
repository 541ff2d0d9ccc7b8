export type ColumnKind =
  | 'id'
  | 'text'
  | 'phone'
  | 'choice'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'boolean'
  | 'instant'
  | 'date'
  | 'json';

/** Another table that gives columns to a list, found by one of its own keys. */
export interface Join {
  table: string;
  alias: string;
  /** The key on our side, such as `t.customerId`. */
  key: string;
}

/** A field that the API can show, filter and sort. */
export interface Column {
  kind: ColumnKind;
  /** Over the alias `t` of the table, or over the join's. */
  sql: string;
  join?: Join;
  /** For periods: a range's upper end is compared with this instead. */
  upperSql?: string;
  /** Only for filters: not part of the record. */
  filterOnly?: boolean;
  /** Not to filter or sort by. */
  shownOnly?: boolean;
}
export type Columns = Readonly<Record<string, Column>>;

/** Columns of the table itself, named as on the wire. */
export const own = <const Kinds extends Readonly<Record<string, ColumnKind>>>(
  kinds: Kinds,
): { [Name in keyof Kinds]: Column } =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { kind, sql: `t."${name}"` }])) as {
    [Name in keyof Kinds]: Column;
  };

/** What a record keeps as JSON and only shows. */
export const shownJson = (name: string): Column => ({ kind: 'json', sql: `t."${name}"`, shownOnly: true });

export const joined = (join: Join, kind: ColumnKind, sql: string): Column => ({ kind, sql, join });

export const joinClauses = (columns: readonly Column[]): string => {
  const joins = new Map(columns.flatMap(({ join }) => (join ? [[join.alias, join] as const] : [])));
  return [...joins.values()]
    .map(({ table, alias, key }) => ` LEFT JOIN ${table} ${alias} ON ${alias}.id = ${key}`)
    .join('');
};

export const managedColumns = own({ id: 'id', createdAt: 'instant', updatedAt: 'instant' });

/** The column that a list may be filtered or sorted by under this name, if there is one. */
export const askedColumn = (columns: Columns, name: string): Column | undefined => {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column?.shownOnly ? undefined : column;
};
