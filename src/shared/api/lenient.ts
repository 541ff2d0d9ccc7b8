import { z } from 'zod';
import { cameKey, unreadableKey } from '../rules/recordValues.ts';
import { endlessFields, isRowSized } from './rowSize.ts';

const lenientSchemas = new WeakSet<z.ZodType>();

/**
 * Schema of a record in answers, strict about the id only. Other fields of an unexpected shape read as empty
 * and are listed in the record. Empty is undefined or null if allowed, else '' or []. Flags and numbers have
 * no empty value, so they must be optional.
 */
export const lenient = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const schema = z.looseObject(shape);
  lenientSchemas.add(schema);
  return schema;
};

const isLenient = (schema: z.ZodType): schema is z.ZodObject => lenientSchemas.has(schema);

/** The parsed data and the names of unreadable fields. */
export interface Reading<Data> {
  data: Data;
  unreadable: ReadonlySet<string>;
}

/** Path of the first problem, if the whole answer is unreadable. */
export interface Unreadable {
  problem: string | undefined;
}

const empties = new WeakMap<z.ZodType, { value: unknown }>();

const emptyOf = (field: z.ZodType): unknown => {
  const known = empties.get(field);
  if (known) return known.value;
  const value = [undefined, '', [], null].find((candidate) => field.safeParse(candidate).success);
  empties.set(field, { value });
  return value;
};

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only this app may set the marker keys; ignore them in answers. */
const isUnmarked = (row: unknown): boolean =>
  !isRow(row) || (row[unreadableKey] === undefined && row[cameKey] === undefined);

type RowReading = { data: unknown; issues: number } | { path: PropertyKey[]; issues: number };

const tooLarge: RowReading = { path: [], issues: 0 };

/** The record without its unreadable fields, or the path that makes it unreadable as a whole. */
const readRow = (schema: z.ZodType, row: unknown, unreadable: Set<string>): RowReading => {
  const parsed = schema.safeParse(row);
  const issues = parsed.error?.issues ?? [];
  const refused = { path: issues[0]?.path ?? [], issues: issues.length };
  if (!isLenient(schema)) return parsed.success ? { data: parsed.data, issues: 0 } : refused;
  if (!isRow(row)) return refused;
  const endless = endlessFields(row).filter((name) => Object.hasOwn(schema.shape, name));
  if (parsed.success && endless.length === 0 && isUnmarked(parsed.data))
    return { data: parsed.data, issues: 0 };
  const { [unreadableKey]: _names, [cameKey]: _notTheirsToSay, ...readable } = row;
  const names = new Set([...issues.map(({ path: [name = ''] }) => name as string), ...endless]);
  const marked = new Set<string>();
  const came: Row = {};
  for (const name of names) {
    const field = schema.shape[name];
    if (name === 'id' || !field) return refused;
    // Undefined and null are already empty. Mark any other value, so that the user knows it is hidden.
    if (row[name] !== undefined && row[name] !== null) marked.add(name);
    came[name] = row[name];
    const empty = emptyOf(field as z.ZodType);
    if (empty === undefined) delete readable[name];
    else readable[name] = empty;
  }
  const again = schema.safeParse(readable);
  if (!again.success) return refused;
  for (const name of marked) unreadable.add(name);
  const data = {
    ...again.data,
    ...(marked.size > 0 ? { [unreadableKey]: [...marked] } : {}),
    ...(Object.keys(came).length > 0 ? { [cameKey]: came } : {}),
  };
  return { data, issues: issues.length };
};

/** Reject a list with more unreadable rows. */
const maxUnreadableRows = 1000;
/** Limits the parse time: an issue costs zod more than the value it is about. */
const maxIssues = 100_000;

function* readRows<Schema extends z.ZodArray>(
  schema: Schema,
  rows: readonly unknown[],
): Generator<void, Reading<unknown> | Unreadable> {
  const element = schema.element as z.ZodType;
  const unreadable = new Set<string>();
  const data: unknown[] = [];
  let problem: string | undefined;
  let issues = 0;
  for (const [index, row] of rows.entries()) {
    const read = isRowSized(row) ? readRow(element, row, unreadable) : tooLarge;
    issues += read.issues;
    if ('data' in read) data.push(read.data);
    else {
      problem ??= [index, ...read.path].join('.');
      if (!isLenient(element) || index + 1 - data.length > maxUnreadableRows) return { problem };
    }
    if (issues > maxIssues) return { problem };
    yield;
  }
  if (problem === undefined) return { data, unreadable };
  if (data.length === 0) return { problem };
  unreadable.add('id');
  return { data, unreadable };
}

/**
 * Parses an answer leniently; lists row by row, so that callers can yield in between. Rows that are no
 * object, lack a valid id or are too large are dropped, and `id` is added to the unreadable names.
 */
export function* readingSteps<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): Generator<void, Reading<z.output<Schema>> | Unreadable> {
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return (yield* readRows(schema, data)) as Reading<z.output<Schema>> | Unreadable;
  if (!isRowSized(data)) return { problem: undefined };
  const unreadable = new Set<string>();
  const read = readRow(schema, data, unreadable);
  return 'data' in read
    ? { data: read.data as z.output<Schema>, unreadable }
    : { problem: read.path.join('.') };
}

export const readAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): Reading<z.output<Schema>> | Unreadable => {
  const steps = readingSteps(schema, data);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
