import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FileExport } from '#shared/ipc/exportRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import { routes } from '#shared/ipc/routes.ts';
import { list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = 'ci00000000000001';
const base = `/country/es/city/${city}/pay-list-establishment`;
const times = { createdAt: '2026-05-16T00:00:00Z', updatedAt: '2026-05-16T00:00:00Z' };
const payList = (number: number, sum: number, cityId = city) => ({
  ...times,
  id: `pl0000000000000${number}`,
  name: `Payee ${number}`,
  iban: 'ES6899903509991904486502',
  idNumber: 'B1',
  startDate: '2026-05-01',
  endDate: '2026-05-15',
  sum,
  cityId,
  vat: 21,
});
/** Payouts: 40.00 + 1.50 − 5.25 − 7.25 × 1.21 = 27.4775, rounded to 27.48; and −2.00. */
const lines = [
  {
    ...{
      id: 'b0000-000001',
      orderId: 'aaaaaaaa00000001',
      completedAt: '2026-05-02T10:00:00Z',
      status: 'completed',
    },
    ...{ itemsSum: 40, surcharge: 1.5, discountSum: 5.25, vamvuCommission: 7.25, cancellationFee: 2 },
  },
  {
    ...{
      id: 'a0000-000002',
      orderId: 'bbbbbbbb00000002',
      completedAt: null,
      status: 'canceled_by_establishment',
    },
    ...{ itemsSum: 10, surcharge: 0, discountSum: 10, vamvuCommission: 1, cancellationFee: 2 },
  },
];

const prepare = (main: StubbedMain): void => {
  main.records.establishmentPayLists = [
    payList(1, 2548),
    payList(2, 2748),
    payList(3, -850),
    payList(4, 0, 'ci00000000000002'),
  ];
  main.answer('establishmentPayLists.orders', ({ query }) => {
    const wanted = query?.filters?.ordersId;
    const found = lines.filter(({ orderId }) => wanted?.match !== 'exact' || orderId === wanted.value);
    return success(found, found.length);
  });
};
const figure = (name: string, row = 0) =>
  page.elementLocator(document.querySelectorAll(`td[data-figure=${name}]`)[row] as HTMLElement);

it('lists show sums as money, add up the selection and filter by whole half-months', async () => {
  const main = await openList(`${base}?dateRange.range=2026-04-03,2026-05-10`, {
    prepare: (stub) => {
      prepare(stub);
      stub.answer('establishmentPayLists.list', () => success(stub.records.establishmentPayLists, 4));
    },
  });
  const asked = main.callsOf('establishmentPayLists.list').at(0)?.query?.filters?.dateRange;
  expect(asked).toEqual({ match: 'between', from: '2026-04-01', to: '2026-05-15' });
  expect(list.texts('Sum')).toEqual(expect.arrayContaining(['€25.48', '-€8.50']));
  await list.checkbox('Payee 1').click();
  await list.checkbox('Payee 3').click();
  await expect
    .element(list.selection.getByText('Sum: €16.98'))
    .toHaveAttribute('title', expect.stringContaining('Sum: total €16.98, average €8.49'));
  expect(page.getByRole('button', { name: 'Add new' }).elements()).toEqual([]);
});

it('an exported list contains the filtered rows and names its filters', async () => {
  const filters = { name: 'Payee', iban: 'ES68', idNumber: 'B1' };
  const main = await openList(
    `${base}?name.has=Payee&iban.has=ES68&idNumber.has=B1&dateRange.range=2026-05-01,2026-05-15`,
    {
      prepare: (stub) => {
        prepare(stub);
        stub.answer('establishmentPayLists.list', () => success(stub.records.establishmentPayLists, 4));
        stub.answerRoute('exports.start', () => success(null));
      },
    },
  );
  await list.tool('Export').click();
  const told = page.getByRole('dialog').getByLabelText('Filters');
  await expect.element(told).toBeVisible();
  for (const words of ['Name', 'IBAN', 'Tax number', 'Period', ...Object.values(filters)])
    expect(told.element().textContent).toContain(words);
  expect(told.element().textContent).toContain('15 May 2026');
  expect(told.element().textContent).toMatch(/paylist_(\w+_)?\d{8}\.csv/);
  await press('{Enter}');
  const sent = () => main.requests.find(({ route }) => route === 'exports.start')?.payload;
  await expect.poll(sent).toMatchObject({
    type: 'file',
    wanted: {
      operation: 'establishmentPayLists.export',
      query: {
        filters: {
          name: { match: 'text', value: 'Payee' },
          dateRange: { match: 'between', from: '2026-05-01', to: '2026-05-15' },
        },
      },
      profile: 'raw',
    },
  });
  expect(Object.keys((sent() as { wanted: FileExport }).wanted.query.filters ?? {})).toHaveLength(4);
});

it('export settings locked by an administrator say so, and Enter still starts the export', async () => {
  const main = await openList(base, {
    settings: { locked: ['fileProfile', 'exportsInto'] },
    prepare: (stub) => {
      prepare(stub);
      stub.answerRoute('exports.start', () => success(null));
    },
  });
  await list.tool('Export').click();
  await expect.element(page.getByRole('dialog').getByText('Set by your administrator').nth(1)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start export' })).toHaveFocus();
  await press('{Enter}');
  await expect.poll(() => main.requests.some(({ route }) => route === 'exports.start')).toBe(true);
});

it('the export dialog shows the dates of a relative period', async () => {
  await openList(`${base}?dateRange.preset=previousHalfMonth`, {
    prepare: (stub) => {
      prepare(stub);
      stub.answer('establishmentPayLists.list', () => success(stub.records.establishmentPayLists, 4));
    },
  });
  await list.tool('Export').click();
  await expect
    .element(page.getByRole('dialog').getByText(/^Previous half-month \((1|16)\s–\s\d{2} \w+ \d{4}\)$/))
    .toBeVisible();
});

it('the page shows the parts of the sum and the formula of each figure', async () => {
  await openApp(`${base}/pl00000000000001`, { prepare });
  await expect.element(page.getByRole('heading', { name: 'Payee 1 · €25.48' })).toBeVisible();
  await expect.element(page.getByText('The lines add up to the stored sum')).toBeVisible();
  const table = page.getByRole('table', { name: 'Lines' });
  await expect.element(figure('payout')).toHaveTextContent('€27.48');
  const totals = [...document.querySelectorAll('tfoot tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );
  expect(totals).toEqual([
    'Completed · 1 | €40.00 | €1.50 | €5.25 | €36.25 | €7.25 |  | €8.77 | €0.00 | €27.48 | ',
    'Canceled · 1 | €10.00 | €0.00 | €10.00 | €0.00 | €1.00 |  | €1.21 | -€2.00 | -€2.00 | ',
    'All lines · 2 |  |  |  |  |  |  |  |  | €25.48 | ',
  ]);
  (figure('earnings').element() as HTMLElement).focus();
  const formula = page.getByLabelText('Formula');
  await expect.element(formula).toHaveTextContent('Earnings = €40.00 + €1.50 − €5.25 = €36.25');
  (figure('payout').element() as HTMLElement).focus();
  await expect.element(formula).toHaveTextContent('Payout = €36.25 − €7.25 × 1.21 = €27.48');
  await press('{ArrowDown}');
  await expect
    .element(formula)
    .toHaveTextContent('Payout = -€2.00 (not completed, so the cancellation fee is taken: -€2.00)');
  await press('{ArrowLeft}');
  await expect
    .element(formula)
    .toHaveTextContent('Cancellation fee = -€2.00 (canceled by the establishment, so the fee is taken)');
  // Totals have formulas too, for keyboard users as well. Without a hovered figure, no stale formula remains.
  await press('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}');
  await expect.element(formula).toHaveTextContent('Payout = €36.25 − €8.77 − €2.00 = €25.48');
  await figure('cancellationFee', 1).hover();
  await expect.element(formula).toMatchTextContent(/^Cancellation fee/);
  await table
    .getByRole('row', { name: /^Completed/ })
    .getByText('€40.00')
    .hover();
  await expect.element(formula).toHaveTextContent('Items = €40.00 (1 line)');
  (document.activeElement as HTMLElement).blur();
  await table.getByRole('link', { name: 'AAAAAAAA' }).hover();
  await expect.element(formula).toMatchTextContent(/^Point to a figure/);
  await page.getByRole('button', { name: 'Quick view' }).first().click();
  await expect.element(page.getByRole('dialog').getByText('€36.25 − €7.25 × 1.21')).toBeVisible();
});

it('a sum that differs from its lines shows by how much and which line explains it', async () => {
  await openApp(`${base}/pl00000000000002`, { prepare });
  const card = page.getByRole('region', { name: 'Reconciliation' });
  await expect.element(card.getByText('The stored sum differs from the lines by €2.00')).toBeVisible();
  await expect.element(card.getByText('Order BBBBBBBB is missing from the stored sum')).toBeVisible();
  // Signed as in the list: the stored sum is too high.
  await expect.element(card.getByText('+€2.00', { exact: true })).toBeVisible();
});

it('lines show their id and can be sorted by every column', async () => {
  await openApp(`${base}/pl00000000000001`, { prepare });
  const table = page.getByRole('table', { name: 'Lines' });
  await expect.element(table).toBeVisible();
  const ids = () =>
    [...document.querySelectorAll('tbody td:first-child[title]')].map((cell) => cell.textContent);
  const titles = table.getByRole('columnheader').elements();
  expect(titles.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Completed at',
    'Order',
    'Status',
  ]);
  expect(ids()).toEqual(['000001', '000002']);
  const sort = (name: string) => table.getByRole('button', { name, exact: true });
  for (const [index, name] of titles
    .slice(0, -1)
    .map(({ textContent }) => textContent)
    .entries()) {
    await sort(name).click();
    const title = table.getByRole('columnheader').nth(index);
    await expect.element(title).toHaveAttribute('aria-sort', 'ascending');
    await sort(name).click();
    await expect.element(title).toHaveAttribute('aria-sort', 'descending');
  }
  // Payout was sorted last, descending, so the paid line comes first.
  expect(ids()).toEqual(['000001', '000002']);
  await sort('Payout').click();
  expect(ids()).toEqual(['000002', '000001']);
  // Sorts by the displayed part of the id, its end.
  await sort('ID').click();
  expect(ids()).toEqual(['000001', '000002']);
  // Missing values come last in both directions.
  await sort('Completed at').click();
  expect(ids()).toEqual(['000001', '000002']);
  await sort('Completed at').click();
  expect(ids()).toEqual(['000001', '000002']);
});

it('lines and their export can be filtered by order id as shown', async () => {
  const main = await openApp(`${base}/pl00000000000001`, { prepare });
  main.answerRoute('exports.start', () => success(null));
  const order = page.getByRole('searchbox', { name: 'Order ID' });
  await order.fill('#AAAAA');
  await expect.element(page.getByText('3 more characters')).toBeVisible();
  await order.fill('AAAAAAAA');
  await expect.element(page.getByText(/more character/)).not.toBeInTheDocument();
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('aaaaaaaa00000001')).toBeVisible();
  await expect.element(dialog.getByText('Payee 1_20260501_20260515.csv')).toBeVisible();
  await press('{Control>}s{/Control}');
  await expect
    .poll(() => main.requests.find(({ route }) => route === 'exports.start')?.payload)
    .toMatchObject({
      type: 'file',
      wanted: {
        operation: 'establishmentPayLists.exportOrders',
        params: { country: 'es', city, id: 'pl00000000000001' },
        query: { filters: { ordersId: { match: 'exact', value: 'aaaaaaaa00000001' } } },
        profile: 'raw',
      },
    });
});

it('main accepts the export of a payee with an endless name', async () => {
  const main = await openApp(`${base}/pl00000000000001`, {
    prepare: (stub) => {
      prepare(stub);
      for (const row of stub.records.establishmentPayLists ?? []) row.name = 'x'.repeat(99_000);
    },
  });
  main.answerRoute('exports.start', () => success(null));
  await page.getByRole('button', { name: 'Export' }).click();
  await press('{Control>}s{/Control}');
  const job = () => main.requests.find(({ route }) => route === 'exports.start')?.payload;
  await expect.poll(job).toBeDefined();
  expect(routes['exports.start'].input.safeParse(job()).error).toBeUndefined();
});

it('a pay list of another city redirects to the list with an explanation', async () => {
  await openApp(`${base}/pl00000000000004`, { prepare });
  await expect.element(page.getByText(/belongs to another city/)).toBeVisible();
  await expect.poll(routeNow).toMatch(/pay-list-establishment(\?|$)/);
  await expect.element(list.grid).toBeVisible();
});
