import type { SQLInputValue } from 'node:sqlite';
import { fold } from '../db/openDatabase.ts';
import { invalidQuery } from '../http/apiError.ts';
import { endOfDay, isPlainDate, parseInstant, startOfDay } from '../time/zonedTime.ts';
import type { Column, ColumnKind } from './column.ts';
import type { Condition } from './parseListQuery.ts';

/** A piece of SQL with what is bound to its question marks, in order. */
export interface Fragment {
  sql: string;
  parameters: SQLInputValue[];
}
const fragment = (sql: string, ...parameters: SQLInputValue[]): Fragment => ({ sql, parameters });

interface Context {
  /** For messages: the filter's field. */
  field: string;
  /** Whole days are days of this zone. */
  timeZone: string;
}
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

/** One side of a range, as the column keeps it. */
const parseBound = (kind: ColumnKind, text: string, end: boolean, context: Context): SQLInputValue => {
  switch (kind) {
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

const between = (column: Column, from: string, to: string, context: Context): Fragment => {
  const parts: Fragment[] = [];
  if (from !== '') parts.push(fragment(`${column.sql} >= ?`, parseBound(column.kind, from, false, context)));
  if (to !== '') {
    parts.push(fragment(`${column.upperSql ?? column.sql} <= ?`, parseBound(column.kind, to, true, context)));
  }
  return all(parts);
};

const exact = (column: Column, value: string, context: Context): Fragment => {
  if (column.kind === 'boolean') return fragment(`${column.sql} = ?`, parseBoolean(value, context));
  if (column.upperSql) {
    const [from = '', to = from] = value.split(',');
    return between(column, from, to, context);
  }
  if (column.kind === 'instant') return between(column, value, value, context);
  if (column.kind === 'id' || column.kind === 'text' || column.kind === 'choice') {
    return fragment(`${column.sql} = ?`, value);
  }
  if (column.kind === 'json') return fragment(`instr(${column.sql}, ?) > 0`, JSON.stringify(value));
  return fragment(`${column.sql} = ?`, parseBound(column.kind, value, false, context));
};

/** Ids have small letters only; choices are plain ASCII, which SQLite folds much faster than our own function. */
const foldedSql = ({ kind, sql }: Column): string => {
  if (kind === 'text') return `fold(${sql})`;
  if (kind === 'id') return sql;
  return kind === 'choice' ? `lower(${sql})` : `lower(CAST(${sql} AS TEXT))`;
};

/** `%text%`: a percent sign at either end is "anything"; everything between is meant literally. */
const ilike = (column: Column, pattern: string): Fragment => {
  const openStart = pattern.startsWith('%');
  const openEnd = pattern.length > 1 && pattern.endsWith('%');
  const wanted = fold(pattern.slice(openStart ? 1 : 0, openEnd ? -1 : undefined));
  const subject = foldedSql(column);
  if (wanted === '' && (openStart || openEnd)) return all([]);
  if (openStart && openEnd) return fragment(`instr(${subject}, ?) > 0`, wanted);
  if (openStart) return fragment(`substr(${subject}, -length(?)) = ?`, wanted, wanted);
  if (openEnd) return fragment(`substr(${subject}, 1, length(?)) = ?`, wanted, wanted);
  return fragment(`${subject} = ?`, wanted);
};

const any = (parts: readonly Fragment[]): Fragment => ({
  sql: `(${parts.map(({ sql }) => sql).join(' OR ')})`,
  parameters: parts.flatMap(({ parameters }) => parameters),
});

export const all = (parts: readonly Fragment[]): Fragment => ({
  sql: parts.length === 0 ? '1' : parts.map(({ sql }) => sql).join(' AND '),
  parameters: parts.flatMap(({ parameters }) => parameters),
});

const plain = (column: Column, condition: Condition, context: Context): Fragment => {
  switch (condition.operator) {
    case 'exact':
      return exact(column, condition.value, context);
    case 'ilike':
      return ilike(column, condition.value);
    case 'between':
      return between(column, condition.from, condition.to, context);
    case 'in':
      return any(condition.values.map((value) => exact(column, value, context)));
  }
};

/** A condition on a joined column narrows our own key, so that a million rows need no join to be counted. */
export const conditionFragment = (column: Column, condition: Condition, context: Context): Fragment => {
  const inner = plain(column, condition, context);
  if (!column.join) return inner;
  const { table, alias, key } = column.join;
  return fragment(
    `${key} IN (SELECT ${alias}.id FROM ${table} ${alias} WHERE ${inner.sql})`,
    ...inner.parameters,
  );
};
