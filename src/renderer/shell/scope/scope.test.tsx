import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useScopeStore } from '../../stores/page.ts';
import { useToastStore } from '../../stores/toasts.ts';
import { choose, list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const madrid = '/country/es/city/ci00000000000001';
const sevilla = '/country/es/city/ci00000000000002';
const city = page.getByRole('combobox', { name: 'City' });
const menu = page.getByRole('navigation', { name: 'Main menu' });
const saidCity = page.getByText(/You are now in|This screen shows one city/);
const go = (route: string): void => {
  window.location.hash = route;
};
const withAllScreens = (main: StubbedMain): void =>
  main.answer('utils.menu', () => ({ ok: false, error: { code: 'NETWORK', status: 0, message: '' } }));

test('another country keeps status, dates and order of a list, also before its city is known', async () => {
  await openApp(
    `${madrid}/orders?status.any=completed&createdAt.preset=thisMonth&customerId=cu1&sort=orderTotal`,
    {
      prepare: (main) =>
        main.answer('cities.list', async ({ params }, usual) => {
          const answer = await usual();
          if (params.country !== 'ua' || !answer.ok) return answer;
          return { ...answer, data: [{ id: 'ua00000000000001', name: 'Kyiv' }], total: 1 };
        }),
    },
  );
  await expect.element(list.chips).toBeVisible();
  await choose('Country', 'Ukraine');
  await expect
    .poll(routeNow)
    .toBe(
      '/country/ua/city/ua00000000000001/orders?status.any=completed&createdAt.preset=thisMonth&sort=orderTotal',
    );
});

test('after a choice of the city, letters are shortcuts of the page; in the open list they choose', async () => {
  await openList(`${madrid}/couriers`, { prepare: withAllScreens });
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await choose('City', 'All cities');
  await expect.poll(routeNow).toMatch(/city\/all\/couriers/);
  await press('{Enter}');
  await expect.element(city).toHaveAttribute('aria-expanded', 'true');
  await press('f');
  await expect.element(city).toHaveAttribute('aria-expanded', 'true');
  await expect.element(filters).not.toBeInTheDocument();
  await press('{Escape}');
  await press('x');
  await expect.element(city).toHaveAttribute('aria-expanded', 'false');
  await press('f');
  await expect.element(filters).toBeVisible();
});

test('opening a record of another city does not change the city of lists', async () => {
  await openApp(`${madrid}/couriers`, { prepare: withAllScreens });
  await expect.element(city).toHaveTextContent('Madrid');
  await expect
    .element(menu.getByRole('link', { name: 'Couriers' }))
    .toHaveAttribute('href', `#${madrid}/couriers`);
  go(`${sevilla}/couriers/cu00000000000001`);
  await expect.element(city).toHaveTextContent('Sevilla');
  await expect
    .element(menu.getByRole('link', { name: 'Couriers' }))
    .toHaveAttribute('href', `#${madrid}/couriers`);
  go('/country/es/companies');
  await expect.element(city).toHaveTextContent('Madrid');
  await expect.element(saidCity).not.toBeInTheDocument();
});

test('leaving a screen of a single city restores "All cities"', async () => {
  await openList('/country/es/city/all/couriers', { prepare: withAllScreens });
  await expect.element(city).toHaveTextContent('All cities');
  await menu.getByRole('link', { name: 'Delivery zones' }).click();
  await expect.poll(routeNow).toBe(`${madrid}/geo_zones`);
  await expect.element(city).toHaveTextContent('Madrid');
  await expect.element(page.getByText('This screen shows one city: Madrid')).toBeVisible();
  await menu.getByRole('link', { name: 'Couriers' }).click();
  await expect.poll(routeNow).toBe('/country/es/city/all/couriers');
  await expect.element(city).toHaveTextContent('All cities');
});

test('a link to a list of another city announces the city and offers a way back', async () => {
  await openApp(`${madrid}/couriers`, { prepare: withAllScreens });
  await expect.element(city).toHaveTextContent('Madrid');
  go(`${sevilla}/couriers/cu00000000000001`);
  await expect.element(city).toHaveTextContent('Sevilla');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Couriers' }).click();
  await expect.poll(routeNow).toBe(`${sevilla}/couriers`);
  await expect.element(page.getByText('You are now in Sevilla')).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Back' }).click();
  await expect.poll(routeNow).toBe(`${sevilla}/couriers/cu00000000000001`);
});

test('another change of city removes the message about the last one', async () => {
  await openApp(`${madrid}/couriers`, { prepare: withAllScreens });
  await expect.element(city).toHaveTextContent('Madrid');
  go(`${sevilla}/couriers/cu00000000000001`);
  await expect.element(city).toHaveTextContent('Sevilla');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Couriers' }).click();
  await expect.element(page.getByText('You are now in Sevilla')).toBeVisible();
  await choose('City', 'Madrid');
  // Set right after the messages. Looking at the screen would wait until the message ends by itself.
  await expect.poll(() => useScopeStore.getState().city).toBe('ci00000000000001');
  expect(useToastStore.getState().toasts.map(({ text }) => text)).not.toContain('You are now in Sevilla');
});

test('choosing a city in the header shows no message', async () => {
  await openList(`${madrid}/couriers`);
  await choose('City', 'Sevilla');
  await expect.poll(routeNow).toBe(`${sevilla}/couriers`);
  await expect.element(city).toHaveTextContent('Sevilla');
  await expect.element(saidCity).not.toBeInTheDocument();
});
