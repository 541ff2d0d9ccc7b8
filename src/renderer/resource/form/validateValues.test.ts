import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../kinds/fieldOf.ts';
import { isIban } from '../kinds/text/isIban.ts';
import { validateValues } from './validateValues.ts';

const i18n = setupI18n({ locale: 'en_US', locales: 'en-US', messages: { en_US: {} } });
const fields = {
  name: fieldOf.text({ label: msg`Name`, required: true }),
  email: fieldOf.email({ label: msg`Email` }),
  fee: fieldOf.money({ label: msg`Fee` }),
  minutes: fieldOf.integer({ label: msg`Minutes`, max: 60 }),
  vat: fieldOf.percent({ label: msg`VAT` }),
  website: fieldOf.url({ label: msg`Website` }),
  phone: fieldOf.phone({ label: msg`Phone` }),
  code: fieldOf.text({ label: msg`Code`, max: 8 }),
  notes: fieldOf.multiline({ label: msg`Notes` }),
  lastDay: fieldOf.date({ label: msg`Last day` }),
  startsAt: fieldOf.dateTime({ label: msg`Starts at` }),
  distance: fieldOf.decimal({ label: msg`Distance` }),
  image: fieldOf.image({ label: msg`Image`, required: true }),
};
const spanish = setupI18n({ locale: 'es_ES', locales: 'es-ES', messages: { es_ES: {} } });
const valid = { name: 'A', image: 'x.png' };
const inForm = (values: Record<string, unknown>) => ({ values, record: null, timeZone: 'Europe/Madrid' });
const check = (values: Record<string, unknown>) =>
  validateValues(fields, Object.keys(fields), inForm({ ...valid, ...values }), i18n);

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
    ['phone', '-----', 'Enter a phone number with at least six digits'],
    ['phone', '+34 600', 'Enter a phone number with at least six digits'],
    ['phone', 'call 600 000 000', 'Enter a phone number with at least six digits'],
    ['fee', 10_000_000, 'Must not be more than 9,999,999.99'],
    ['distance', 1e7, 'Must not be more than 9,999,999.99'],
    ['lastDay', '02/31/2026', 'There is no such date'],
    ['lastDay', '2026-02-31', 'There is no such date'],
    ['lastDay', 'soon', 'Enter a date as DD/MM/YYYY'],
    ['lastDay', '2026-02-28T10:00', 'Enter a date as DD/MM/YYYY'],
    ['startsAt', '02/31/2026 10:00', 'There is no such date or time'],
    ['startsAt', '28/02/2026 10:05', 'Minutes go in steps of ten'],
    ['startsAt', 'soon', 'Enter a date as DD/MM/YYYY HH:MM'],
  ])('refuses %s = %s', (name, value, message) => {
    expect(check({ [name]: value })).toEqual({ [name]: message });
  });

  it.each([
    ['fee', 19.99],
    ['minutes', 0],
    ['website', 'tienda.example.es/carta'],
    ['website', 'https://example.com'],
    ['phone', '+34 (600) 000-000'],
    ['phone', '112 112'],
    ['fee', 9_999_999.99],
    ['lastDay', '2026-02-28'],
    ['startsAt', '2026-02-28T09:05:00.000Z'],
  ])('accepts %s = %s', (name, value) => expect(check({ [name]: value })).toEqual({}));

  it.each([
    ['name', 255, 'At most 255 characters'],
    ['code', 8, 'At most 8 characters'],
    ['notes', 10_000, 'At most 10,000 characters'],
  ])('takes no more in %s than %d characters', (name, max, message) => {
    expect(check({ [name]: 'x'.repeat(max) })).toEqual({});
    expect(check({ [name]: 'x'.repeat(max + 1) })).toEqual({ [name]: message });
  });

  it('writes numbers and dates in its messages as the language does', () => {
    const values = { ...valid, fee: 1e7, lastDay: '31/02/2026' };
    expect(validateValues(fields, Object.keys(fields), inForm(values), spanish)).toEqual({
      fee: 'Must not be more than 9.999.999,99',
      lastDay: 'There is no such date',
    });
  });
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
