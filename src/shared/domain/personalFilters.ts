import type { Filter } from './listQuerySchema.ts';

/** What people are looked for by, in any list: the fields that declarations call personal, and that texts are typed for. */
const personalNames = [
  ...['firstName', 'lastName', 'fullName', 'customer', 'customerName', 'courier', 'managerName'],
  ...['email', 'managerEmail', 'phone', 'phoneNumber', 'managerPhone'],
  ...['address', 'displayAddress', 'customerAddress', 'establishmentAddress', 'dateOfBirth', 'message'],
  ...['iban', 'idNumber', 'passportNumber'],
];

/** By the name of a field, in an address also with how it is compared (`fullName.has`). */
export const isPersonalFilter = (key: string): boolean => personalNames.includes(key.replace(/\..*$/, ''));

export const withoutPersonalFilters = (filters: Readonly<Record<string, Filter>>): Record<string, Filter> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !isPersonalFilter(name)));
