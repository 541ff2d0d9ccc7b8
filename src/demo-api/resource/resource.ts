import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { TableName } from '../db/tables.ts';
import type { FieldErrors } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import type { Columns } from './column.ts';
import type { Fields } from './fields.ts';

/** A record as it is written: column → value as SQLite keeps it. */
export type Values = Readonly<Record<string, SQLInputValue>>;
export type WireRecord = Record<string, unknown>;

/** Which rows a caller's path names. */
export type ScopeLevel = 'global' | 'country' | 'city';

export interface Resource {
  table: TableName;
  /** What one record is called in messages. */
  noun: string;
  scope: ScopeLevel;
  columns: Columns;
  /** Order of a list that asks for none. */
  sort: { field: string; direction: 'asc' | 'desc' };
  /** Rows are only marked as deleted, because orders and pay lists go on naming them. */
  keepsDeleted?: boolean;
  /** A further condition on every row, for tables that hold two types of rows. */
  where?: { sql: string; parameters: readonly SQLInputValue[] };
  /** From columns to what the wire shows (nested objects, derived values). */
  present?: (record: WireRecord, call: Call) => WireRecord;
}

/** A resource that can be created, changed and removed. */
export interface WritableResource extends Resource {
  fields: Fields;
  newId: (call: Call) => string;
  /** Rules between fields; `next` is the whole record as it would be stored. Answers what is wrong, or throws. */
  check?: (next: Values, context: { call: Call; before: Values | null }) => FieldErrors;
  /** Further fields that can be given once, when the record is made. */
  createFields?: Fields;
  /** Columns that follow from others. */
  derive?: (next: Values, context: { call: Call; before: Values | null }) => Values;
  /** Throws when this record has to stay. */
  beforeRemove?: (db: DatabaseSync, id: string, call: Call) => void;
  afterRemove?: (db: DatabaseSync, id: string, call: Call) => void;
  afterCreate?: (record: Values, call: Call) => void;
  afterUpdate?: (before: Values, next: Values, call: Call) => void;
}
