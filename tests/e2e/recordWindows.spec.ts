import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';

test('records open in separate windows, and a save in one is shown in the others @electron', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/country/es/cities');
  const bilbao = list.row('Bilbao');
  const { id } = (await (await connectToApi(app.api())).list('/es/cities')).find(
    ({ name }) => name === 'Bilbao',
  ) ?? { id: '' };

  const fromMenu = await app.windowOpenedBy(async () => {
    await bilbao.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Open in new window' }).click();
  });
  await expect.poll(() => routeOf(fromMenu)).toBe(`/country/es/cities/${id}`);
  await expect(fromMenu.getByRole('heading', { level: 1 })).toHaveText('Bilbao');
  await expect(fromMenu.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expect(fromMenu.getByText('DEVELOPMENT', { exact: true })).toHaveCount(1);
  await expect(fromMenu).toHaveTitle(/Bilbao/);

  const fromLink = await app.windowOpenedBy(() =>
    bilbao.getByRole('link', { name: 'Bilbao' }).click({ modifiers: ['ControlOrMeta'] }),
  );
  const localName = fromLink.getByRole('main').getByRole('textbox', { name: 'Local name' });
  await localName.fill('Bilbao la Vieja');
  await fromLink.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bilbao).toContainText('Bilbao la Vieja');
  await expect(fromMenu.getByRole('textbox', { name: 'Local name' })).toHaveValue('Bilbao la Vieja');
  await expect(fromLink.getByText('Unsaved changes')).toHaveCount(0);
  expect(routeOf(page)).toBe('/country/es/cities');
});
