import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { list, openList, press, routeNow } from '../testing/listScreen.ts';
import { closeApp } from '../testing/openApp.tsx';
import type { StubbedMain } from '../testing/stubMain.ts';

afterEach(closeApp);

const opened = (main: StubbedMain) =>
  main.requests.filter(({ route }) => route === 'windows.open').map(({ payload }) => payload);
const record = '/country/es/companies/co00000000000001';

const notice = {
  type: 'candidates',
  id: 'ku00000000000001',
  title: 'Iker Sample',
  country: 'es',
  cityId: 'ci00000000000001',
  dateTime: '2026-09-15T10:00:00.000Z',
};

test('buttons that lead somewhere open new windows like links: peek, palette, notices, user menu', async () => {
  const main = await openList('/country/es/companies', {
    prepare: (stub) => stub.answerRoute('notices.read', () => success([notice])),
  });
  await list.row('Company 01').getByText('office1@companies.example').click();
  await list.tool('Peek').click();
  const open = page.getByRole('complementary', { name: 'Peek' }).getByRole('button', { name: 'Open' });
  await open.click({ modifiers: ['Control'] });
  await open.click({ button: 'middle' });
  await open.click({ button: 'right' });
  await expect.poll(() => opened(main)).toEqual([{ path: record }, { path: record }]);

  await press('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Screen, action or record' }).fill('city set');
  await page.getByRole('option', { name: 'City settings' }).click({ button: 'middle' });
  await expect.poll(() => opened(main)).toHaveLength(3);

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'File exports' }).click({ modifiers: ['Control'] });
  await expect.poll(() => opened(main).at(-1)).toEqual({ path: '/file_exports' });

  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('button', { name: /^Iker Sample/ }).click({ modifiers: ['Control'] });
  await expect
    .poll(() => opened(main).at(-1))
    .toEqual({ path: '/country/es/city/ci00000000000001/couriers/ku00000000000001' });
  expect(routeNow()).toBe('/country/es/companies');
});
