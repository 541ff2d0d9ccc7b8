import type { Row } from '../../data/entityCalls.ts';
import type { Field, Kind, TextContext } from './kind.ts';

/** A value of a field as text. Nothing is empty text. */
export const valueText = (field: Pick<Kind, 'text'>, value: unknown, context: TextContext): string =>
  value === null || value === undefined || value === '' ? '' : field.text(value, context);

/** The same of a row, which may bring the name along of what it refers to. */
export const fieldText = (row: Row, name: string, field: Field, context: TextContext): string => {
  const known = field.nameField === undefined ? undefined : row[field.nameField];
  return typeof known === 'string' && known !== '' ? known : valueText(field, row[name], context);
};
