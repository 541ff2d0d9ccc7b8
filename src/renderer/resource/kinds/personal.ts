import type { Row } from '../../data/entityCalls.ts';
import type { Field } from './kind.ts';

/** As long for every value: not even its length is told. */
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
