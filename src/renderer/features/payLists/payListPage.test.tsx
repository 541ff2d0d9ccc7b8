import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { press, pressCopy } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = 'ci00000000000001';
const base = `/country/es/city/${city}/pay-list-courier`;
const hidden = '••••••';
const payList = (number: number, startDate: string, endDate: string, sum: number) => ({
  ...{ id: `pl0000000000000${number}`, fullName: 'Ana Ruiz', iban: 'ES6899903509991904486502' },
  ...{ idNumber: '12345678Z', startDate, endDate, sum, cityId: city, vat: 10.55 },
  // Field that the stub server compares with the period filter.
  dateRange: startDate,
  ...{ createdAt: '2026-05-16T00:00:00Z', updatedAt: '2026-05-16T00:00:00Z' },
});
const statuses = ['completed', 'canceled_by_customer', 'canceled_by_establishment'];
/**
 * 60 lines on two pages. Each pays 1,234.50 × 1.1055 + 1.25 = 1,365.98975, rounded to 1,365.99, in any
 * status.
 */
const lines = Array.from({ length: 60 }, (_, index) => ({
  ...{ id: `l${index}`, orderId: `${String(index).padStart(8, 'a')}00000001` },
  ...{ completedAt: '2026-05-02T10:00:00Z', status: statuses[index % 3] },
  ...{ itemsSum: 0, surcharge: 0, discountSum: 0, vamvuCommission: 0, cancellationFee: 0 },
  ...{ courierDeliveryCost: 1234.5, tips: 1.25 },
}));

const prepare = (main: StubbedMain): void => {
  main.records.courierPayLists = [
    payList(1, '2026-05-01', '2026-05-15', 8_195_940),
    payList(2, '2026-04-16', '2026-04-30', -850),
  ];
  main.answer('courierPayLists.orders', ({ query }) => {
    const wanted = query?.filters?.status;
    const found = lines.filter(
      ({ status }) => wanted?.match !== 'in' || wanted.values.includes(status ?? ''),
    );
    const { page: number = 1, size = 22 } = query ?? {};
    return success(found.slice((number - 1) * size, number * size), found.length);
  });
};
const formula = page.getByLabelText('Formula');
const footer = (): string => document.querySelector('tfoot')?.textContent ?? '';
const figures = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('td[data-figure=payout]')];

it('totals include the lines of all pages, or those of the filtered status', async () => {
  const main = await openApp(`${base}/pl00000000000001`, { prepare });
  await expect.element(page.getByText('1–50 of 60')).toBeVisible();
  expect(figures()).toHaveLength(50);
  expect(footer()).toContain('All lines');
  expect(footer()).toContain('€81,959.40');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('51–60 of 60')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Completed', exact: true }).click();
  await press('{Escape}');
  await expect.element(page.getByText('1–20 of 20')).toBeVisible();
  expect(footer()).toContain('Lines that match the filters');
  expect(footer()).toContain('€27,319.80');
  expect(main.callsOf('courierPayLists.orders').at(-1)?.query?.filters).toEqual({
    status: { match: 'in', values: ['completed'] },
  });
  await expect.element(page.getByText('The lines add up to the stored sum')).toBeVisible();
});

it('a figure shows its formula with all decimals on hover and focus, and can be copied', async () => {
  await openApp(`${base}/pl00000000000001`, { prepare });
  await expect.element(page.getByText('1–50 of 60')).toBeVisible();
  const [first, second] = figures();
  await page.elementLocator(first as HTMLElement).hover();
  await expect.element(formula).toHaveTextContent('Payout = €1,234.50 × 1.1055 + €1.25 = €1,365.99');
  (second as HTMLElement).focus();
  await press('{ArrowLeft}');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(formula).toHaveTextContent('Tips = €1.25 (value from the server)');
  await press('{ArrowRight}');
  expect(await pressCopy()).toBe('€1,365.99');
});

it('the last twelve half-months are available as a table, including those without a pay list', async () => {
  await openApp(`${base}/pl00000000000001`, { prepare });
  await page.getByRole('button', { name: 'As a table' }).click();
  const table = page.getByRole('table', { name: 'The last twelve half-months' });
  await expect.element(table.getByRole('row').nth(12)).toBeVisible();
  const rows = table
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
  expect(rows).toHaveLength(13);
  expect(rows.slice(-3)).toEqual([
    '1 Apr 2026 – 15 Apr 2026–',
    '16 Apr 2026 – 30 Apr 2026-€8.50',
    '1 May 2026 – 15 May 2026€81,959.40',
  ]);
});

it.each([
  ['uk_UA', /^Ana Ruiz · 81\s959,40\s€$/],
  ['es_ES', /^Ana Ruiz · 81\.959,40\s€$/],
] as const)('amounts are formatted for %s', async (locale, title) => {
  await openApp(`${base}/pl00000000000001`, { prepare, settings: { locale } });
  await expect.poll(() => document.querySelector('h1')?.textContent ?? '').toMatch(title);
  await expect.poll(footer).toMatch(locale === 'es_ES' ? /81\.959,40\s€/ : /81\s959,40\s€/);
});

it('privacy mode hides the payee', async () => {
  await openApp(`${base}/pl00000000000001`, { prepare, settings: { privacy: true } });
  await expect.element(page.getByRole('heading', { name: `${hidden} · €81,959.40` })).toBeVisible();
  const seen = document.body.textContent + document.title;
  for (const secret of ['Ana', '12345678Z', '0448']) expect(seen).not.toContain(secret);
});

it('a pay list without lines says so', async () => {
  await openApp(`${base}/pl00000000000002`, {
    prepare: (main) => {
      prepare(main);
      main.answer('courierPayLists.orders', () => success([], 0));
    },
  });
  await expect.element(page.getByText('This pay list has no lines')).toBeVisible();
  await expect.element(page.getByText(/^The stored sum differs from the lines by/)).toBeVisible();
});

it('loading the lines and the chart shifts no content below them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await openApp(`${base}/pl00000000000001`, {
    prepare: (main) => {
      prepare(main);
      const answered = main.records.courierPayLists ?? [];
      main.answer('courierPayLists.orders', async () => {
        await promise;
        return success(lines, lines.length);
      });
      main.answer('courierPayLists.list', async () => {
        await promise;
        return success(answered, answered.length);
      });
    },
  });
  const tools = page.getByRole('toolbar', { name: 'Lines' });
  await expect.element(tools).toBeVisible();
  const topOf = (): number => tools.element().getBoundingClientRect().top;
  const before = topOf();
  resolve();
  await expect.element(page.getByText('The lines add up to the stored sum')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Loading…' })).not.toBeInTheDocument();
  expect(topOf()).toBe(before);
});
