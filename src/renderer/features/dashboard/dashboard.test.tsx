import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { footOnPaper } from '../../testing/listScreen.ts';
import { closeApp, type OpenOptions, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const openDashboard = (route: string, settings: OpenOptions['settings'] = {}) =>
  openApp(route, {
    settings,
    prepare: (main) => {
      main.records.cities = [
        { id: 'kyiv', name: 'Kyiv', localName: 'Київ' },
        { id: 'lviv', name: 'Lviv', localName: 'Львів' },
      ];
      main.answer('dashboard.topCustomers', () => success({ customers: [], cities: {} }));
      main.answer('dashboard.metric', () =>
        success({
          numbers: [{ name: 'total', value: 1234.5 }],
          selectors: [
            { name: 'country', list: ['es', 'ua'].map((id) => ({ id, name: id })) },
            {
              name: 'city',
              list: [
                { id: 'kyiv', name: 'Київ' },
                { id: 'lviv', name: 'Львів' },
              ],
            },
          ],
        }),
      );
    },
  });

const banner = page.getByText(/These figures show/);
const scope = (name: string) => page.getByRole('button', { name: `Figures for ${name}`, exact: true });

test('a dashboard of another country than the header’s says so, and offers to switch back', async () => {
  await openDashboard('/dashboard?country=ua');
  await expect.element(banner).toHaveTextContent('These figures show Ukraine. Menu and lists show Spain.');
  await page.getByRole('button', { name: 'Show Spain' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(scope('Spain · All cities')).toBeVisible();
});

test('with all cities chosen the dashboard covers the country; figures of one city say so', async () => {
  await openDashboard('/country/es/city/all/orders');
  await expect.element(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  window.location.hash = '#/dashboard';
  await expect.element(page.getByRole('heading', { name: 'Needs attention in Spain' })).toBeVisible();
  await expect.element(scope('Spain · All cities')).toBeVisible();
  await expect.poll(footOnPaper).toContain('"All cities, Spain · ');
  await expect.element(banner).not.toBeInTheDocument();
  window.location.hash = '#/dashboard?country=es&city=kyiv';
  await expect
    .element(banner)
    .toHaveTextContent('These figures show Spain, Kyiv. Menu and lists show Spain.');
  await expect.poll(footOnPaper).toContain('"Kyiv, Spain · ');
  await page.getByRole('button', { name: 'Show Spain' }).click();
  await expect.element(scope('Spain · All cities')).toBeVisible();
});

test('amounts have a currency sign, and cities have names in the language of the interface', async () => {
  await openDashboard('/dashboard?country=ua&city=kyiv', { locale: 'uk_UA', lastCountry: 'ua' });
  await expect.element(page.getByRole('button', { name: 'Показники: Україна · Київ' })).toBeVisible();
  const revenue = page.getByRole('region', { name: 'Дохід' });
  await expect.element(revenue.getByText(/^1\s234,50\s€$/)).toBeVisible();
  closeApp();
  await openDashboard('/dashboard?country=ua&city=kyiv');
  await expect.element(scope('Ukraine · Kyiv')).toBeVisible();
});

test('country, city and order count can be chosen even if the server sends no selectors', async () => {
  const main = await openApp('/dashboard', {
    prepare: (stub) => {
      stub.records.cities = [
        { id: 'kyiv', name: 'Kyiv', localName: 'Київ' },
        { id: 'lviv', name: 'Lviv', localName: 'Львів' },
      ];
      stub.answer('dashboard.topCustomers', () =>
        success({ customers: [], cities: { es: [{ id: 'vigo', name: 'Vigo' }] } }),
      );
      stub.answer('dashboard.metric', () =>
        success({
          numbers: [
            { name: 'total', value: null },
            { name: 'completed', value: 7 },
          ],
        }),
      );
    },
  });
  // A null value is shown as a dash, without affecting the card's other figures.
  await expect
    .element(page.getByRole('region', { name: 'Orders', exact: true }))
    .toMatchTextContent(/^Orders–$/);
  const optionsOf = async (name: string): Promise<string[]> => {
    await page.getByRole('combobox', { name, exact: true }).click();
    return page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent ?? '');
  };
  expect(await optionsOf('Customers with completed orders: Number of orders')).toEqual([
    'All',
    'More than 1',
    'More than 5',
    'More than 10',
  ]);
  await page.getByRole('option', { name: 'More than 5' }).click();
  await expect
    .poll(() => main.callsOf('dashboard.metric').map((call) => (call as { search?: object }).search))
    .toContainEqual(expect.objectContaining({ orderCount: '5' }));
  await page.getByRole('button', { name: /^Figures for/ }).click();
  expect(await optionsOf('Filter by area')).toEqual(['All countries', 'Spain', 'Ukraine']);
  await page.getByRole('option', { name: 'Ukraine' }).click();
  // Cities come from the top customers, or from the list of cities if those contain none.
  expect(await optionsOf('Filter by place')).toEqual(['All cities', 'Kyiv', 'Lviv']);
});
