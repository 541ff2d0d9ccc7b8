import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('a printed pay list is black on white, without menu and buttons, and is saved as a PDF under its name @shell', async ({
  app,
}) => {
  const { page } = await openList(app, '/country/es/cities');
  const client = await connectToApi(app.api());
  const [city] = await client.list('/es/cities');
  const [first] = await client.list(`/es/cities/${city?.id}/pay-list-courier`);
  await goTo(page, `/country/es/city/${city?.id}/pay-list-courier/${first?.id}`);
  const lines = page.getByRole('table', { name: 'Lines' });
  await expect(lines).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  // No part of the frame leaves a border or a gap above the title.
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeLessThan(8);
  await expect(page.getByRole('main').getByRole('button', { name: 'Export', exact: true })).toBeHidden();
  await expect(lines.getByRole('columnheader', { name: 'Payout' })).toBeVisible();
  await expect(lines).toHaveCSS('color', 'rgb(0, 0, 0)');
  // Status dots are not printed.
  await expect(lines.locator('td [aria-hidden=true]').first()).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const foot = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText),
  );
  expect(foot.join()).toContain('counter(pages)');
  expect(foot.join()).toContain(String(first?.fullName));
  expect(foot.join()).toContain(`${city?.name}, Spain · `);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('banner')).toBeVisible();

  await page.exposeBinding('printByProtocol', async (_source, settings) => {
    const session = await page.context().newCDPSession(page);
    return (await session.send('Page.printToPDF', settings)).data;
  });
  const saved = async (name: string): Promise<string> => {
    await emitInShell(page, 'menu-click', { id: 'savePdf' });
    await expect(page.getByText(`${name}.pdf saved`)).toBeVisible();
    return readFileSync(join(app.exportDirectory, `${name}.pdf`), 'latin1');
  };
  const name = String(first?.fullName);
  /** The name in the encoding of a PDF's title. */
  const inTitle = Buffer.from(name, 'utf16le').swap16().toString('hex').toUpperCase();
  const pdf = await saved(name);
  expect(pdf).toMatch(/^%PDF/);
  expect(pdf).toContain(inTitle);
  await page.keyboard.press('Control+Shift+H');
  await expect(page).toHaveTitle(/••••••/);
  expect(await saved('••••••')).not.toContain(inTitle);
});

/** Number of text blocks on each page of a PDF. */
const textsOnSheets = (pdf: Buffer): number[] => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const [head, length = '0'] = new RegExp(`\n${id} 0 obj\n[\\s\\S]*?/Length (\\d+)>> stream\n`).exec(
      text,
    ) ?? [''];
    const start = text.indexOf(head) + head.length;
    const content = length === '0' ? '' : inflateSync(pdf.subarray(start, start + Number(length))).toString();
    return content.split('\nBT\n').length - 1;
  });
};

test('a printed list has all rows of its page and a header on each sheet, without checkboxes, buttons and empty sheets @shell', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/country/es/companies?size=100');
  const { grid } = list;
  const rows = grid.locator('tbody tr');
  const [, shown] = /–(\d+) /.exec((await list.pages.textContent()) ?? '') ?? [];
  const count = Number(shown);
  expect(await rows.count()).toBeLessThan(count);
  const id = rows.first().getByRole('gridcell').nth(1);
  await id.focus();
  const copy = id.getByRole('button', { name: 'Copy' });
  await expect(copy).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(count);
  await expect(rows.last()).toBeVisible();
  await expect(grid.getByRole('checkbox')).toHaveCount(0);
  await expect(copy).toBeHidden();
  await expect(id).toHaveCSS('outline-style', 'none');
  await expect(grid.locator('[data-buttons]').first()).toBeHidden();
  await expect(grid.getByRole('columnheader').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(grid.getByRole('checkbox').first()).toBeVisible();

  const sheets = textsOnSheets(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
  expect(sheets.length).toBeGreaterThan(1);
  // More than the page margins (three texts) and the header of the list.
  expect(Math.min(...sheets)).toBeGreaterThan(20);
});

test('a printed week of slots fits an upright sheet, and explains its symbols', async ({ app }) => {
  const { page } = await openList(app, '/country/es/cities');
  const client = await connectToApi(app.api());
  const [city] = await client.list('/es/cities');
  await goTo(page, `/country/es/city/${city?.id}/time_slots`);
  const week = page.locator('table[role=grid]');
  await expect(week.locator('[data-slot]').first()).toBeVisible();
  const legend = page.getByRole('list', { name: 'Legend' });
  await expect(legend).toBeHidden();
  // A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 703, height: 990 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(legend).toBeVisible();
  const isCut = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isCut()).toBe(false);
  await expect(page.getByText('no data')).toBeHidden();
});
