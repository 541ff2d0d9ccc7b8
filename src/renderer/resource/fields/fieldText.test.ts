import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { DatePreset } from '#shared/query/datePresets.ts';
import { imageSource } from '../../ui/imageSource.ts';
import { createFormatters } from '../../ui/useFormatters.ts';
import { filterText } from '../list/filterWords.ts';
import { columnNames } from '../table/columnSettings.ts';
import { fieldOf } from './fieldOf.ts';
import { fieldText, valueText } from './fieldText.ts';
import type { CellContext, Field, TextContext } from './fieldType.ts';
import { entitySource } from './reference/referenceSource.ts';

const context = (language = 'en-GB'): TextContext => ({
  i18n: setupI18n({ locale: 'en_US', messages: { en_US: {} } }),
  formatters: createFormatters(language, 'Europe/Madrid'),
  nameOf: (_source, id) => (id === 'piz' ? 'Pizza' : undefined),
});
const label = msg`Field`;
const source = entitySource({ entity: 'homeCategories' });
const status = fieldOf.choice({ label, choices: [{ value: 'paid', label: msg`Paid`, tone: 'success' }] });
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the text of a value', () => {
  it.each([
    [fieldOf.money({ label }), -1234.5, '-€1,234.50'],
    [fieldOf.percent({ label }), 12.5, '12.5%'],
    [fieldOf.integer({ label }), 1234, '1,234'],
    [fieldOf.date({ label }), '2026-07-01', '1 Jul 2026'],
    [fieldOf.dateTime({ label }), '2026-06-30T22:30:00Z', '1 Jul 2026, 00:30'],
    [fieldOf.active(), false, 'Not active'],
    [status, 'paid', 'Paid'],
    [status, 'unheard_of', 'unheard_of'],
    [fieldOf.reference({ label, source }), 'piz', 'Pizza'],
    [fieldOf.reference({ label, source }), 'xyz', 'xyz'],
    [fieldOf.references({ label, source }), ['piz', 'xyz'], 'Pizza, xyz'],
    [fieldOf.shortId({ label }), 'abcdefgh12345678', 'ABCDEFGH'],
    [fieldOf.dateTime({ label }), 'not a date', 'not a date'],
    [fieldOf.dateTime({ label }), '2026-07-01', '1 Jul 2026'],
    [fieldOf.iban({ label }), 'ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
    [fieldOf.money({ label }), null, ''],
    [fieldOf.text({ label }), ['Ana', 'Luis'], 'Ana, Luis'],
    [fieldOf.text({ label }), { id: 'x', lines: [1] }, ''],
  ])('%o: %s is "%s"', (field, value, expected) => {
    expect(plain(valueText(field, value, context()))).toBe(expected);
  });

  it.each([
    ['a date', fieldOf.dateTime({ label })],
    ['a choice', status],
    ['a number', fieldOf.integer({ label })],
  ])('is "unreadable" for %s that the field type cannot format', (_what, field) => {
    vi.stubGlobal('window', { backoffice: { request: async () => ({ ok: true, data: null }) } });
    // `String` and arithmetic throw on it.
    const unwritable = { toString: null, valueOf: null };
    expect(valueText(field, unwritable, context())).toBe('unreadable');
    vi.unstubAllGlobals();
  });

  it('is formatted for the language', () => {
    expect(plain(valueText(fieldOf.money({ label }), 1234.5, context('uk-UA')))).toBe('1 234,50 €');
  });

  it('lists opening hours by weekday', () => {
    const hours = {
      monday: { isClosed: false, openAt: [{ from: '09:00', to: '14:00' }] },
      sunday: { isClosed: true, openAt: [] },
    };
    expect(valueText(fieldOf.workingTime({ label }), hours, context())).toBe('Mon 09:00–14:00; Sun –');
  });

  it('prefers the name that comes with the row', () => {
    const row = { id: '1', categoryId: 'xyz', categoryName: 'Tapas' };
    const category = fieldOf.reference({ label, source, nameField: 'categoryName' });
    expect(fieldText(row, 'categoryId', category, context())).toBe('Tapas');
  });

  it('combines a name from several fields, including nested ones', () => {
    const nameField = ['customer.firstName', 'customer.lastName'];
    const customer = fieldOf.reference({ label, source, nameField, sortedBy: 'customer' });
    const text = (row: object): string => fieldText({ id: '1', ...row }, 'customerId', customer, context());
    expect(text({ customerId: 'c1', customer: { firstName: 'Ana', lastName: 'Gil' } })).toBe('Ana Gil');
    expect(text({ customerId: 'c1', customer: { firstName: null, lastName: 'Gil' } })).toBe('Gil');
    expect(text({ customerId: 'c1', customer: null })).toBe('c1');
    expect(text({ customerId: null, customer: 'odd' })).toBe('');
    expect(customer.sortedBy).toBe('customer');
    // A composed name is not sortable unless the server's sort key is known.
    expect(fieldOf.reference({ label, source, nameField }).sortedBy).toBeNull();
    expect(fieldOf.reference({ label, source, nameField: 'customer.name' }).sortedBy).toBeNull();
  });
});

const shownIn = (isCell: boolean, field: Field, value: unknown): string => {
  const cellContext: CellContext = {
    isCell,
    scope: { country: 'es' },
    link: (path, text) => createElement('a', { href: path }, text),
    classes: {
      ...{ image: 'picture', negative: 'negative' },
      ...{ lowRating: 'low', fairRating: 'fair', goodRating: 'good' },
    },
  };
  const text = valueText(field, value, context());
  return renderToStaticMarkup(createElement('p', null, field.show?.(value, text, cellContext) ?? text));
};

describe('the display of a value', () => {
  it('has a colour for a status', () => {
    expect(shownIn(true, fieldOf.active(), true)).toContain('<span');
    expect(shownIn(true, fieldOf.boolean({ label }), true)).toBe('<p>Yes</p>');
    expect(shownIn(true, status, 'paid')).toContain('<span');
    expect(shownIn(true, status, 'unheard_of')).toBe('<p>unheard_of</p>');
  });

  it('highlights a negative amount', () => {
    expect(shownIn(true, fieldOf.money({ label }), -1)).toContain('class="negative"');
    expect(shownIn(true, fieldOf.money({ label }), 1)).not.toContain('class');
  });

  it('links to the referenced record if that has a page', () => {
    const pathOf = ({ country = '' }, id: string): string => `/${country}/${id}`;
    const paged = fieldOf.reference({ label, source: { ...source, pathOf } });
    expect(shownIn(true, paged, 'piz')).toBe('<p><a href="/es/piz">Pizza</a></p>');
    expect(shownIn(true, fieldOf.reference({ label, source }), 'piz')).toBe('<p>Pizza</p>');
  });

  it('uses the field’s own formatter instead of the field type’s', () => {
    const loud = fieldOf.active();
    expect(shownIn(true, { ...loud, show: (_value, text) => text.toUpperCase() }, true)).toBe(
      '<p>ACTIVE</p>',
    );
    const field = fieldOf.money({ label, show: (_value, text) => `about ${text}` });
    expect(shownIn(true, field, 2)).toBe('<p>about €2.00</p>');
  });
});

it('excludes fields without a column from columns and peek', () => {
  const fields = { name: fieldOf.text({ label }), latitude: fieldOf.decimal({ label, column: false }) };
  expect(columnNames(fields)).toEqual(['name']);
});

describe('the text of a filter', () => {
  const number = fieldOf.integer({ label });
  it.each([
    [number, { match: 'between', from: '1000', to: '' } as const, 'from 1,000'],
    [number, { match: 'between', from: '', to: '5' } as const, 'up to 5'],
    [fieldOf.rating({ label }), { match: 'between', from: '1', to: '2' } as const, '1–2 of 5'],
    [fieldOf.rating({ label }), { match: 'between', from: '3', to: '3' } as const, '3 of 5'],
    [fieldOf.rating({ label }), { match: 'between', from: '4', to: '' } as const, 'from 4 of 5'],
    [fieldOf.active(), { match: 'exact', value: 'true' } as const, 'Active'],
    [status, { match: 'in', values: ['paid', 'other'] } as const, 'Paid, other'],
  ])('%o', (field, filter, expected) => {
    expect(filterText(field, filter as never, context())).toBe(expected);
  });

  it('includes the dates of a relative range in the country’s time zone', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z') });
    const said = (preset: DatePreset, language?: string): string =>
      filterText(fieldOf.dateTime({ label }), { match: 'preset', preset }, context(language)).replaceAll(
        /\s/g,
        ' ',
      );
    expect(said('today')).toBe('Today (23 Nov 2026)');
    expect(said('previousWeek')).toBe('Previous week (16 – 22 Nov 2026)');
    expect(said('untilToday')).toBe('Up to today (23 Nov 2026)');
    expect(said('thisMonth', 'uk')).toBe('This month (01.11.2026 – 30.11.2026)');
    vi.useRealTimers();
  });

  it('hides a personal search text in privacy mode', () => {
    const name = fieldOf.text({ label, isPersonal: true });
    const said = (field: Field, isPrivate: boolean): string =>
      filterText(field, { match: 'text', value: 'Ana' }, { ...context(), isPrivate });
    expect([said(name, false), said(name, true)]).toEqual(['Ana', '••••••']);
    expect(said(fieldOf.text({ label }), true)).toBe('Ana');
  });
});

it.each([
  ['abc.webp', './bucket/abc.webp'],
  ['/bucket/abc.webp', './bucket/abc.webp'],
  ['https://storage.example/bucket/logos/abc.png', './bucket/logos/abc.png'],
  ['https://storage.example/logos/abc.png', './bucket/logos/abc.png'],
])('loads the image %s from %s', (value, expected) => expect(imageSource(value)).toBe(expected));
