import type { I18n } from '@lingui/core';
import type { Row } from '../../data/entityCalls.ts';
import type { Field } from '../fields/field.ts';
import { fieldValue } from '../fields/fieldValue.ts';
import type { Formatters } from './createFormatters.ts';
import { workingTimeText } from './workingTimeText.ts';

/** What it takes to say a value in the language of the window and on the clocks of the country. */
export interface TextContext {
  i18n: I18n;
  formatters: Formatters;
  /** The name of a record that a field refers to; undefined until it is known. */
  nameOf: (sourceKey: string, id: string) => string | undefined;
}

const numeric = (value: unknown, format: (value: number) => string): string =>
  typeof value === 'number' ? format(value) : String(value);

const listText = (values: readonly unknown[], toText: (value: string) => string): string =>
  values.map((value) => toText(String(value))).join(', ');

/** A value of a field as text, the same in cells, forms, copies and conflicts. Nothing is empty text. */
export const valueText = (
  field: Field,
  value: unknown,
  { i18n, formatters, nameOf }: TextContext,
): string => {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'money':
      return numeric(value, formatters.money);
    case 'percent':
      return numeric(value, formatters.percent);
    case 'integer':
    case 'decimal':
      return numeric(value, formatters.number);
    case 'date':
      return formatters.date(String(value));
    case 'dateTime':
      return formatters.dateTime(String(value));
    case 'boolean':
      return i18n._(value === true ? field.yes : field.no);
    case 'choice': {
      const choice = field.choices.find((known) => known.value === value);
      return choice ? i18n._(choice.label) : String(value);
    }
    case 'reference':
      return nameOf(field.source.key, String(value)) ?? String(value);
    case 'references':
      return Array.isArray(value)
        ? listText(value, (id) => nameOf(field.source.key, id) ?? id)
        : String(value);
    case 'shortId':
      return String(value).slice(0, 8).toUpperCase();
    case 'workingTime':
      return workingTimeText(value, formatters.language).join('; ');
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
};

export const fieldText = (row: Row, name: string, field: Field, context: TextContext): string => {
  if (field.kind === 'reference' && field.nameField) {
    const known = row[field.nameField];
    if (typeof known === 'string' && known !== '') return known;
  }
  return valueText(field, fieldValue(row, name, field), context);
};
