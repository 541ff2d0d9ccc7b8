import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const card = (name: string) => page.getByRole('region', { name });
type Search = Record<string, string>;
const searchOf = (call: object): Search => (call as { search: Search }).search;

test('a card of a period has a sparkline of its whole parts; a click anywhere on it opens the chart', async () => {
  const main = await openApp('/dashboard?dateFrom=2026-11-16&dateTo=2026-11-22', {
    prepare: (stub) => {
      stub.answer('dashboard.topCustomers', () => success({ customers: [], cities: {} }));
      stub.answer('dashboard.metric', (call) => {
        const value = Number((searchOf(call).dateFrom ?? '').slice(-2));
        return success({ numbers: [{ name: 'total', value }] });
      });
    },
  });
  const line = () => card('Orders').element().querySelector('polyline');
  await expect.poll(() => line()?.getAttribute('points')?.split(' ')).toHaveLength(7);
  expect(card('Couriers').element().querySelector('polyline')).toBeNull();
  const asked = main.callsOf('dashboard.metric').filter(({ params }) => params.metric === 'orders');
  expect(asked.map(searchOf)).toContainEqual(
    expect.objectContaining({ dateFrom: '2026-11-18', dateTo: '2026-11-18' }),
  );
  const { height } = card('Orders').element().getBoundingClientRect();
  expect(height).toBeLessThan(130);
  await card('Orders').click({ position: { x: 4, y: height - 4 } });
  await expect.element(page.getByRole('dialog', { name: 'Orders' })).toBeVisible();
  await press('{Escape}');
  await card('Couriers').click({ position: { x: 4, y: height - 4 } });
  await expect.poll(routeNow).toBe('/country/es/city/ci00000000000001/couriers');
});
