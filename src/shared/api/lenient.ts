import { z } from 'zod';
import { cameKey, unreadableKey } from '../domain/recordValues.ts';

const lenientSchemas = new WeakSet<z.ZodType>();

/**
 * The schema of a record in answers: strict about the id only. What else has an unexpected shape reads as empty, and
 * the record says which fields those are. Empty is nothing where nothing is allowed, else '' or []; so flags and
 * numbers must be optional, because neither has an empty value.
 */
export const lenient = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const schema = z.looseObject(shape);
  lenientSchemas.add(schema);
  return schema;
};

const isLenient = (schema: z.ZodType): schema is z.ZodObject => lenientSchemas.has(schema);

/** What was read, and the names of what could not be. */
export interface Reading<Data> {
  data: Data;
  unreadable: ReadonlySet<string>;
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

/** Only this app may say what is unreadable, and what stood there. */
const isUnmarked = (row: unknown): boolean =>
  !isRow(row) || (row[unreadableKey] === undefined && row[cameKey] === undefined);

/** The record without what could not be read of it; null when it is none or its id is not right. */
const readRow = (schema: z.ZodObject, row: unknown, unreadable: Set<string>): unknown => {
  const parsed = schema.safeParse(row);
  if (parsed.success && isUnmarked(parsed.data)) return parsed.data;
  if (!isRow(row)) return null;
  const { [unreadableKey]: _names, [cameKey]: _notTheirsToSay, ...readable } = row;
  const marked = new Set<string>();
  const came: Row = {};
  for (const { path } of parsed.error?.issues ?? []) {
    const [name = ''] = path as string[];
    const field = schema.shape[name];
    if (name === 'id' || !field) return null;
    // Nothing is empty already; whatever else stands there is not shown, and the person should know.
    if (row[name] !== undefined && row[name] !== null) marked.add(name);
    came[name] = row[name];
    const empty = emptyOf(field as z.ZodType);
    if (empty === undefined) delete readable[name];
    else readable[name] = empty;
  }
  for (const name of marked) unreadable.add(name);
  const again = schema.safeParse(readable);
  if (!again.success) return null;
  return {
    ...again.data,
    ...(marked.size > 0 ? { [unreadableKey]: [...marked] } : {}),
    ...(Object.keys(came).length > 0 ? { [cameKey]: came } : {}),
  };
};

/**
 * Reads an answer as far as it can be read; null when nothing of it can. A row that is none, or whose id is not right,
 * is left out of its list, and `id` is among the names.
 */
export const readAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): Reading<z.output<Schema>> | null => {
  const unreadable = new Set<string>();
  // Nearly always everything is as it should be: one pass over the whole is several times faster than row by row.
  const whole = schema.safeParse(data);
  const element = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : null;
  if (whole.success && (Array.isArray(whole.data) ? whole.data.every(isUnmarked) : isUnmarked(whole.data))) {
    return { data: whole.data, unreadable };
  }
  if (element && isLenient(element) && Array.isArray(data)) {
    const rows = data.map((row) => readRow(element, row, unreadable));
    const readable = rows.filter((row) => row !== null);
    if (readable.length === 0) return null;
    if (readable.length < rows.length) unreadable.add('id');
    return { data: readable as z.output<Schema>, unreadable };
  }
  if (!isLenient(schema)) return whole.success ? { data: whole.data, unreadable } : null;
  const row = readRow(schema, data, unreadable);
  return row === null ? null : { data: row as z.output<Schema>, unreadable };
};
