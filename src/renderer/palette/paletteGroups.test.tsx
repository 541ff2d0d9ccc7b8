import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { openList, press } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

afterEach(closeApp);

const palette = page.getByRole('dialog', { name: 'Go to anything' });
const box = palette.getByRole('combobox', { name: 'Screen, action or record' });

const open = async (): Promise<void> => {
  await press('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
};

test('establishments come before companies however late they answer, and pay lists last with their period', async () => {
  const late = Promise.withResolvers<void>();
  await openApp('/country/es/city/ci00000000000001/orders', {
    prepare: ({ answer }) => {
      answer('companies.list', () => success([{ id: 'co00000000000099', name: 'Farolillo S.L.' }]));
      answer('establishments.list', async () => {
        await late.promise;
        return success([{ id: 'es00000000000099', name: 'Farolillo', status: null }]);
      });
      answer('establishmentPayLists.list', () =>
        success([
          { id: 'pl00000000000099', name: 'Farolillo', startDate: '2026-11-01', endDate: '2026-11-15' },
        ]),
      );
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await open();
  await box.fill('farolillo');
  await expect.element(palette.getByLabelText('Searching…')).toBeVisible();
  expect(palette.getByRole('option', { name: /^Farolillo/ }).elements()).toEqual([]);
  late.resolve();
  await expect
    .poll(() =>
      palette
        .getByRole('option', { name: /^Farolillo/ })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/^Farolillo(?! S)/),
      expect.stringMatching(/^Farolillo S\.L\./),
      expect.stringMatching(/^Farolillo1.*15 Nov 2026$/),
    ]);
});

test('without a connection the palette says that nothing was searched', async () => {
  const main = await openList('/country/es/companies');
  main.notify('connectivity.changed', { isReachable: false });
  await open();
  await box.fill('zzzzzz');
  await expect.element(palette.getByText('No connection: nothing was searched.')).toBeVisible();
});

test('a search that failed without a connection runs again when the connection returns', async () => {
  let isOffline = true;
  const main = await openList('/country/es/companies', {
    prepare: ({ answer }) =>
      answer('companies.list', ({ query }, usual) =>
        isOffline && JSON.stringify(query).includes('office7') ? failure('NETWORK') : usual(),
      ),
  });
  main.notify('connectivity.changed', { isReachable: false });
  await open();
  await box.fill('office7');
  await expect.element(palette.getByText('No connection: nothing was searched.')).toBeVisible();
  await expect.element(palette.getByRole('option', { name: 'Search everywhere' })).toBeVisible();
  isOffline = false;
  main.notify('connectivity.changed', { isReachable: true });
  await expect
    .element(palette.getByRole('option', { name: /^Company 07/ }))
    .toHaveAttribute('aria-selected', 'true');
});

test('a screen whose whole name was typed comes before actions of the page', async () => {
  await openApp('/country/es/city/ci00000000000001/orders_now');
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await open();
  const options = palette.getByRole('option');
  await box.fill('orders');
  await expect.element(options.first()).toMatchTextContent(/^Orders$/);
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.fill('order');
  await expect.element(options.first()).toMatchTextContent(/^Notify me about orders/);
});

test('views are found by their plain words: orders without courier, idle couriers, delayed orders', async () => {
  await openApp('/country/es/city/ci00000000000001/couriers');
  await expect.element(page.getByRole('heading', { name: 'Couriers' })).toBeVisible();
  await open();
  for (const [typed, name] of [
    ['idle couriers', /^No order for 14 days ?Couriers$/],
    ['applications', /^Candidates ?Couriers$/],
    ['open requests', /^Not answered/],
    ['delayed orders', /^Orders now/],
    ['copy slots', /^Time slots/],
    ['orders without courier', /^Without courier ?Orders now$/],
  ] as const) {
    await box.fill(typed);
    await expect.element(palette.getByRole('option').first()).toMatchTextContent(name);
  }
  await press('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Without courier', pressed: true })).toBeVisible();
});
