import { msg } from '@lingui/core/macro';
import { valueAt } from '#shared/domain/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { reportError } from '../../ipc/reportError.ts';
import type { Field, Kind, TextContext } from './kind.ts';

/** The mask has one length for every value: not even that is told. */
export const mask = '••••••';

/** A value's text as it may be seen. Nothing stays nothing: an empty cell tells nobody anything. */
export const seenText = (
  { isPersonal, isSensitive }: Pick<Field, 'isPersonal' | 'isSensitive'>,
  text: string,
  isPrivate: boolean,
): string => ((isSensitive || (isPrivate && isPersonal)) && text !== '' ? mask : text);

/** A row of which only what is nobody's can be read: for names that are put together from it. */
export const maskedRow = (fields: Readonly<Record<string, Field>>, row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { isPersonal }]) => isPersonal && typeof row[name] === 'string' && row[name] !== '')
      .map(([name]) => [name, mask]),
  ),
});

/** What a kind writes of a value; one that it cannot write is named as unreadable. */
export const safeText = (write: () => unknown, { i18n }: Pick<TextContext, 'i18n'>): string => {
  try {
    const text = write();
    if (typeof text === 'string') return text;
  } catch (cause) {
    reportError(cause);
  }
  return i18n._(msg`unreadable`);
};

/** A value of a field as text. Nothing is empty text. */
export const valueText = (field: Pick<Kind, 'text'>, value: unknown, context: TextContext): string =>
  value === null || value === undefined || value === ''
    ? ''
    : safeText(() => field.text(value, context), context);

/** Where a row says what this field shows: at its own name, or where it embeds the name of what it refers to. */
export const textPaths = ({ nameField }: Pick<Kind, 'nameField'>, name: string): readonly string[] =>
  typeof nameField === 'string' ? [nameField] : (nameField ?? [name]);

/** The name of what a field refers to, where the row embeds it; else empty. */
export const embeddedName = (row: Row, field: Pick<Kind, 'nameField'>): string =>
  field.nameField === undefined
    ? ''
    : textPaths(field, '')
        .map((path) => valueAt(row, path))
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' ');

/** What counts as a row's value. */
export const shownValue = (row: Row, name: string, { zeroUnless }: Pick<Kind, 'zeroUnless'>): unknown =>
  zeroUnless && !zeroUnless.values.includes(String(row[zeroUnless.field])) ? 0 : row[name];

/** A row's value of a field in words: the name that the row embeds, else the value as its kind says it. */
export const fieldText = (row: Row, name: string, field: Field, context: TextContext): string =>
  embeddedName(row, field) || valueText(field, shownValue(row, name, field), context);
