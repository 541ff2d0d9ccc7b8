import type { Row } from '../../data/entityCalls.ts';
import type { Field } from './kind.ts';

/** As long for every value: not even its length is told. */
export const mask = '••••••';

/** What is a person's by its name, whatever kind of field it is, unless the declaration says otherwise. */
const personalNames = new Set([
  ...['firstName', 'lastName', 'fullName', 'managerName', 'customerName', 'courierName'],
  ...['dateOfBirth', 'idNumber', 'passportNumber', 'passportImage', 'customerAddress'],
]);
/** Records that are people. */
const people = new Set(['admins', 'couriers', 'customers']);

/** Whether privacy mode hides it: it says so, its kind does, or it names a person. */
export const isPersonalField = (name: string, { isPersonal, source }: Field): boolean =>
  isPersonal ?? (personalNames.has(name) || (source !== undefined && people.has(source.key)));

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
