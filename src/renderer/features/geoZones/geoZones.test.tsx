import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = '/country/es/city/ci00000000000001';
const zone = (id: string, name: string, numberOfCouriers: number, status: string) => ({
  id,
  name,
  numberOfCouriers,
  status,
});
const openZones = (): Promise<StubbedMain> =>
  openList(`${city}/geo_zones`, {
    prepare: ({ records }) => {
      records.geoZones = [
        zone('zone1', 'Centro', 14, 'active'),
        zone('zone2', 'Playa', 0, 'inactive'),
        zone('zone3', 'Puerto', 2, 'on_holiday'),
      ];
    },
  });
const inRow = (name: string, label: string) =>
  list.row(name).getByRole('button', { name: label, exact: true });

test('zones link to their couriers and slots, and no call reads a single zone', async () => {
  const main = await openZones();
  expect(
    list
      .titles()
      .filter((title) => /^[A-Z]/.test(title))
      .slice(0, 4),
  ).toEqual(['ID', 'Name', 'Couriers', 'Status']);
  expect(list.texts('Name')).toEqual(['Centro', 'Playa', 'Puerto']);
  await expect.element(list.row('Puerto').getByText('on_holiday')).toBeVisible();
  const link = (label: string) => list.row('Centro').getByRole('link', { name: label });
  await expect
    .element(link('Couriers of this zone'))
    .toHaveAttribute('href', `#${city}/couriers?geoZoneId=zone1`);
  await expect
    .element(link('Time slots of this zone'))
    .toHaveAttribute('href', `#${city}/time_slots?zone=zone1`);
  await list.row('Centro').getByRole('button', { name: 'zone1' }).click();
  await expect
    .element(page.getByRole('complementary', { name: 'Peek' }).getByText('Centro').first())
    .toBeVisible();
  expect(main.calls.map(({ operation }) => operation)).not.toContain('geoZones.read');
});

test('zones are searched, sorted and paged in the window, without asking for pages', async () => {
  const main = await openList(`${city}/geo_zones?size=22`, {
    prepare: ({ records }) => {
      records.geoZones = Array.from({ length: 40 }, (_, index) =>
        zone(`zone${index + 1}`, `Zona ${index + 1}`, index, index % 2 ? 'active' : 'inactive'),
      );
    },
  });
  const names = () => expect.poll(() => list.texts('Name'));
  await names().toHaveLength(22);
  await list.pages.getByRole('button', { name: 'Next page' }).click();
  await names().toEqual(Array.from({ length: 18 }, (_, index) => `Zona ${index + 23}`));
  await list.grid.getByRole('columnheader', { name: /^Couriers/ }).click();
  await names().toContain('Zona 1');
  await list.search.fill('zona 4');
  await names().toEqual(['Zona 4', 'Zona 40']);
  expect(main.callsOf('geoZones.list').map(({ query }) => query)).toEqual([undefined]);
});

test('only a zone without couriers can be deleted; the others explain why, and a refusal of the server is shown', async () => {
  const main = await openZones();
  const reason = list
    .row('Centro')
    .getByRole('img', { name: 'This zone has couriers. Move them before you delete it.' });
  await expect.element(reason).toBeVisible();
  await expect.element(inRow('Centro', 'Delete')).not.toBeInTheDocument();
  await list.row('Centro').getByRole('gridcell').nth(2).click();
  await press('{Delete}');
  await expect.element(page.getByText(/^Centro: This zone has couriers\. Move them/)).toBeVisible();
  main.answer('geoZones.remove', () => failure('ZONE_HAS_COURIERS', 409, 'busy'));
  await inRow('Playa', 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(list.row('Playa')).not.toBeInTheDocument();
  await main.sendDeferred();
  await expect
    .element(
      page.getByText(
        'Could not delete Playa: This delivery zone has couriers. Move them to another zone before you delete it.',
        {
          exact: true,
        },
      ),
    )
    .toBeVisible();
  await expect.element(list.row('Playa')).toBeVisible();
});
