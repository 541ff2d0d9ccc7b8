import { expect, it } from 'vitest';
import { personName } from './personName.ts';

it.each([
  ['the full name', { fullName: 'Ana Ruiz Gil', firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz Gil'],
  [
    'first and last name without a full name',
    { fullName: null, firstName: 'Ana', lastName: 'Ruiz' },
    'Ana Ruiz',
  ],
  [
    'first and last name after a blank full name',
    { fullName: ' ', firstName: 'Ana', lastName: 'Ruiz' },
    'Ana Ruiz',
  ],
  ['a single name without spaces around it', { firstName: '', lastName: 'Ruiz' }, 'Ruiz'],
  ['nothing for values that are no text', { fullName: { not: 'text' }, firstName: 7 }, ''],
  ['nothing without any name', {}, ''],
])('%s', (_what, names, shown) => {
  expect(personName(names)).toBe(shown);
});
