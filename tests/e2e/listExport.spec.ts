import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';

test('the export contains every row of the filters, with the columns on screen @electron', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/country/es/companies?canEditMop=false&sort=name');
  const companies = await (await connectToApi(app.api())).list('/es/companies');
  const expected = companies.filter(({ canEditMop }) => canEditMop === false).map(({ name }) => String(name));
  expect(expected.length).toBeLessThan(companies.length);
  await list.tool('Columns').click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'ID number' }).click();
  await page.keyboard.press('Escape');
  await list.tool('Export').click();

  await expect(page.getByText(/\.csv saved$/)).toBeVisible();
  const files = readdirSync(app.exportDirectory);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^.+\.csv$/);
  const [header = '', ...rows] = readFileSync(join(app.exportDirectory, files[0] ?? ''), 'utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  const titles = (await list.columnTitles()).filter((title) => title !== '' && title !== 'Actions');
  expect(header.split(',')).toEqual(titles);
  expect(header).not.toContain('ID number');
  expect(rows).toHaveLength(expected.length);
  for (const name of expected) expect(rows.filter((row) => row.includes(name))).not.toEqual([]);
});

test('a stopped export and a failed export are reported, and leave no file @electron', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const ofExport = 'GET /api/v1/es/companies.*500';
  await app.api().setFault({ match: ofExport, fault: 'delay=40000', times: 1 });
  await list.tool('Export').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Export stopped')).toBeVisible();
  expect(readdirSync(app.exportDirectory)).toEqual([]);

  // A cancelled export may have left its fault unused.
  await app.api().clearFaults();
  await app.api().setFault({ match: ofExport, fault: 'status=403' });
  await list.tool('Export').click();
  await expect(page.getByText('The server rejected the export')).toBeVisible();
  expect(readdirSync(app.exportDirectory)).toEqual([]);

  await app.api().clearFaults();
  await list.tool('Export').click();
  await expect(page.getByText(/\.csv saved$/)).toBeVisible();
  expect(readdirSync(app.exportDirectory)).toHaveLength(1);
});

test('referenced records are exported by name @electron', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/top_filters?name.has=ramos');
  await expect(list.row('Flores')).toBeVisible();
  await list.tool('Export').click();
  await expect(page.getByText(/\.csv saved$/)).toBeVisible();
  const [file = ''] = readdirSync(app.exportDirectory);
  const text = readFileSync(join(app.exportDirectory, file), 'utf8');
  expect(text).toContain('Ramos,Flores,Active');

  await list.tool('File format and folder').click();
  await page.getByRole('menuitemradio', { name: 'Excel, my region' }).click();
  await list.tool('Export').click();
  const forExcel = file.replace('.csv', ' (2).csv');
  await expect.poll(() => readdirSync(app.exportDirectory)).toContain(forExcel);
  expect(readFileSync(join(app.exportDirectory, forExcel), 'utf8')).toContain('Ramos;Flores;Active');
});
