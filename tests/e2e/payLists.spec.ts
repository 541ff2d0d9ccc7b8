import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';
import { shellRecords } from '../support/shellRecords.ts';

test('a pay list is found, explained and saved as written by the server @shell', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  const client = await connectToApi(app.api());
  const [city] = await client.list('/es/cities');
  const base = `/es/cities/${city?.id}/pay-list-courier`;
  const path = `/country/es/city/${city?.id}/pay-list-courier`;
  const [first] = await client.list(base);
  await goTo(page, path);
  await expect(list.grid.getByRole('columnheader', { name: /Full name/ })).toBeVisible();

  await list.tool('Export').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start export' }).click();
  await expect(page.getByText(/courier paylist_.+_\d{8}\.csv saved/)).toBeVisible();
  /** Finished files only: files being written have another extension. */
  const saved = (): string[] => readdirSync(app.exportDirectory).filter((name) => name.endsWith('.csv'));
  const [file = ''] = saved();
  const sent = await (await client.get(`${base}/export?sort[startDate]=desc`)).text();
  expect(readFileSync(join(app.exportDirectory, file), 'utf8')).toBe(sent);

  await goTo(page, `${path}/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(first?.fullName));
  await expect(page.getByRole('region', { name: 'Reconciliation' })).toContainText('The lines add up');
  // The format is remembered: it can be changed next to the button, without another dialog.
  await page.getByRole('button', { name: 'File format and folder' }).click();
  await page.getByRole('menuitemradio', { name: 'Excel, my region' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.poll(() => saved().length).toBe(2);
  const own = saved().find((name) => name !== file) ?? '';
  expect(own).toMatch(/_\d{8}_\d{8}\.csv$/);
  expect(readFileSync(join(app.exportDirectory, own), 'utf8')).toMatch(/^\uFEFFPay list;City;Start date;/);

  await goTo(page, '/file_exports');
  const card = page.getByRole('listitem', { name: file });
  await card.getByRole('button', { name: 'Show in folder' }).click();
  await expect
    .poll(async () => (await shellRecords(page, 'showItemInFolder')).map((record) => record.path))
    .toEqual([join(app.exportDirectory, file)]);
  await card.getByRole('button', { name: 'Repeat' }).click();
  await expect(page.getByRole('listitem', { name: file.replace('.csv', ' (2).csv') })).toBeVisible();
  const bars = async () => (await shellRecords(page, 'setProgressBar')).map(({ progress }) => progress);
  await expect.poll(async () => (await bars()).at(-1)).toBe(-1);
});
