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
  minutes: fieldOf.integer({ label: msg`Minutes`, min: 0, max: 60 }),
  delivery: fieldOf.integer({ label: msg`Delivery`, usualMax: 1440 }),
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
    ['minutes', -1, 'Must not be less than 0'],
    ['fee', '12x', 'Enter a number'],
    ['minutes', 1.5, 'Enter a whole number'],
    ['minutes', 61, 'Must not be more than 60'],
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
    ['name', 'x'.repeat(255)],
    ['code', 'x'.repeat(8)],
    ['lastDay', '2026-02-28'],
    ['startsAt', '2026-02-28T09:05:00.000Z'],
  ])('accepts %s = %s', (name, value) => {
    expect(check({ [name]: value })).toEqual({});
    expect(fields[name as keyof typeof fields].warning?.(value, i18n) ?? null).toBeNull();
  });

  it.each([
    ['fee', -1, 'Less than 0 is unusual'],
    ['vat', 101, 'More than 100 is unusual'],
    ['delivery', 1441, 'More than 1,440 is unusual'],
    ['fee', 10_000_000, 'More than 9,999,999.99 is unusual'],
    ['distance', 1e7, 'More than 9,999,999.99 is unusual'],
    ['website', 'javascript:alert(1)', 'This does not look like a web address'],
    ['website', 'nonsense', 'This does not look like a web address'],
    ['phone', '-----', 'This does not look like a phone number with at least six digits'],
    ['phone', '+34 600', 'This does not look like a phone number with at least six digits'],
    ['phone', 'call 600 000 000', 'This does not look like a phone number with at least six digits'],
    ['name', 'x'.repeat(256), 'Longer than 255 characters is unusual'],
    ['code', 'x'.repeat(9), 'Longer than 8 characters is unusual'],
    ['notes', 'x'.repeat(10_001), 'Longer than 10,000 characters is unusual'],
  ])('only warns of %s = %s, because no document of the API forbids it', (name, value, warning) => {
    expect(check({ [name]: value })).toEqual({});
    expect(fields[name as keyof typeof fields].warning?.(value, i18n)).toBe(warning);
  });

  it('asks for a right email when a record is made, and only warns who changes one', () => {
    const rule = { ...inForm({ ...valid, email: 'a@b' }), record: { id: 'r1' } };
    expect(validateValues(fields, ['email'], rule, i18n)).toEqual({});
    expect(fields.email.warning?.('a@b', i18n)).toBe('This does not look like an email address');
  });

  it('writes numbers and dates in its messages as the language does', () => {
    const values = { ...valid, fee: 0.001, lastDay: '31/02/2026' };
    expect(validateValues(fields, Object.keys(fields), inForm(values), spanish)).toEqual({
      fee: 'At most 2 decimals',
      lastDay: 'There is no such date',
    });
    expect(fields.fee.warning?.(1e7, spanish)).toBe('More than 9.999.999,99 is unusual');
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
