import type { SQLInputValue } from 'node:sqlite';
import { isPlainDate } from '#shared/rules/plainDates.ts';
import { foldPhone, foldText } from '#shared/text/foldText.ts';
import { invalidQuery } from '../http/apiError.ts';
import { endOfDay, parseInstant, startOfDay } from '../time/zonedTime.ts';
import type { Column, ColumnType } from './column.ts';
import type { Condition } from './parseListQuery.ts';

/** Parsed filter, with values in the storage format of the column. */
export type Criterion =
  | { is: 'anything' }
  | { is: 'equal'; value: SQLInputValue }
  /** A null end is open; at most one is null. */
  | { is: 'range'; from: SQLInputValue; to: SQLInputValue }
  /** `text` is folded like its column. */
  | { is: 'text'; match: 'whole' | 'start' | 'end' | 'inside'; text: string }
  /** Matches an entry of a list stored as JSON. */
  | { is: 'listing'; value: string }
  | { is: 'oneOf'; criteria: readonly Criterion[] };

interface Context {
  /** Field name, for error messages. */
  field: string;
  /** Time zone of whole-day filters. */
  timeZone: string;
}
const textTypes: readonly ColumnType[] = ['id', 'text', 'phone', 'choice'];

const invalid = ({ field }: Context, message: string) => invalidQuery(`filter[${field}]`, message);

const parseNumber = (text: string, context: Context): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw invalid(context, 'must be a number');
  return value;
};

const parseBoolean = (text: string, context: Context): number => {
  if (text !== 'true' && text !== 'false') throw invalid(context, 'must be true or false');
  return text === 'true' ? 1 : 0;
};

const parseBound = (type: ColumnType, text: string, end: boolean, context: Context): SQLInputValue => {
  switch (type) {
    case 'integer':
    case 'decimal':
      return parseNumber(text, context);
    case 'money':
      return Math.round(parseNumber(text, context) * 10_000) / 100;
    case 'date':
      if (!isPlainDate(text.slice(0, 10))) throw invalid(context, 'must be a date');
      return text.slice(0, 10);
    case 'instant': {
      if (isPlainDate(text)) return (end ? endOfDay : startOfDay)(text, context.timeZone);
      const instant = parseInstant(text);
      if (instant === null) throw invalid(context, 'must be a date, or a date and time with zone');
      return instant;
    }
    default:
      throw invalid(context, 'has no range');
  }
};

const between = ({ type }: Column, from: string, to: string, context: Context): Criterion => {
  if (from === '' && to === '') return { is: 'anything' };
  return {
    is: 'range',
    from: from === '' ? null : parseBound(type, from, false, context),
    to: to === '' ? null : parseBound(type, to, true, context),
  };
};

const exact = (column: Column, value: string, context: Context): Criterion => {
  const { type, upperSql } = column;
  if (type === 'boolean') return { is: 'equal', value: parseBoolean(value, context) };
  if (upperSql) {
    const [from = '', to = from] = value.split(',');
    return between(column, from, to, context);
  }
  if (type === 'instant') return between(column, value, value, context);
  if (type === 'phone') return { is: 'text', match: 'whole', text: foldPhone(value) };
  if (textTypes.includes(type)) return { is: 'equal', value };
  if (type === 'json') return { is: 'listing', value };
  return { is: 'equal', value: parseBound(type, value, false, context) };
};

/** `%text%`: a percent sign at either end is a wildcard; everything else is literal. */
const like = ({ type }: Column, pattern: string, context: Context): Criterion => {
  if (!textTypes.includes(type)) throw invalid(context, 'is no text');
  const openStart = pattern.startsWith('%');
  const openEnd = pattern.length > 1 && pattern.endsWith('%');
  const fold = type === 'phone' ? foldPhone : foldText;
  const text = fold(pattern.slice(openStart ? 1 : 0, openEnd ? -1 : undefined));
  if (text === '' && (openStart || openEnd)) return { is: 'anything' };
  if (openStart) return { is: 'text', match: openEnd ? 'inside' : 'end', text };
  return { is: 'text', match: openEnd ? 'start' : 'whole', text };
};

export const parseCriterion = (column: Column, condition: Condition, context: Context): Criterion => {
  switch (condition.operator) {
    case 'exact':
      return exact(column, condition.value, context);
    case 'ilike':
      return like(column, condition.value, context);
    case 'between':
      return between(column, condition.from, condition.to, context);
    case 'in':
      return { is: 'oneOf', criteria: condition.values.map((value) => exact(column, value, context)) };
  }
};
