import { expect, it } from 'vitest';
import { isPersonalFilter, withoutPersonalFilters } from './personalFilters.ts';

it('names, contacts, places, documents and free texts are personal, with any comparison', () => {
  const names =
    'firstName lastName fullName customer customerName courier managerName email managerEmail phone phoneNumber managerPhone address displayAddress customerAddress establishmentAddress dateOfBirth message iban idNumber passportNumber';
  for (const name of names.split(' ')) {
    expect(isPersonalFilter(name), name).toBe(true);
    expect(isPersonalFilter(`${name}.has`), name).toBe(true);
  }
  for (const name of ['status', 'createdAt.range', 'name', 'customerId', '']) {
    expect(isPersonalFilter(name), name).toBe(false);
  }
});

it('other filters stay unchanged', () => {
  const status = { match: 'exact', value: 'active' } as const;
  const email = { match: 'text', value: 'ana@' } as const;
  expect(withoutPersonalFilters({ status, email })).toEqual({ status });
});
