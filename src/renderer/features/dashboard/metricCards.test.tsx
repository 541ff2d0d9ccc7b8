import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { addDays, dayInZone } from '#shared/rules/plainDates.ts';
import { press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = 'ci00000000000001';
const period = 'dateFrom=2026-11-16&dateTo=2026-11-22';
const card = (name: string) => page.getByRole('region', { name });

/** Requests for a metric, oldest first. */
const askedFor = (main: StubbedMain, metric: string) =>
  main.callsOf('dashboard.metric').filter(({ params }) => params.metric === metric) as unknown as {
    search: Record<string, string>;
  }[];

const openDashboard = (
  route: string,
  total = (search: Record<string, string>): number => (search.dateTo === '2026-11-15' ? 80 : 100),
) =>
  openApp(route, {
    prepare: (main) => {
      main.answer('dashboard.topCustomers', () =>
        success({
          customers: Array.from({ length: 14 }, (_, index) => ({
            phoneNumber: `+34 600 0${index}`,
            country: 'es',
            city,
            orderNumbers: 40 - index,
          })),
          cities: {},
        }),
      );
      main.answer('dashboard.metric', (call) => {
        const { search } = call as unknown as { search: Record<string, string> };
        return success({
          numbers: [{ name: 'total', kind: 'total', value: total(search) }],
          selectors: [
            { name: 'country', list: [{ id: 'es', name: 'Spain' }] },
            ...(call.params.metric === 'customers_with_completed_orders'
              ? [{ name: 'orderCount', list: ['1', '5', '10'].map((id) => ({ id, name: `> ${id}` })) }]
              : []),
            ...(call.params.metric === 'orders'
              ? [{ name: 'weather', list: [{ id: 'rain', name: 'Rain' }] }]
              : []),
          ],
        });
      });
    },
  });

test('each card shows the previous period’s value and the difference, and can be refreshed alone', async () => {
  const main = await openDashboard(`/dashboard?${period}`);
  await expect.element(card('Orders')).toMatchTextContent(/^Orders100All\+25% better was 80$/);
  await expect
    .poll(() => askedFor(main, 'orders').map(({ search }) => search.dateFrom))
    .toContain('2026-11-09');
  main.answer('dashboard.metric', () => success({ numbers: [{ name: 'total', value: 7 }], selectors: [] }));
  await card('Orders').getByRole('button', { name: 'Refresh Orders' }).click();
  await expect.element(card('Orders')).toMatchTextContent(/^Orders70% was 7$/);
  await expect.element(card('Revenue')).toMatchTextContent(/€100\.00/);
  main.answer('dashboard.metric', () => failure('NETWORK'));
  await card('Profit').getByRole('button', { name: 'Refresh Profit' }).click();
  await expect.element(card('Profit').getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('the total and its parts are rated better or worse, and an unfinished day is not compared with a full one', async () => {
  const numbers = (search: Record<string, string>) => {
    const isBefore = (search.date ?? search.dateTo ?? '') < today;
    return [
      { name: 'total', kind: 'total', value: isBefore ? 80 : 100 },
      { name: 'canceled', kind: 'count', value: isBefore ? 4 : 8 },
      { name: 'pickup', kind: 'count', value: isBefore ? 5 : 9 },
    ];
  };
  const today = dayInZone(new Date(), 'Europe/Madrid');
  const main = await openApp('/dashboard', {
    prepare: (stub) => {
      stub.answer('dashboard.topCustomers', () => success({ customers: [], cities: {} }));
      stub.answer('dashboard.metric', (call) =>
        success({ numbers: numbers((call as unknown as { search: Record<string, string> }).search) }),
      );
    },
  });
  await expect.element(card('Orders')).toMatchTextContent(/^Orders80until yesterday · today \+200% was 80$/);
  await expect
    .element(card('Revenue'))
    .toMatchTextContent(/^Revenue€80\.00until yesterday · today \+€20\.000% was €80\.00$/);
  // A customer may order on both days, so the difference is not today's number.
  await expect
    .element(card('Customers with completed orders'))
    .toMatchTextContent(/^Customers with completed orders80Alluntil yesterday · with today 1000% was 80$/);
  await expect
    .element(card('Orders').getByRole('link', { name: 'Orders' }))
    .toHaveAttribute('href', expect.stringMatching(`%2C${addDays(today, -1)}$`));
  await expect
    .element(card('Couriers'))
    .toMatchTextContent(/^Couriers100\+25% better was 80Canceled\+100% worse8Pickup9$/);
  const asked = askedFor(main, 'orders').map(({ search }) => search);
  expect(asked.map(({ country, city: where }) => `${country} ${where}`)).toContain(`es ${city}`);
  expect(asked.filter(({ dateTo }) => dateTo === today)).toHaveLength(1);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect.element(card('Orders')).toMatchTextContent(/^Orders100the day is not over was 80$/);
});

test('a card shows any selector that the server sends, queries with it and keeps it in the address', async () => {
  const main = await openDashboard(`/dashboard?${period}`);
  const orders = card('Customers with completed orders').getByRole('combobox');
  await expect.element(orders).toHaveTextContent('All');
  await orders.click();
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['All', 'More than 1', 'More than 5', 'More than 10']);
  await page.getByRole('option', { name: 'More than 5' }).click();
  await expect
    .poll(() => askedFor(main, 'customers_with_completed_orders').at(-1)?.search.orderCount)
    .toBe('5');
  await expect.poll(() => routeNow()).toContain('customers_with_completed_orders.orderCount=5');
  await card('Orders').getByRole('combobox', { name: 'Orders: weather' }).click();
  await page.getByRole('option', { name: 'Rain' }).click();
  await expect.poll(() => askedFor(main, 'orders').at(-1)?.search.weather).toBe('rain');
  expect(askedFor(main, 'revenue').some(({ search }) => 'weather' in search)).toBe(false);
});

test('a card links to the list of its records, for one city or all; the top customers are ten and numbered', async () => {
  await openDashboard(`/dashboard?${period}&country=es&city=${city}`);
  await expect
    .element(card('Orders').getByRole('link', { name: 'Orders' }))
    .toHaveAttribute('href', `#/country/es/city/${city}/orders?createdAt.range=2026-11-16%2C2026-11-22`);
  await expect.element(card('Couriers').getByRole('link')).toBeVisible();
  expect(card('Working couriers').getByRole('link').elements()).toEqual([]);
  const rows = page.getByRole('table', { name: 'Top customers up to this day' }).getByRole('row');
  await expect.element(rows.nth(10)).toMatchTextContent(/^10\+34 600 09/);
  expect(rows.elements()).toHaveLength(11);
  closeApp();
  await openDashboard(`/dashboard?${period}&country=es`);
  await expect
    .element(card('Orders').getByRole('link', { name: 'Orders' }))
    .toHaveAttribute('href', '#/country/es/city/all/orders?createdAt.range=2026-11-16%2C2026-11-22');
  closeApp();
  await openDashboard(`/dashboard?${period}&country=&city=`);
  await expect.element(card('Orders')).toBeVisible();
  expect(card('Orders').getByRole('link').elements()).toEqual([]);
});

test('a top customer links to the customer with that phone number', async () => {
  const main = await openDashboard(`/dashboard?${period}`);
  const top = page.getByRole('link', { name: '+34 600 00', exact: true });
  await expect
    .element(top)
    .toHaveAttribute('href', `#/country/es/city/${city}/customers?phoneNumber.has=%2B34+600+00`);
  main.answer('customers.list', () => success([{ id: 'cu1' }], 1));
  await top.click();
  await expect.poll(routeNow).toBe(`/country/es/city/${city}/customers/cu1`);
});

test('the chart of a metric has a table for screen readers', async () => {
  await openDashboard(`/dashboard?${period}`, ({ dateFrom = '' }) => Number(dateFrom.slice(-2)));
  await card('Orders').getByRole('button', { name: 'Chart of Orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Orders' });
  const rows = dialog.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect.element(rows.nth(6)).toHaveTextContent('22 Nov 202622');
  await expect.element(rows.first()).toHaveTextContent('16 Nov 202616');
  await expect.poll(() => dialog.element().querySelectorAll('svg rect').length).toBeGreaterThanOrEqual(7);
  const heightOfChart = () => dialog.element().querySelector('svg')?.clientHeight ?? 0;
  await expect.poll(heightOfChart).toBe(180);
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card('Orders').getByRole('button', { name: 'Chart of Orders' })).toHaveFocus();
  // Cached data renders while the dialog opens, at full height.
  await press('{Enter}');
  await expect.poll(() => dialog.element().querySelectorAll('svg rect').length).toBeGreaterThanOrEqual(7);
  await expect.poll(heightOfChart).toBe(180);
});

test('each bar of a chart shows its days and value on hover and with the arrow keys', async () => {
  await openDashboard(`/dashboard?${period}`, ({ dateFrom = '' }) => Number(dateFrom.slice(-2)));
  await card('Orders').getByRole('button', { name: 'Chart of Orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Orders' });
  const mark = (name: string) => dialog.getByRole('img', { name });
  const words = (text: string) => dialog.getByText(text, { exact: true });
  const middleOf = (element: Element | undefined): number => {
    const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return Math.round(left + width / 2);
  };
  const bars = () => [...dialog.element().querySelectorAll('svg rect')];
  await expect.poll(() => bars().length).toBe(7);
  const marks = dialog.getByRole('img').elements();
  await expect.poll(() => bars().map(middleOf)).toEqual(marks.map(middleOf));

  await mark('18 Nov 2026: 18').hover();
  await expect.element(words('18 Nov 2026: 18')).toBeVisible();
  const done = dialog.getByRole('button', { name: 'Done' });
  await expect.element(done).toHaveFocus();
  await press('{Tab}');
  await expect.element(mark('16 Nov 2026: 16')).toHaveFocus();
  await press('{ArrowRight}');
  await expect.element(mark('17 Nov 2026: 17')).toHaveFocus();
  await expect.element(words('17 Nov 2026: 17')).toBeVisible();
  await press('{Tab}');
  await expect.element(dialog.getByRole('link', { name: 'Open the list' })).toHaveFocus();
  await expect.element(words('17 Nov 2026: 17')).not.toBeVisible();
  await mark('18 Nov 2026: 18').hover();
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the value axis of a chart has the currency, and each bar is labelled with its days', async () => {
  await openDashboard(`/dashboard?dateFrom=2026-11-01&dateTo=2026-11-20`, () => 2500);
  await card('Revenue').getByRole('button', { name: 'Chart of Revenue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revenue' });
  const texts = (): (string | null)[] =>
    [...dialog.element().querySelectorAll('svg text')].map(({ textContent }) => textContent);
  await expect.element(dialog.getByRole('img').first()).toMatchTextContent(/^1\s?–\s?2 Nov/);
  expect(texts().slice(0, 6)).toEqual(['€0', '€500', '€1K', '€1.5K', '€2K', '€2.5K']);
  expect(texts().slice(6)).toEqual(Array.from({ length: 10 }, () => '€2.5K'));
});

test('losses hang below zero, and the bars follow the width of the window', async () => {
  await openDashboard(`/dashboard?${period}`, ({ dateFrom = '' }) => Number(dateFrom.slice(-2)) - 19);
  await card('Profit').getByRole('button', { name: 'Chart of Profit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profit' });
  const boxes = (selector: string) =>
    [...dialog.element().querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  await expect.poll(() => boxes('svg rect').length).toBe(7);
  const zero = boxes('svg line')[2]?.top ?? 0;
  const sides = boxes('svg rect').map(({ top, bottom, height }) =>
    height === 0 ? 0 : Math.round((zero - top) / height) - Math.round((bottom - zero) / height),
  );
  expect(sides).toEqual([-1, -1, -1, 0, 1, 1, 1]);
  const { scrollHeight, clientHeight } = dialog.element().querySelector('.fui-DialogContent') ?? {};
  expect(scrollHeight).toBe(clientHeight);
  const middle = () => boxes('svg rect').map(({ left, width }) => Math.round(left + width / 2));
  const marks = () => boxes('[role=img]').map(({ left, width }) => Math.round(left + width / 2));
  const before = middle();
  try {
    await page.viewport(1024, 720);
    await expect.poll(middle).not.toEqual(before);
    expect(middle()).toEqual(marks());
  } finally {
    await page.viewport(1440, 900);
  }
});

test('a chart without values says so', async () => {
  await openDashboard(`/dashboard?${period}`, () => 0);
  await card('Orders').getByRole('button', { name: 'Chart of Orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Orders' });
  await expect.element(dialog.getByText('No data for these days.')).toBeVisible();
  await expect.element(dialog.getByRole('row').last()).toHaveTextContent('22 Nov 20260');
});

test('a failed metric keeps the selector of countries', async () => {
  const main = await openDashboard(`/dashboard?${period}`);
  const places = page.getByRole('button', { name: /^Figures for/ });
  main.answer('dashboard.metric', ({ params }) =>
    params.metric === 'orders'
      ? failure('NETWORK')
      : success({
          numbers: [{ name: 'total', value: 1 }],
          selectors: [
            {
              name: 'country',
              list: [
                { id: 'es', name: 'Spain' },
                { id: 'ua', name: 'Ukraine' },
              ],
            },
          ],
        }),
  );
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect.element(card('Orders').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(places).toBeVisible();
});
