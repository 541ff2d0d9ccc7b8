import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldValues } from '#shared/rules/mergeVersions.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import type { Resource } from '../define/resource.ts';
import type { CellOrigin, Field } from '../fields/fieldType.ts';
import type { ReferenceOption, ReferenceSource } from '../fields/reference/referenceSource.ts';
import { foldWords } from './matchColumns.ts';

/** Texts of a row's cells by field, without empty ones. */
export type RowCells = Readonly<Record<string, string>>;

/** Records that may be meant by a text: their names contain it, or it is their id. */
export type FindReferences = (
  source: ReferenceSource,
  scope: RecordScope,
  text: string,
) => Promise<readonly ReferenceOption[]>;

export interface CellReading {
  fields: Resource['fields'];
  /** Language of the window, for messages. */
  i18n: I18n;
  /** All languages, for words of choices and flags. */
  languages: readonly I18n[];
  origin: CellOrigin;
  findReferences: FindReferences;
}

/** Words of flags besides their labels, folded. */
const flagWords: Readonly<Record<string, readonly string[]>> = {
  true: ['yes', 'y', '1', 'x', 'si', 's', 'verdadero', 'так', 'т', 'істина'],
  false: ['no', 'n', '0', 'falso', 'ні', 'н', 'хибність'],
};

type Cell = { value: unknown } | { problem: string };

const choiceOf = (text: string, field: Field, { i18n, languages }: CellReading): Cell => {
  const wanted = foldWords(text);
  const own = Object.entries(field.labels?.(i18n) ?? {});
  const isFlag = own.length === 2 && own.every(([wire]) => wire in flagWords);
  const wire = own.find(
    ([known]) =>
      foldWords(known) === wanted ||
      (isFlag && flagWords[known]?.includes(wanted)) ||
      languages.some((language) => foldWords(field.labels?.(language)[known] ?? '') === wanted),
  )?.[0];
  if (wire !== undefined) return { value: isFlag ? wire === 'true' : wire };
  const choices = own.map(([, label]) => label).join(', ');
  return { problem: i18n._(msg`Must be one of: ${choices}`) };
};

interface ReferenceCell {
  field: Field;
  source: ReferenceSource;
  scope: RecordScope;
  /** Values of the fields that may limit the choices. */
  values: FieldValues;
}

const referenceOf = async (
  text: string,
  { field, source, scope, values }: ReferenceCell,
  { i18n, findReferences }: CellReading,
): Promise<Cell> => {
  const wanted = foldWords(text);
  const options = await findReferences(source, scope, text);
  const offered = options.filter(
    ({ of }) => of === undefined || field.within === undefined || of === values[field.within],
  );
  const byId = offered.find(({ id }) => id === text);
  const ids = new Set(
    byId ? [text] : offered.filter(({ name }) => foldWords(name) === wanted).map(({ id }) => id),
  );
  const [id] = ids;
  if (id === undefined) return { problem: i18n._(msg`Not found`) };
  return ids.size === 1 ? { value: id } : { problem: i18n._(msg`Several have this name. Paste the ID.`) };
};

const referencesOf = async (text: string, cell: ReferenceCell, reading: CellReading): Promise<Cell> => {
  // A name may contain a comma.
  const whole = await referenceOf(text, cell, reading);
  if ('value' in whole) return { value: [whole.value] };
  const ids: unknown[] = [];
  for (const part of text.split(/[;,\n]/)) {
    if (part.trim() === '') continue;
    const one = await referenceOf(part.trim(), cell, reading);
    if ('problem' in one) return { problem: `${part.trim()}: ${one.problem}` };
    ids.push(one.value);
  }
  return { value: ids };
};

/** Value of a cell that needs no other record. */
export const plainValue = (text: string, field: Field, reading: CellReading): Cell => {
  if (field.labels) return choiceOf(text, field, reading);
  const value = field.fromCell ? field.fromCell(text, reading.origin) : text;
  return { value: typeof value === 'string' && field.clean ? field.clean(value) : value };
};

/** Values and problems of a row. `base`: those of its record. */
export const readCells = async (
  cells: RowCells,
  scope: RecordScope,
  base: FieldValues,
  reading: CellReading,
): Promise<{ given: FieldValues; problems: Record<string, string> }> => {
  const given: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [name, text] of Object.entries(cells)) {
    const field = reading.fields[name];
    if (!field) continue;
    const of = field.source && { field, source: field.source, scope, values: { ...base, ...given } };
    const cell = of
      ? await (field.isSeveral ? referencesOf : referenceOf)(text, of, reading)
      : plainValue(text, field, reading);
    if ('problem' in cell) problems[name] = cell.problem;
    else given[name] = cell.value;
  }
  return { given, problems };
};
