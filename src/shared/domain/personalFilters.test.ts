import { expect, it } from 'vitest';
import { isPersonalFilter, withoutPersonalFilters } from './personalFilters.ts';

it('names, ways to reach somebody, places, papers and words of people are personal, however they are compared', () => {
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

it('what is left of filters without them is the same as before', () => {
  const status = { match: 'exact', value: 'active' } as const;
  const email = { match: 'text', value: 'ana@' } as const;
  expect(withoutPersonalFilters({ status, email })).toEqual({ status });
});
