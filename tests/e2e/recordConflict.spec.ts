import type { Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'Somebody else changed this record' });

test('when two change the same field, the one who saves last chooses whose value stays', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const api = await connectToApi(app.api());
  const [company] = await api.list('/es/companies');
  if (!company) throw new Error('There is no company');
  const path = `/es/companies/${company.id}`;
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await goTo(page, `/country/es/companies/${company.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(company.name));
  await form.getByLabel('Manager name').fill('Mine');
  await form.getByLabel('ID number').fill('MINE-1');

  const theirs = { ...company, managerName: 'Theirs', idNumber: 'THEIRS-1' };
  await api.write('PUT', path, theirs);
  await save.click();
  const dialog = conflictOf(page);
  await expect(dialog.getByRole('radio', { name: 'Theirs: Theirs', exact: true })).toBeVisible();

  await test.step('back to the form keeps what was typed and sends nothing', async () => {
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expect(form.getByLabel('Manager name')).toHaveValue('Mine');
    expect(await api.read(path)).toMatchObject({ managerName: 'Theirs', idNumber: 'THEIRS-1' });
  });

  await test.step('each field as chosen', async () => {
    await save.click();
    await dialog.getByRole('radio', { name: 'Mine: Mine', exact: true }).click();
    await dialog.getByRole('radio', { name: 'Theirs: THEIRS-1' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => api.read(path))
      .toMatchObject({ managerName: 'Mine', idNumber: 'THEIRS-1', name: company.name });
    await expect(form.getByLabel('ID number')).toHaveValue('THEIRS-1');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  });

  await test.step('quick edit asks too', async () => {
    await goTo(page, '/country/es/cities');
    const sevilla = (await api.list('/es/cities')).find(({ name }) => name === 'Sevilla');
    const cityPath = `/es/cities/${sevilla?.id}`;
    await list.row('Sevilla').getByRole('button', { name: 'Quick edit' }).click();
    await page.getByRole('dialog', { name: 'Sevilla' }).getByLabel('Local name').fill('Mine');
    await api.write('PATCH', cityPath, { localName: 'Theirs' });
    await page.getByRole('dialog', { name: 'Sevilla' }).getByRole('button', { name: 'Save' }).click();
    await conflictOf(page).getByRole('radio', { name: 'Theirs: Theirs', exact: true }).click();
    await conflictOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await api.read(cityPath)).toMatchObject({ localName: 'Theirs' });
    await expect(list.row('Sevilla')).toContainText('Theirs');
  });
});
