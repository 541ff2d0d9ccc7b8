import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('a customer is made, a feedback is made public and a request answered', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/app_feedbacks' });
  const api = await connectToApi(app.api());
  const [place] = await api.list('/es/cities');
  const [screen, path] = [`/country/es/city/${place?.id}`, `/es/cities/${place?.id}`];
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });

  const open = (await api.list('/es/customer_requests')).find(({ isResponded }) => isResponded === false);
  if (!open) throw new Error('Every request is answered');
  await goTo(page, `/country/es/app_feedbacks/${open.id}`);
  await main.getByRole('radio', { name: 'Yes' }).click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => api.read(`/es/customer_requests/${open.id}`))
    .toMatchObject({ ...open, isResponded: true, updatedAt: expect.any(String) });

  await goTo(page, `${screen}/customers`);
  await main.getByRole('button', { name: 'Add new' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill('zoe@customers.example');
  await save.click();
  await expect(dialog).toBeHidden();
  const made = (await api.list(`${path}/customers`)).find(({ email }) => email === 'zoe@customers.example');
  await goTo(page, `${screen}/customers/${made?.id}`);
  await expect(main.getByText('No orders yet')).toBeVisible();

  const quiet = (await api.list(`${path}/feedbacks`)).find(({ isPublic }) => isPublic === false);
  await goTo(page, `${screen}/feedbacks/${quiet?.id}`);
  await main.getByRole('button', { name: 'Make public', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Make not public', exact: true })).toBeVisible();
  expect(await api.read(`${path}/feedbacks/${quiet?.id}`)).toMatchObject({ isPublic: true });
});
