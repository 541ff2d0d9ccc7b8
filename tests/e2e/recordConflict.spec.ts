import type { Page } from '@playwright/test';
import { connectToApi, countRequests } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

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

test("a colleague's change of the country settings is not undone by who had them open", async ({ app }) => {
  const page = await startLoggedIn(app);
  const api = await connectToApi(app.api());
  const form = page.getByRole('main');
  await goTo(page, '/country/es/settings');
  await form.getByLabel('Cancellation fee').fill('5.25');
  await api.write('PATCH', '/es/settings', { vat: 11 });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const vat = conflictOf(page).getByRole('radiogroup', { name: 'VAT' });
  await expect(vat.getByRole('radio', { name: /^Theirs: 11/ })).toBeChecked();
  await conflictOf(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.read('/es/settings')).toMatchObject({ cancellationFee: 5.25, vat: 11 });
  await expect(form.getByLabel('VAT')).toHaveValue('11');

  await test.step('the next save knows the version that it left', async () => {
    await form.getByLabel('VAT').fill('12');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => api.read('/es/settings')).toMatchObject({ cancellationFee: 5.25, vat: 12 });
    await expect(conflictOf(page)).toBeHidden();
  });

  await test.step('who lets every change of the other stand sees them', async () => {
    await form.getByLabel('VAT').fill('13');
    await api.write('PATCH', '/es/settings', { vat: 14, courierManagement: 2 });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await vat.getByRole('radio', { name: /^Theirs: 14/ }).click();
    await conflictOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('VAT')).toHaveValue('14');
    await expect(form.getByLabel('Courier management')).toHaveValue(/^2\b/);
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    expect(await api.read('/es/settings')).toMatchObject({ vat: 14, courierManagement: 2 });
  });

  await test.step('a save in another window is told at once', async () => {
    await form.getByLabel('Cancellation fee').fill('6');
    const elsewhere = { operation: 'settings.update', params: { country: 'es' }, body: { vat: 15 } };
    await askMain(page, 'api.call', elsewhere);
    await expect(form.getByText('Somebody else changed this record.')).toBeVisible();
    await form.getByRole('button', { name: 'Discard mine and show theirs' }).click();
    await expect(form.getByLabel('VAT')).toHaveValue('15');
    await expect(form.getByLabel('Cancellation fee')).toHaveValue('5.25');
  });
});

test('who saves again after the record could not be read back is not asked about their own change', async ({
  app,
}) => {
  const { page } = await openList(app, '/country/es/companies');
  const api = await connectToApi(app.api());
  const [company] = await api.list('/es/companies');
  const path = `/es/companies/${company?.id}`;
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await goTo(page, `/country/es/companies/${company?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(company?.name));
  await form.getByLabel('Manager name').fill('First');
  // The answer of the write is held back until no read is answered any more.
  await app.api().setFault({ match: `PUT /api/v1${path}`, fault: 'delay=1500', times: 1 });
  await save.click();
  await expect.poll(() => countRequests(app.api(), 'GET', path)).toBeGreaterThan(1);
  await app.api().setFault({ match: `GET /api/v1${path}`, fault: 'status=404' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Manager name')).toHaveValue('First');
  await app.api().clearFaults();
  await form.getByLabel('Manager name').fill('Second');
  await save.click();
  await expect.poll(() => api.read(path)).toMatchObject({ managerName: 'Second' });
  await expect(conflictOf(page)).toBeHidden();
});
