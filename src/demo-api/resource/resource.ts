import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { TableName } from '../db/tables.ts';
import type { FieldErrors } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import type { Columns } from './column.ts';
import type { Fields } from './fields.ts';

/** Column values in SQLite's format. */
export type Values = Readonly<Record<string, SQLInputValue>>;
export type WireRecord = Record<string, unknown>;

export type ScopeLevel = 'global' | 'country' | 'city';

export interface Resource {
  table: TableName;
  noun: string;
  scope: ScopeLevel;
  columns: Columns;
  sort: { field: string; direction: 'asc' | 'desc' };
  /** Soft delete, because orders and pay lists still reference the rows. */
  keepsDeleted?: boolean;
  /** Additional condition, for tables with two types of rows. */
  where?: { sql: string; parameters: readonly SQLInputValue[] };
  /** Converts columns to the API record (nested objects, derived values). */
  present?: (record: WireRecord, call: Call) => WireRecord;
}

export interface WritableResource extends Resource {
  fields: Fields;
  newId: (call: Call) => string;
  /** Cross-field validation of the whole record to store. Returns errors, or throws. */
  check?: (next: Values, context: { call: Call; before: Values | null }) => FieldErrors;
  /** Fields that can be set at creation only. */
  createFields?: Fields;
  derive?: (next: Values, context: { call: Call; before: Values | null }) => Values;
  /** Throws if the record must not be deleted. */
  beforeRemove?: (db: DatabaseSync, id: string, call: Call) => void;
  afterRemove?: (db: DatabaseSync, id: string, call: Call) => void;
  afterCreate?: (record: Values, call: Call) => void;
  afterUpdate?: (before: Values, next: Values, call: Call) => void;
}
