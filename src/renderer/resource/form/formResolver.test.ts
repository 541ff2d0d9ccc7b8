import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { isIban } from '#shared/rules/iban.ts';
import type { Row } from '../../data/entityCalls.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import { doubtsOf } from './formProblems.ts';
import { formResolver, oddText, trimValues, validateValues } from './formResolver.ts';

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
    ['fee', -1, 'Less than 0 is unusual'],
    ['vat', 101, 'More than 100 is unusual'],
    ['delivery', 1441, 'More than 1,440 is unusual'],
    ['fee', 10_000_000, 'More than 9,999,999.99 is unusual'],
    ['distance', 1e7, 'More than 9,999,999.99 is unusual'],
    ['website', 'javascript:alert(1)', 'This may not be a web address'],
    ['website', 'nonsense', 'This may not be a web address'],
    ['phone', '+34 600', 'Check this phone number: at least six digits, no letters'],
    ['phone', 'call 600 000 000', 'Check this phone number: at least six digits, no letters'],
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
  ])('warns about %s = %s, and asks before the save', (name, value, doubt) => {
    expect(problemsOf({ [name]: value })).toEqual({});
    const field = checkedFields[name as keyof typeof checkedFields];
    expect(oddText(field, value, i18n)).toBe(doubt);
    const asked = [`${i18n._(field.label)} ${value}: ${doubt}`];
    expect(doubtsOf(checkedFields, { [name]: value }, {}, i18n)).toEqual(asked);
    expect(doubtsOf(checkedFields, { [name]: value }, { [name]: value }, i18n)).toEqual([]);
  });

  it('asks about no value that is merely unusual', () => {
    const values = { phone: '112', fee: 0, website: 'nonsense', vat: 101, charge: 0.01, iban: null };
    expect(doubtsOf(checkedFields, values, {}, i18n)).toEqual([]);
  });

  it('requires a valid e-mail in a new record, and only warns about a changed one', () => {
    const rule = { ...inForm({ ...valid, email: 'a@b' }), record: { id: 'r1' } };
    expect(validateValues(checkedFields, ['email'], rule, i18n)).toEqual({});
    expect(checkedFields.email.warning?.('a@b', i18n)).toBe('This may not be an email address');
  });

  it('formats numbers and dates in messages for the language', () => {
    const values = { ...valid, fee: 0.001, lastDay: '31/02/2026' };
    expect(validateValues(checkedFields, Object.keys(checkedFields), inForm(values), spanish)).toEqual({
      fee: 'At most 2 decimals',
      lastDay: 'This date does not exist',
    });
    expect(checkedFields.fee.warning?.(1e7, spanish)).toBe('More than 9.999.999,99 is unusual');
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

const fields = {
  status: fieldOf.text({ label: msg`Status` }),
  reason: fieldOf.text({
    label: msg`Reason`,
    shownWhen: ({ status }) => status === 'refused',
    requiredWhen: ({ status }) => status === 'refused',
  }),
  fee: fieldOf.money({
    label: msg`Fee`,
    disabledWhen: ({ hasFee }) => (hasFee === true ? null : msg`Everybody pays the same`),
    min: 1,
    max: ({ total }) => (typeof total === 'number' ? total : undefined),
  }),
  hasFee: fieldOf.boolean({ label: msg`Own fee` }),
  total: fieldOf.money({ label: msg`Total` }),
  from: fieldOf.date({ label: msg`From` }),
  to: fieldOf.date({ label: msg`To`, min: ({ from }) => from }),
  startsAt: fieldOf.dateTime({ label: msg`Starts at`, max: '2026-05-04T18:00:00.000Z' }),
  isActive: fieldOf.active(),
  commission: fieldOf.percent({ label: msg`Commission` }),
  manager: fieldOf.text({ label: msg`Manager`, required: true }),
};
const names = Object.keys(fields);

const empty = { ...Object.fromEntries(names.map((name) => [name, null])), manager: 'Ana' };

const resolve = (
  typed: Record<string, unknown>,
  before: Row | null = null,
  touched: readonly string[] = [],
) => {
  const initial = { ...empty, ...before };
  const resolver = formResolver(() => ({
    fields,
    names,
    before,
    initial,
    touched: new Set(touched),
    check: ({ isActive, commission }) =>
      isActive === true && commission === null ? { commission: msg`Set it first` } : {},
    timeZone: 'Europe/Madrid',
    i18n,
  }));
  const { values, errors } = resolver({ ...initial, ...typed }, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  }) as { values: Record<string, unknown>; errors: Record<string, { message: string }> };
  const messages = Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
  return { values, messages };
};

describe('fields that depend on others', () => {
  it('are required only while they are shown', () => {
    expect(resolve({ status: 'fine' }).messages).toEqual({});
    expect(resolve({ status: 'refused' }).messages).toEqual({ reason: 'Required: Reason' });
    expect(resolve({ status: 'refused', reason: 'Late' }).values).toMatchObject({ reason: 'Late' });
  });

  it('keep their value while they are hidden or disabled', () => {
    const before = { id: 'a', status: 'refused', reason: 'Late', fee: 2 };
    expect(resolve({ status: 'fine', reason: 'Typed', fee: 'x' }, before)).toMatchObject({
      values: { status: 'fine', reason: 'Late', fee: 2 },
      messages: {},
    });
    expect(resolve({ hasFee: true, fee: 'x' }, before).messages).toEqual({ fee: 'Enter a number' });
  });

  it('have bounds that depend on other fields', () => {
    expect(resolve({ hasFee: true, fee: 0.5 }).messages).toEqual({ fee: 'Must not be less than 1' });
    expect(resolve({ hasFee: true, fee: 9, total: 8 }).messages).toEqual({ fee: 'Must not be more than 8' });
    expect(resolve({ hasFee: true, fee: 9 }).messages).toEqual({});
    expect(resolve({ from: '2026-05-04', to: '2026-05-03' }).messages).toEqual({
      to: 'Must not be before 04/05/2026',
    });
    expect(resolve({ from: 'soon', to: '2026-05-03' }).messages).toEqual({
      from: 'Enter a date as DD/MM/YYYY',
    });
    expect(resolve({ startsAt: '2026-05-04T18:10:00.000Z' }).messages).toEqual({
      startsAt: 'Must not be after 04/05/2026 20:00',
    });
  });
});

describe('inconsistent values', () => {
  it('are refused at the field that resolves them', () => {
    expect(resolve({ isActive: true }).messages).toEqual({ commission: 'Set it first' });
    expect(resolve({ isActive: true, commission: 0 }).messages).toEqual({});
  });

  it('do not block a change of another field', () => {
    const before = { id: 'a', isActive: true, commission: null };
    expect(resolve({ status: 'fine' }, before).messages).toEqual({});
    expect(resolve({ commission: null, isActive: true }, { ...before, isActive: false }).messages).toEqual({
      commission: 'Set it first',
    });
  });
});

describe('a rule over several fields', () => {
  const before = { id: 'a', from: '2026-05-04', to: '2026-05-05', manager: 'Ana' };

  it('is checked when any of its fields changes', () => {
    expect(resolve({ from: '2026-05-06' }, before).messages).toEqual({ to: 'Must not be before 06/05/2026' });
    expect(resolve({ total: 1 }, { ...before, hasFee: true, fee: 2, total: 3 }).messages).toEqual({
      fee: 'Must not be more than 1',
    });
    expect(resolve({ hasFee: true }, { ...before, hasFee: false, fee: 0 }).messages).toEqual({
      fee: 'Must not be less than 1',
    });
    expect(resolve({ status: 'refused' }, { ...before, reason: null }).messages).toEqual({
      reason: 'Required: Reason',
    });
  });

  it('that was violated before does not block a change of other fields', () => {
    const wrong = { ...before, to: '2026-05-01' };
    expect(resolve({ status: 'fine' }, wrong).messages).toEqual({});
    expect(resolve({ from: '2026-05-03' }, wrong).messages).toEqual({ to: 'Must not be before 03/05/2026' });
    expect(resolve({ to: '2026-05-02' }, wrong).messages).toEqual({ to: 'Must not be before 04/05/2026' });
  });
});

describe('an empty required field of a record', () => {
  const before = { id: 'a', status: 'refused', reason: null, manager: null };

  it('does not block a save of other fields, unless it was edited', () => {
    expect(resolve({ total: 5, manager: null }, before).messages).toEqual({});
    expect(resolve({ manager: null }, before, ['manager']).messages).toEqual({
      manager: 'Required: Manager',
    });
  });

  it('is required in a new record, and must not be emptied', () => {
    expect(resolve({ manager: null }).messages).toEqual({ manager: 'Required: Manager' });
    expect(resolve({ manager: null }, { ...before, manager: 'Ana' }).messages).toEqual({
      manager: 'Required: Manager',
    });
  });
});
