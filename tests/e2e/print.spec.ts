import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('a pay list on paper is black on white, without menu and buttons, and is saved as a PDF of its name @shell', async ({
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
  await expect(page.getByRole('main').getByRole('button', { name: 'Export', exact: true })).toBeHidden();
  await expect(lines.getByRole('columnheader', { name: 'Payout' })).toBeVisible();
  await expect(lines).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const foot = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText),
  );
  expect(foot.join()).toContain('counter(pages)');
  expect(foot.join()).toContain(String(first?.fullName));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('banner')).toBeVisible();

  await page.exposeBinding('printByProtocol', async (_source, settings) => {
    const session = await page.context().newCDPSession(page);
    return (await session.send('Page.printToPDF', settings)).data;
  });
  const saved = async (name: string): Promise<string> => {
    await emitInShell(page, 'menu-click', { id: 'savePdf' });
    await expect(page.getByText(`${name}.pdf is saved`)).toBeVisible();
    return readFileSync(join(app.exportDirectory, `${name}.pdf`), 'latin1');
  };
  const name = String(first?.fullName);
  /** As the title of a PDF has it. */
  const inTitle = Buffer.from(name, 'utf16le').swap16().toString('hex').toUpperCase();
  const pdf = await saved(name);
  expect(pdf).toMatch(/^%PDF/);
  expect(pdf).toContain(inTitle);
  await page.keyboard.press('Control+Shift+H');
  await expect(page).toHaveTitle(/••••••/);
  expect(await saved('••••••')).not.toContain(inTitle);
});
