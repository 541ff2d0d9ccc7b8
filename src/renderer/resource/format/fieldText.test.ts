import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { entitySource } from '../fields/referenceSource.ts';
import { toneOf } from '../fields/toneOf.ts';
import { filterText } from '../filters/filterText.ts';
import { createFormatters } from './createFormatters.ts';
import { fieldText, type TextContext, valueText } from './fieldText.ts';
import { imageSource } from './imageSource.ts';

const context = (language = 'en-US'): TextContext => ({
  i18n: setupI18n({ locale: 'en_US', messages: { en_US: {} } }),
  formatters: createFormatters(language, 'Europe/Madrid'),
  nameOf: (_source, id) => (id === 'piz' ? 'Pizza' : undefined),
});
const label = msg`Field`;
const source = entitySource({ entity: 'home_categories' });
const status = fieldOf.choice({ label, choices: [{ value: 'paid', label: msg`Paid`, tone: 'success' }] });
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a value in words', () => {
  it.each([
    [fieldOf.money({ label }), -1234.5, '-€1,234.50'],
    [fieldOf.percent({ label }), 12.5, '12.5%'],
    [fieldOf.integer({ label }), 1234, '1,234'],
    [fieldOf.date({ label }), '2026-07-01', '07/01/2026'],
    [fieldOf.dateTime({ label }), '2026-06-30T22:30:00Z', '07/01/2026, 00:30'],
    [fieldOf.active(), false, 'Not active'],
    [status, 'paid', 'Paid'],
    [status, 'unheard_of', 'unheard_of'],
    [fieldOf.reference({ label, source }), 'piz', 'Pizza'],
    [fieldOf.reference({ label, source }), 'xyz', 'xyz'],
    [fieldOf.references({ label, source }), ['piz', 'xyz'], 'Pizza, xyz'],
    [fieldOf.shortId({ label }), 'abcdefgh12345678', 'ABCDEFGH'],
    [fieldOf.dateTime({ label }), 'not a date', 'not a date'],
    [fieldOf.money({ label }), null, ''],
  ])('%o: %s is "%s"', (field, value, expected) => {
    expect(plain(valueText(field, value, context()))).toBe(expected);
  });

  it('is written as the language writes it', () => {
    expect(plain(valueText(fieldOf.money({ label }), 1234.5, context('uk-UA')))).toBe('1 234,50 €');
  });

  it('lists opening hours by weekday', () => {
    const hours = {
      monday: { isClosed: false, openAt: [{ from: '09:00', to: '14:00' }] },
      sunday: { isClosed: true, openAt: [] },
    };
    expect(valueText(fieldOf.workingTime({ label }), hours, context())).toBe('Mon 09:00–14:00; Sun –');
  });

  it('joins several parts and prefers the name that the row brings along', () => {
    const row = {
      id: '1',
      customer: { firstName: 'Ana', lastName: null },
      categoryId: 'xyz',
      categoryName: 'Tapas',
    };
    const name = fieldOf.text({
      label,
      sources: ['customer.firstName', 'customer.lastName', 'courier.fullName'],
    });
    expect(fieldText(row, 'customer', name, context())).toBe('Ana');
    const category = fieldOf.reference({ label, source, nameField: 'categoryName' });
    expect(fieldText(row, 'categoryId', category, context())).toBe('Tapas');
  });
});

it('colours statuses only', () => {
  expect(toneOf(fieldOf.active(), true)).toBe('success');
  expect(toneOf(fieldOf.boolean({ label }), true)).toBeNull();
  expect(toneOf(status, 'paid')).toBe('success');
  expect(toneOf(fieldOf.text({ label }), 'paid')).toBeNull();
});

describe('a filter in words', () => {
  const number = fieldOf.integer({ label });
  it.each([
    [fieldOf.dateTime({ label }), { kind: 'preset', preset: 'last7Days' } as const, 'Last 7 days'],
    [number, { kind: 'between', from: '1000', to: '' } as const, 'from 1,000'],
    [number, { kind: 'between', from: '', to: '5' } as const, 'up to 5'],
    [fieldOf.active(), { kind: 'exact', value: 'true' } as const, 'Active'],
    [status, { kind: 'in', values: ['paid', 'other'] } as const, 'Paid, other'],
  ])('%o', (field, filter, expected) => {
    expect(filterText(field, filter as never, context())).toBe(expected);
  });
});

it.each([
  ['abc.webp', './bucket/abc.webp'],
  ['/bucket/abc.webp', './bucket/abc.webp'],
  ['https://storage.example/bucket/logos/abc.png', './bucket/logos/abc.png'],
  ['https://storage.example/logos/abc.png', './bucket/logos/abc.png'],
])('loads the picture %s from %s', (value, expected) => expect(imageSource(value)).toBe(expected));
