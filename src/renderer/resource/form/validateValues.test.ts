import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { isIban } from '#shared/rules/iban.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import { doubtsOf } from './formProblems.ts';
import { oddText, trimValues, validateValues } from './formResolver.ts';

const label = msg`Field`;
const cleanedFields = {
  name: fieldOf.text({ label }),
  email: fieldOf.email({ label }),
  phone: fieldOf.phone({ label }),
  website: fieldOf.url({ label }),
  iban: fieldOf.iban({ label }),
  notes: fieldOf.multiline({ label }),
  fee: fieldOf.money({ label }),
};

it.each(['name', 'email', 'phone', 'website', 'iban'])('trims spaces around %s', (name) => {
  expect(trimValues(cleanedFields, { [name]: ' a b\u00a0' })).toEqual({ [name]: 'a b' });
  expect(trimValues(cleanedFields, { [name]: '  ' })).toEqual({ [name]: null });
});

it('keeps the lines of a longer text unchanged, unless all are empty', () => {
  expect(trimValues(cleanedFields, { notes: '  one\n two \n' })).toEqual({ notes: '  one\n two \n' });
  expect(trimValues(cleanedFields, { notes: ' \n ' })).toEqual({ notes: null });
});

it('leaves other values unchanged', () => {
  const values = { fee: '12 x', other: ' a ', name: null };
  expect(trimValues(cleanedFields, values)).toEqual(values);
});

const i18n = setupI18n({ locale: 'en_US', locales: 'en-US', messages: { en_US: {} } });
const checkedFields = {
  name: fieldOf.text({ label: msg`Name`, required: true }),
  email: fieldOf.email({ label: msg`Email` }),
  fee: fieldOf.money({ label: msg`Fee` }),
  charge: fieldOf.money({ label: msg`Charge`, atZero: msg`No charge any more` }),
  iban: fieldOf.iban({ label: msg`IBAN` }),
  minutes: fieldOf.integer({ label: msg`Minutes`, min: 0, max: 60 }),
  delivery: fieldOf.integer({ label: msg`Delivery`, usualMax: 1440 }),
  vat: fieldOf.percent({ label: msg`VAT` }),
  website: fieldOf.url({ label: msg`Website` }),
  taxNumber: fieldOf.taxNumber({ label: msg`ID number` }),
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
const problemsOf = (values: Record<string, unknown>) =>
  validateValues(checkedFields, Object.keys(checkedFields), inForm({ ...valid, ...values }), i18n);

describe('form validation', () => {
  it('requires the required fields', () => {
    expect(problemsOf({ name: '  ', image: null })).toEqual({
      name: 'Required: Name',
      image: 'Please upload image',
    });
  });

  it('accepts empty optional fields', () => {
    expect(problemsOf({ email: '', fee: null })).toEqual({});
  });

  it.each([
    ['email', 'a@b', 'Incorrect email'],
    ['fee', 1.005, 'At most 2 decimals'],
    ['minutes', -1, 'Must not be less than 0'],
    ['fee', '12x', 'Enter a number'],
    ['minutes', 1.5, 'Enter a whole number'],
    ['minutes', 61, 'Must not be more than 60'],
    ['lastDay', '02/31/2026', 'This date does not exist'],
    ['lastDay', '2026-02-31', 'This date does not exist'],
    ['lastDay', 'soon', 'Enter a date as DD/MM/YYYY'],
    ['lastDay', '2026-02-28T10:00', 'Enter a date as DD/MM/YYYY'],
    ['startsAt', '02/31/2026 10:00', 'This date or time does not exist'],
    ['startsAt', 'soon', 'Enter a date as DD/MM/YYYY HH:MM'],
    ['phone', 'abc', 'Enter a phone number with digits'],
    ['phone', '-----', 'Enter a phone number with digits'],
  ])('refuses %s = %s', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toEqual({ [name]: message });
  });

  it.each([
    ['fee', 19.99],
    ['minutes', 0],
    ['website', 'tienda.example.es/carta'],
    ['website', 'https://example.com'],
    ['phone', '+34 (600) 000-000'],
    ['phone', '112 112'],
    ['taxNumber', 'B99566440'],
    ['taxNumber', 'x5253868-r'],
    ['taxNumber', '12345678'],
    ['fee', 9_999_999.99],
    ['name', 'x'.repeat(255)],
    ['code', 'x'.repeat(8)],
    ['lastDay', '2026-02-28'],
    ['startsAt', '2026-02-28T09:05:00.000Z'],
  ])('accepts %s = %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual({});
    expect(oddText(checkedFields[name as keyof typeof checkedFields], value, i18n)).toBeNull();
  });

  it.each([
    ['name', 'x'.repeat(256), 'Longer than 255 characters is unusual'],
    ['code', 'x'.repeat(9), 'Longer than 8 characters is unusual'],
    ['notes', 'x'.repeat(10_001), 'Longer than 10,000 characters is unusual'],
  ])('only warns about %s = %s, because the API does not forbid it', (name, value, warning) => {
    expect(problemsOf({ [name]: value })).toEqual({});
    expect(checkedFields[name as keyof typeof checkedFields].warning?.(value, i18n)).toBe(warning);
  });

  it.each([
    ['taxNumber', '12', 'This may not be an ID number'],
    ['taxNumber', 'see note 7', 'This may not be an ID number'],
    ['taxNumber', 'B99573294', 'Check this ID number: its last character does not match'],
    ['iban', 'ES9121000418450200051333', 'Check this IBAN: a digit is wrong, missing or extra'],
    ['charge', 0, 'No charge any more'],
    ['fee', -1, 'Less than 0 is unusual'],
    ['vat', 101, 'More than 100 is unusual'],
    ['delivery', 1441, 'More than 1,440 is unusual'],
    ['fee', 10_000_000, 'More than 9,999,999.99 is unusual'],
    ['distance', 1e7, 'More than 9,999,999.99 is unusual'],
    ['website', 'javascript:alert(1)', 'This may not be a web address'],
    ['website', 'nonsense', 'This may not be a web address'],
    ['phone', '+34 600', 'Check this phone number: at least six digits, no letters'],
    ['phone', 'call 600 000 000', 'Check this phone number: at least six digits, no letters'],
  ])('warns about %s = %s, and asks before the save', (name, value, doubt) => {
    expect(problemsOf({ [name]: value })).toEqual({});
    const field = checkedFields[name as keyof typeof checkedFields];
    expect(oddText(field, value, i18n)).toBe(doubt);
    const asked = [`${i18n._(field.label)} ${value}: ${doubt}`];
    expect(doubtsOf(checkedFields, { [name]: value }, {}, i18n)).toEqual(asked);
    expect(doubtsOf(checkedFields, { [name]: value }, { [name]: value }, i18n)).toEqual([]);
  });

  it('asks about no usual value', () => {
    const values = {
      phone: '+34 600 000 000',
      fee: 0,
      website: 'shop.example',
      vat: 100,
      charge: 0.01,
      iban: null,
    };
    expect(doubtsOf(checkedFields, values, {}, i18n)).toEqual([]);
  });

  it('requires a valid e-mail in a new record, and asks about a changed one', () => {
    const rule = { ...inForm({ ...valid, email: 'a@b' }), record: { id: 'r1' } };
    expect(validateValues(checkedFields, ['email'], rule, i18n)).toEqual({});
    expect(checkedFields.email.doubt?.('a@b', i18n)).toBe('This may not be an email address');
  });

  it('formats numbers and dates in messages for the language', () => {
    const values = { ...valid, fee: 0.001, lastDay: '31/02/2026' };
    expect(validateValues(checkedFields, Object.keys(checkedFields), inForm(values), spanish)).toEqual({
      fee: 'At most 2 decimals',
      lastDay: 'This date does not exist',
    });
    expect(checkedFields.fee.doubt?.(1e7, spanish)).toBe('More than 9.999.999,99 is unusual');
  });
});

it.each(['ES91 2100 0418 4502 0005 1332', 'ua213223130000026007233566001'])(
  '%s has valid check digits',
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);
it.each(['ES9121000418450200051333', 'ES91', '', 'XX00!'])('"%s" is not an IBAN', (text) => {
  expect(isIban(text)).toBe(false);
});
