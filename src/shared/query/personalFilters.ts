import type { Filter } from './listQuerySchema.ts';

/** Filters on personal data: fields declared as personal, and free-text fields that may contain it. */
const personalNames = [
  ...['firstName', 'lastName', 'fullName', 'customer', 'customerName', 'courier', 'managerName'],
  ...['email', 'managerEmail', 'phone', 'phoneNumber', 'managerPhone'],
  ...['address', 'displayAddress', 'customerAddress', 'establishmentAddress', 'dateOfBirth', 'message'],
  ...['iban', 'idNumber', 'passportNumber'],
];

/** `key` is a field name, in addresses with an operator (`fullName.has`). */
export const isPersonalFilter = (key: string): boolean => personalNames.includes(key.replace(/\..*$/, ''));

export const withoutPersonalFilters = (filters: Readonly<Record<string, Filter>>): Record<string, Filter> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !isPersonalFilter(name)));
