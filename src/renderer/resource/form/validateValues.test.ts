import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { parseNumber } from '../inputs/parseNumber.ts';
import { isIban } from './isIban.ts';
import { validateValues } from './validateValues.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });
const fields = {
  name: fieldOf.text({ label: msg`Name`, required: true }),
  email: fieldOf.email({ label: msg`Email` }),
  fee: fieldOf.money({ label: msg`Fee` }),
  minutes: fieldOf.integer({ label: msg`Minutes`, max: 60 }),
  vat: fieldOf.percent({ label: msg`VAT` }),
  website: fieldOf.url({ label: msg`Website` }),
  image: fieldOf.image({ label: msg`Image`, required: true }),
  reason: fieldOf.text({
    label: msg`Reason`,
    shownWhen: ({ status }) => status === 'rejected',
    requiredWhen: ({ status }) => status === 'rejected',
  }),
};
const valid = { name: 'A', image: 'x.png' };
const check = (values: Record<string, unknown>) =>
  validateValues(fields, Object.keys(fields), { ...valid, ...values }, i18n);

describe('a form', () => {
  it('asks for what is required', () => {
    expect(check({ name: '  ', image: null })).toEqual({
      name: 'Required Name',
      image: 'Please upload image',
    });
  });

  it('accepts what is empty and not required', () => {
    expect(check({ email: '', fee: null })).toEqual({});
  });

  it('asks for a reason only where there has to be one', () => {
    expect(check({ status: 'active' })).toEqual({});
    expect(check({ status: 'rejected' })).toEqual({ reason: 'Required Reason' });
  });

  it.each([
    ['email', 'a@b', 'Incorrect email'],
    ['fee', 1.005, 'At most 2 decimals'],
    ['fee', -1, 'Must not be less than 0'],
    ['fee', '12x', 'Enter a number'],
    ['minutes', 1.5, 'Enter a whole number'],
    ['minutes', 61, 'Must not be more than 60'],
    ['vat', 101, 'Must not be more than 100'],
    ['website', 'javascript:alert(1)', 'Enter a web address'],
    ['website', 'nonsense', 'Enter a web address'],
  ])('refuses %s = %s', (name, value, message) => {
    expect(check({ [name]: value })).toEqual({ [name]: message });
  });

  it.each([
    ['fee', 19.99],
    ['minutes', 0],
    ['website', 'tienda.example.es/carta'],
    ['website', 'https://example.com'],
  ])('accepts %s = %s', (name, value) => expect(check({ [name]: value })).toEqual({}));
});

it.each(['ES91 2100 0418 4502 0005 1332', 'ua213223130000026007233566001'])(
  '%s has right check digits',
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);
it.each(['ES9121000418450200051333', 'ES91', '', 'XX00!'])('"%s" is no IBAN', (text) => {
  expect(isIban(text)).toBe(false);
});

it.each([
  ['12', 12],
  ['12,5', 12.5],
  ['1 234.50', 1234.5],
  ['-0,1', -0.1],
  ['.5', 0.5],
  ['', null],
  ['  ', null],
  ['1,2,3', undefined],
  ['1e3', undefined],
  ['abc', undefined],
])('"%s" typed is %s', (text, value) => expect(parseNumber(text)).toBe(value));
