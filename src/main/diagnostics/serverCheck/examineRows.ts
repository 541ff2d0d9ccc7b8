import { z } from 'zod';
import { type FieldFact, factsKeyOf, fieldFacts } from '#shared/api/fieldFacts.ts';
import { readAnswer } from '#shared/api/lenient.ts';
import { isPlainDate, parseInstant } from '#shared/rules/plainDates.ts';
import type { Effect, Finding } from '#shared/rules/serverReport.ts';
import { idPattern } from '#shared/screens/screenAt.ts';
import { isObject } from '../../http/answerBody.ts';

const typeOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const names: Record<string, string> = { string: 'text', boolean: 'flag', number: 'number' };
  return names[typeof value] ?? 'object';
};

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/** Adds up by kind, field and type, because a fault of a server is in every row. */
const createTally = (of: number) => {
  const found = new Map<string, Finding & { count: number }>();
  return {
    add: (finding: Finding): void => {
      const key = `${finding.kind} ${finding.field} ${finding.found}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { ...finding, count: 1, of });
    },
    all: (): Finding[] => [...found.values()],
  };
};
type Tally = ReturnType<typeof createTally>;

const addSchemaIssues = (schema: z.ZodType, row: unknown, isRefused: boolean, tally: Tally): void => {
  for (const { path } of schema.safeParse(row).error?.issues ?? []) {
    const value = valueAt(row, path);
    const isAbsent = value === undefined || value === null;
    const usual: Effect = isAbsent ? 'tolerated' : 'unreadable';
    tally.add({
      kind: value === undefined ? 'missing' : 'type',
      effect: isRefused || path[0] === 'id' || path.length === 0 ? 'broken' : usual,
      field: pathText(path),
      ...(value === undefined ? {} : { found: typeOf(value) }),
    });
  }
};

const hasTime = /T|\d \d/;
const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i;

const dateFinding = (unit: FieldFact['unit'], text: string): Omit<Finding, 'field'> | null => {
  if (unit === 'date') return isPlainDate(text) ? null : { kind: 'dateWithTime', effect: 'tolerated' };
  if (Number.isNaN(parseInstant(text))) return { kind: 'dateUnreadable', effect: 'unreadable' };
  return hasTime.test(text) && hasZone.test(text) ? null : { kind: 'dateWithoutZone', effect: 'tolerated' };
};

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

const numberFinding = (unit: FieldFact['unit'], value: number): Omit<Finding, 'field'> | null => {
  if (unit === 'cents' && !isWhole(value)) return { kind: 'centsWithFraction', effect: 'broken' };
  if (unit === 'money' && !isWhole(value * 100)) return { kind: 'moneyDecimals', effect: 'tolerated' };
  if (unit === 'percent' && value > 0 && value < 1) return { kind: 'percentAsFraction', effect: 'broken' };
  const isOutside =
    (unit === 'hour' && (value < 0 || value > 23)) ||
    (unit === 'percent' && (value < 0 || value > 100)) ||
    (unit === 'minutes' && value < 0);
  return isOutside ? { kind: 'outOfRange', effect: 'tolerated' } : null;
};

const addFactIssues = (facts: Readonly<Record<string, FieldFact>>, row: unknown, tally: Tally): void => {
  if (!isObject(row)) return;
  for (const [field, { unit, words }] of Object.entries(facts)) {
    const value = row[field];
    if (typeof value === 'string' && words && value !== '' && !words.includes(value))
      tally.add({ kind: 'unknownWord', effect: 'tolerated', field });
    const isDate = unit === 'instant' || unit === 'date';
    const finding =
      typeof value === 'string' && value !== '' && isDate
        ? dateFinding(unit, value)
        : typeof value === 'number'
          ? numberFinding(unit, value)
          : null;
    if (finding) tally.add({ ...finding, field });
  }
};

/** Fields that the schema allows to be left out and that no row has: the column or input stays empty. */
const absentFields = (
  schema: z.ZodType,
  facts: Readonly<Record<string, FieldFact>>,
  rows: readonly unknown[],
): Finding[] => {
  const known = rows.filter(isObject);
  if (!(schema instanceof z.ZodObject) || known.length === 0) return [];
  return Object.entries(schema.shape)
    .filter(([name, field]) => !facts[name]?.optional && (field as z.ZodType).safeParse(undefined).success)
    .filter(([name]) => known.every((row) => row[name] === undefined))
    .map(([field]) => ({
      kind: 'missing',
      effect: 'tolerated',
      field,
      count: known.length,
      of: known.length,
    }));
};

const addIdIssues = (rows: readonly unknown[], tally: Tally): void => {
  const ids = new Set<string>();
  for (const row of rows) {
    if (!isObject(row) || typeof row.id !== 'string') continue;
    if (!idPattern.test(row.id)) tally.add({ kind: 'idForm', effect: 'broken', field: 'id' });
    if (ids.has(row.id)) tally.add({ kind: 'duplicateId', effect: 'broken', field: 'id' });
    ids.add(row.id);
  }
};

interface HiddenParts {
  /** List of objects, and the figure in each. */
  figures: readonly [list: string, field: string];
  part: string;
  isRight: (value: unknown) => boolean;
}
/** Parts that their schema reads as empty, whatever they are, so that it finds no issue. */
const hiddenParts: Readonly<Record<string, HiddenParts>> = {
  'dashboard.metric': {
    figures: ['numbers', 'value'],
    part: 'selectors',
    isRight: (value) => value === undefined || value === null || Array.isArray(value),
  },
  'dashboard.topCustomers': { figures: ['customers', 'orderNumbers'], part: 'cities', isRight: isObject },
};

const addHiddenIssues = (operation: string, data: unknown, tally: Tally): void => {
  const hidden = hiddenParts[operation];
  if (!hidden || !isObject(data)) return;
  const { figures, part, isRight } = hidden;
  const [list, field] = figures;
  const wrong = (path: string, value: unknown): void =>
    tally.add({ kind: 'type', effect: 'unreadable', field: path, found: typeOf(value) });
  if (!isRight(data[part])) wrong(part, data[part]);
  const items = data[list];
  for (const item of Array.isArray(items) ? items.filter(isObject) : []) {
    const value = item[field];
    if (typeof value !== 'number' && value !== null) wrong(`${list}[].${field}`, value);
  }
};

/** Fields that the reader hides although their type is right, because they are too long. */
const endlessFields = (unreadable: ReadonlySet<string>, found: readonly Finding[]): Finding[] =>
  [...unreadable]
    .filter((name) => !found.some(({ field = '' }) => field.split(/[.[]/, 1)[0] === name))
    .map((field) => ({ kind: 'large', effect: 'unreadable', field }));

/** Compares the rows of a list, or a single record, with their schema and with the facts of their fields. */
export const examineRows = (operation: string, schema: z.ZodType, data: unknown): Finding[] => {
  const isList = schema instanceof z.ZodArray && Array.isArray(data);
  const rows: readonly unknown[] = isList ? data : [data];
  const element = isList ? (schema.element as z.ZodType) : schema;
  const facts = fieldFacts[factsKeyOf(operation)] ?? {};
  const reading = readAnswer(schema, data);
  const isRefused = 'problem' in reading;
  const tally = createTally(rows.length);
  for (const row of rows) {
    addSchemaIssues(element, row, isRefused, tally);
    addFactIssues(facts, row, tally);
  }
  // Notices of two types may have the same id (decision 67).
  if (operation !== 'utils.notices') addIdIssues(rows, tally);
  addHiddenIssues(operation, data, tally);
  const found = tally.all();
  return [
    ...found,
    ...absentFields(element, facts, rows),
    ...(isRefused ? [] : endlessFields(reading.unreadable, found)),
  ];
};
