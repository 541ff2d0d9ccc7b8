import type { ColumnOf, TableName, tables } from './tables.ts';

type Definition<Table extends TableName, Column extends ColumnOf<Table>> = (typeof tables)[Table][Column];
type Base<Sql> = Sql extends `BLOB${string}`
  ? Uint8Array
  : Sql extends `INTEGER${string}` | `REAL${string}`
    ? number
    : string;
type Nullable<Sql> = Sql extends `${string}NOT NULL${string}` | `${string}PRIMARY KEY${string}`
  ? never
  : null;

/** A row of a table, read off its definition. */
export type Row<Table extends TableName> = {
  [Column in ColumnOf<Table>]: Base<Definition<Table, Column>> | Nullable<Definition<Table, Column>>;
};
