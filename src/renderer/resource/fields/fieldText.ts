import { msg } from '@lingui/core/macro';
import { isDue } from '#shared/rules/dueAmounts.ts';
import { valueAt } from '#shared/rules/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { reportError } from '../../ipc/reportError.ts';
import type { Field, FieldType, TextContext } from './fieldType.ts';

/** Fixed length, so that the mask does not reveal the length of the value. */
export const mask = '••••••';

/** Text after masking. Empty stays empty, because an empty cell reveals nothing. */
export const seenText = (
  { isPersonal, isSensitive }: Pick<Field, 'isPersonal' | 'isSensitive'>,
  text: string,
  isPrivate: boolean,
): string => ((isSensitive || (isPrivate && isPersonal)) && text !== '' ? mask : text);

/** Row with masked personal fields, for names composed from it. */
export const maskedRow = (fields: Readonly<Record<string, Field>>, row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { isPersonal }]) => isPersonal && typeof row[name] === 'string' && row[name] !== '')
      .map(([name]) => [name, mask]),
  ),
});

/** Catches errors of a field type's formatter, reports them and shows "unreadable". */
export const safeText = (write: () => unknown, { i18n }: Pick<TextContext, 'i18n'>): string => {
  try {
    const text = write();
    if (typeof text === 'string') return text;
  } catch (cause) {
    reportError(cause);
  }
  return i18n._(msg`unreadable`);
};

export const valueText = (field: Pick<FieldType, 'text'>, value: unknown, context: TextContext): string =>
  value === null || value === undefined || value === ''
    ? ''
    : safeText(() => field.text(value, context), context);

/** Text of an empty value; `null`: none. */
export const emptyText = (
  { none }: Pick<FieldType, 'none'>,
  isCell: boolean,
  { i18n }: Pick<TextContext, 'i18n'>,
): string | null => {
  const text = typeof none === 'function' ? none(isCell) : none;
  return typeof text === 'object' ? i18n._(text) : (text ?? null);
};

/** Paths of the displayed text: the embedded name of a reference, or the field itself. */
export const textPaths = ({ nameField }: Pick<FieldType, 'nameField'>, name: string): readonly string[] =>
  typeof nameField === 'string' ? [nameField] : (nameField ?? [name]);

/** Embedded name of a referenced record; empty if the row has none. */
export const embeddedName = (row: Row, field: Pick<FieldType, 'nameField'>): string =>
  field.nameField === undefined
    ? ''
    : textPaths(field, '')
        .map((path) => valueAt(row, path))
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' ');

/** Value to display: 0 for an amount that is not due. */
export const shownValue = (row: Row, name: string, { dueWhen }: Pick<FieldType, 'dueWhen'>): unknown =>
  isDue(row, dueWhen) ? row[name] : 0;

/** Text of a row's field: the embedded name, or the formatted value. */
export const fieldText = (row: Row, name: string, field: Field, context: TextContext): string =>
  embeddedName(row, field) || valueText(field, shownValue(row, name, field), context);
