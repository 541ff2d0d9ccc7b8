import type {} from '@vitest/browser-playwright';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { openList } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const place = { country: 'es', city: 'ci00000000000001' };
const base = `/country/es/city/${place.city}/pay-list-establishment`;
const band = page.getByRole('region', { name: 'Pay list check' });
const summary = {
  ...{ count: 5, sumCents: 48_500, right: 0, differing: 0, differenceCents: 0, unread: 0 },
  ...{ checkedAt: null, newestCheckAt: null },
};
const prepare = (main: StubbedMain): void => {
  main.answerRoute('payLists.summary', () => success(summary));
  main.answerRoute('payLists.checking', () => success(null));
};

it.each([
  'dateRange.range=2026-05-01,2026-05-15',
  'startDate.range=2026-05-01,2026-05-15',
  'endDate.range=2026-05-01,2026-05-15&createdAt.range=2026-05-01,2026-05-31',
])('a half-month is compared with the previous one and with last year’s, by payee (%s)', async (filters) => {
  const of = (startDate: string, endDate: string, name: string, sum: number) => ({
    ...{ id: `${name}${startDate}`, name, idNumber: name, sum, startDate, endDate, dateRange: startDate },
    ...{ vat: 21, cityId: place.city, createdAt: `${endDate}T10:00:00Z` },
  });
  await openList(`${base}?${filters}`, {
    prepare: (main) => {
      prepare(main);
      main.records.establishmentPayLists = [
        of('2026-05-01', '2026-05-15', 'Asador', 15_000),
        of('2026-05-01', '2026-05-15', 'Bar Nuevo', 1000),
        of('2026-04-16', '2026-04-30', 'Asador', 10_000),
        of('2026-04-16', '2026-04-30', 'Cantina', 2500),
        of('2025-05-01', '2025-05-15', 'Asador', 20_000),
      ];
    },
  });
  await band.getByRole('button', { name: 'Compare…' }).click();
  const table = page.getByRole('table', { name: 'Compare by payee' });
  const rows = () =>
    [...table.element().querySelectorAll('tbody tr, tfoot tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(' | '),
    );
  await expect.element(table).toBeVisible();
  expect(rows()).toEqual([
    'Asador | €150.00 | €100.00 | +€50.00 | +50%',
    'Cantina | – | €25.00 | -€25.00 | gone',
    'Bar Nuevo | €10.00 | – | +€10.00 | new',
    '3 payees | €160.00 | €125.00 | +€35.00 | +28%',
  ]);
  for (const kept of table.element().querySelectorAll('thead th, tfoot'))
    expect(kept).toHaveStyle({ position: 'sticky' });
  const ignored = page.getByText('Compared without these filters: Created at');
  expect(ignored.elements()).toHaveLength(filters.includes('createdAt') ? 1 : 0);
  await page.getByRole('radio', { name: 'With the same half-month a year ago' }).click();
  await expect
    .poll(() => (table.elements().length > 0 ? rows()[0] : ''))
    .toBe('Asador | €150.00 | €200.00 | -€50.00 | -25%');
});

it('compared payees link to their lists, can be sorted and found, and a half-month without lists is named', async () => {
  const of = (startDate: string, endDate: string, name: string, sum: number, cityId = place.city) => ({
    ...{ id: `${name}${startDate}`, name, idNumber: name, sum, startDate, endDate, dateRange: startDate },
    ...{ vat: 21, cityId, createdAt: `${endDate}T10:00:00Z` },
  });
  const main = await openList(`${base}?dateRange.range=2026-05-01,2026-05-15`, {
    prepare: (stub) => {
      prepare(stub);
      stub.records.establishmentPayLists = [
        of('2026-05-01', '2026-05-15', 'Asador', 15_000),
        of('2026-05-01', '2026-05-15', 'Bár Nuevo', 1000),
        of('2026-04-16', '2026-04-30', 'Asador', 10_000),
      ];
    },
  });
  await band.getByRole('button', { name: 'Compare…' }).click();
  const table = page.getByRole('table', { name: 'Compare by payee' });
  await expect.element(table).toBeVisible();
  const payees = () => [...table.element().querySelectorAll('tbody th')].map((cell) => cell.textContent);
  expect(payees()).toEqual(['Asador', 'Bár Nuevo']);
  await expect
    .element(table.getByRole('link', { name: 'Asador' }))
    .toHaveAttribute('href', `#${base}/Asador2026-05-01`);
  await table.getByRole('button', { name: /1 – 15 May/ }).click();
  await expect.poll(payees).toEqual(['Bár Nuevo', 'Asador']);
  await page.getByRole('button', { name: 'Export', exact: true }).last().click();
  await expect
    .poll(() => main.requests.find(({ route }) => route === 'exports.start')?.payload)
    .toMatchObject({
      type: 'comparison',
      wanted: {
        name: expect.stringMatching(/^establishment-pay-lists-comparison-.*2026-05-01_2026-05-15$/),
        now: { start: '2026-05-01', end: '2026-05-15' },
        before: { start: '2026-04-16', end: '2026-04-30' },
        query: { filters: {} },
      },
    });
  await page.getByRole('searchbox', { name: 'Find a payee' }).fill('bar');
  await expect.poll(payees).toEqual(['Bár Nuevo']);
  await page.getByRole('radio', { name: 'With the same half-month a year ago' }).click();
  await expect.element(page.getByText('There are no pay lists of 1 – 15 May 2025.')).toBeVisible();
  expect(table.elements()).toEqual([]);
});

it('on paper there is the comparison with all payees instead of the list', async () => {
  const of = (startDate: string, endDate: string, index: number) => ({
    ...{ id: `${index}${startDate}`, name: `Payee ${index}`, idNumber: `${index}`, sum: 1000 + index },
    ...{ startDate, endDate, dateRange: startDate, vat: 21, cityId: place.city },
    createdAt: `${endDate}T10:00:00Z`,
  });
  await openList(`${base}?dateRange.range=2026-05-01,2026-05-15`, {
    prepare: (main) => {
      prepare(main);
      main.records.establishmentPayLists = Array.from({ length: 205 }, (_, index) => [
        of('2026-05-01', '2026-05-15', index),
        of('2026-04-16', '2026-04-30', index),
      ]).flat();
    },
  });
  await band.getByRole('button', { name: 'Compare…' }).click();
  await expect.element(page.getByRole('table', { name: 'Compare by payee' })).toBeVisible();
  expect(document.querySelectorAll('[role=dialog] tbody tr')).toHaveLength(200);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Print…' }).click();
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelectorAll('main > [data-paper] tbody tr')).toHaveLength(205);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const shown = [...document.querySelectorAll('main > *')].filter(
    (part) => getComputedStyle(part).display !== 'none',
  );
  expect(shown.map((part) => part.hasAttribute('data-paper'))).toEqual([true]);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('[data-paper]')).toBeNull();
});
