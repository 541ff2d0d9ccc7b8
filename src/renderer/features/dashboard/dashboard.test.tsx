import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
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

const notice = page.getByText(/These figures are for/);

test('figures of another place than the header’s say so, and lead back', async () => {
  await openDashboard('/dashboard?country=ua');
  await expect
    .element(notice)
    .toHaveTextContent('These figures are for Ukraine. Menu and lists are in Spain.');
  await page.getByRole('button', { name: 'Show Spain' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Filter by area' })).toHaveTextContent('Spain');
});

test('money has its sign, and cities have their names, in the language of the interface', async () => {
  await openDashboard('/dashboard?country=ua&city=kyiv', { locale: 'uk_UA', lastCountry: 'ua' });
  const place = page.getByRole('combobox', { name: 'Фільтр за місцем' });
  await expect.element(place).toHaveTextContent('Київ');
  const revenue = page.getByRole('region', { name: 'Дохід' });
  await expect.element(revenue.getByText(/^1\s234,50\s€$/)).toBeVisible();
  closeApp();
  await openDashboard('/dashboard?country=ua&city=kyiv');
  await expect.element(page.getByRole('combobox', { name: 'Filter by place' })).toHaveTextContent('Kyiv');
});
