export type ColumnType =
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

/** Table joined into a list by its id. */
export interface Join {
  table: string;
  alias: string;
  /** Foreign key, such as `t.customerId`. */
  key: string;
}

/** Field that the API can show, filter and sort. */
export interface Column {
  type: ColumnType;
  /** Expression over the alias `t` of the table, or the join's alias. */
  sql: string;
  join?: Join;
  /** Upper bound of periods, compared with the end of a range filter. */
  upperSql?: string;
  /** Only for filters, not part of the record. */
  filterOnly?: boolean;
  /** Cannot be filtered or sorted by. */
  shownOnly?: boolean;
}
export type Columns = Readonly<Record<string, Column>>;

/** Columns of the table itself, with the API's names. */
export const own = <const Types extends Readonly<Record<string, ColumnType>>>(
  types: Types,
): { [Name in keyof Types]: Column } =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type, sql: `t."${name}"` }])) as {
    [Name in keyof Types]: Column;
  };

export const shownJson = (name: string): Column => ({ type: 'json', sql: `t."${name}"`, shownOnly: true });

export const joined = (join: Join, type: ColumnType, sql: string): Column => ({ type, sql, join });

export const joinClauses = (columns: readonly Column[]): string => {
  const joins = new Map(columns.flatMap(({ join }) => (join ? [[join.alias, join] as const] : [])));
  return [...joins.values()]
    .map(({ table, alias, key }) => ` LEFT JOIN ${table} ${alias} ON ${alias}.id = ${key}`)
    .join('');
};

export const managedColumns = own({ id: 'id', createdAt: 'instant', updatedAt: 'instant' });

/** Column for filtering or sorting under this name, if any. */
export const askedColumn = (columns: Columns, name: string): Column | undefined => {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column?.shownOnly ? undefined : column;
};
