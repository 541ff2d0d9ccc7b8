import type { SQLInputValue } from 'node:sqlite';
import { isPlainDate } from '#shared/rules/plainDates.ts';
import { parseInstant } from '../time/zonedTime.ts';
import { type Column, type ColumnType, own } from './column.ts';

export type Parsed = { ok: true; value: SQLInputValue } | { ok: false; message: string };
const accept = (value: SQLInputValue): Parsed => ({ ok: true, value });
const reject = (message: string): Parsed => ({ ok: false, message });

/** Writable field: converts a JSON value to a column value. */
export interface Field {
  /** Display, filtering and sorting in lists. */
  type: ColumnType;
  required: boolean;
  /** Default of a new record. */
  initial: SQLInputValue;
  /** Empty text means null, for fields in which empty text is invalid. */
  emptyIsNothing: boolean;
  parse: (value: unknown) => Parsed;
}
export type Fields = Readonly<Record<string, Field>>;

interface FieldOptions {
  required?: boolean;
  initial?: SQLInputValue;
}
const field = (
  type: ColumnType,
  { required = false, initial = null }: FieldOptions,
  parse: Field['parse'],
  emptyIsNothing = true,
): Field => ({ type, required, initial, parse, emptyIsNothing });

export const columnsOf = <Name extends string>(fields: Readonly<Record<Name, Field>>): Record<Name, Column> =>
  own(
    Object.fromEntries(Object.entries<Field>(fields).map(([name, { type }]) => [name, type])) as Record<
      Name,
      ColumnType
    >,
  );

const plainText = (max: number, check?: (text: string) => string | null) => (value: unknown) => {
  if (typeof value !== 'string') return reject('must be text');
  if (value.length > max) return reject(`must have at most ${max} characters`);
  const problem = value === '' ? null : (check?.(value) ?? null);
  return problem === null ? accept(value) : reject(problem);
};

type TextOptions = FieldOptions & { max?: number };
const textField = (type: ColumnType, options: TextOptions): Field =>
  field(type, options, plainText(options.max ?? 255), false);

export const text = (options: TextOptions = {}): Field => textField('text', options);

export const phone = (): Field => textField('phone', { max: 40 });

/** Id of another record. */
export const reference = (options: TextOptions = {}): Field => textField('id', { max: 64, ...options });

/** Choice that countries may extend: accepts any short text. */
export const openChoice = (): Field => textField('choice', { max: 64 });

export const picture = (options: FieldOptions = {}): Field => text({ ...options, max: 2048 });

export const longText = (options: FieldOptions = {}): Field => text({ ...options, max: 10_000 });

const emailPattern = /^[^\s@<>"(),;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const email = (options: FieldOptions = {}): Field =>
  field(
    'text',
    options,
    plainText(320, (value) => (emailPattern.test(value) ? null : 'is not an email address')),
  );

export const choice = (options: FieldOptions & { of: readonly string[] }): Field =>
  field('choice', options, (value) =>
    typeof value === 'string' && options.of.includes(value)
      ? accept(value)
      : reject(`must be one of ${options.of.join(', ')}`),
  );

const booleanTexts = new Map<unknown, number>([
  [true, 1],
  ['true', 1],
  [false, 0],
  ['false', 0],
]);
/** Also accepts the texts "true" and "false", which forms send. */
export const boolean = (options: FieldOptions = {}): Field =>
  field('boolean', { initial: 0, ...options }, (value) => {
    const parsed = booleanTexts.get(value);
    return parsed === undefined ? reject('must be true or false') : accept(parsed);
  });

interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
  decimals?: number;
}
const maxNumber = 1_000_000_000;
const checkNumber = (
  value: unknown,
  { min, max = maxNumber, decimals = 0 }: NumberOptions,
): string | null => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
  if (min !== undefined && value < min) return `must not be less than ${min}`;
  if (value > max || value < -maxNumber) return `must not be more than ${max}`;
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0 ? 'must be a whole number' : `must have at most ${decimals} decimals`;
};

export const number = (options: NumberOptions = {}): Field =>
  field(options.decimals ? 'decimal' : 'integer', options, (value) => {
    const problem = checkNumber(value, options);
    return problem === null ? accept(Number(value)) : reject(problem);
  });

/** Amount in major units with up to two decimals; stored in cents. */
export const money = (options: NumberOptions = {}): Field =>
  field('money', options, (value) => {
    const problem = checkNumber(value, { min: 0, decimals: 2, ...options });
    return problem === null ? accept(Math.round(Number(value) * 100)) : reject(problem);
  });

export const percent = (options: FieldOptions = {}): Field =>
  number({ min: 0, max: 100, decimals: 2, ...options });

export const plainDate = (options: FieldOptions = {}): Field =>
  field(
    'date',
    options,
    plainText(10, (value) => (isPlainDate(value) ? null : 'must be a date (YYYY-MM-DD)')),
  );

export const instant = (options: FieldOptions = {}): Field =>
  field('instant', options, (value) => {
    const parsed = typeof value === 'string' ? parseInstant(value) : null;
    return parsed === null ? reject('must be a date and time with zone') : accept(parsed);
  });

export const textList = (options: FieldOptions & { max?: number } = {}): Field =>
  field('json', { initial: '[]', ...options }, (value) =>
    Array.isArray(value) &&
    value.length <= (options.max ?? 100) &&
    value.every((item) => typeof item === 'string' && item.length <= 2048)
      ? accept(JSON.stringify(value))
      : reject('must be a list of texts'),
  );
