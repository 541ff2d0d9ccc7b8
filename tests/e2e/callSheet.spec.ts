import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('a number in the palette opens the sheet of a caller', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const api = await connectToApi(app.api());
  const cities = await api.list('/es/cities');
  const city = cities.at(-1)?.id;
  const [order] = (await api.list(`/es/cities/${city}/orders`)).filter(
    ({ status }) => status === 'completed',
  );
  const customer = await api.read(`/es/cities/${city}/customers/${order?.customerId}`);
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', { name: 'Screen, action or record' })
    .fill(String(customer?.phoneNumber).replaceAll(/\D/g, ''));
  await expect(page.getByRole('option', { name: String(customer?.fullName) })).toBeVisible();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('complementary', { name: 'Call sheet' });
  await expect(sheet.getByRole('heading', { name: String(customer?.fullName) })).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Last orders' })).toContainText(/\d completed: €/);
  const note = sheet.getByRole('textbox', { name: 'My note' });
  await note.fill('Rings twice');
  await page.keyboard.press('Tab');
  // Without a keychain the note is not kept, and the sheet says so.
  await expect(sheet.getByText(/^Saved on this computer, encrypted$|keychain/)).toBeVisible();
  // An unsaved note would be asked about.
  await note.fill('');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
});

test('a reply to a request is filled in, copied, and the next request follows', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/app_feedbacks?isResponded=false' });
  const api = await connectToApi(app.api());
  const waiting = (await api.list('/es/customer_requests')).filter(({ isResponded }) => !isResponded);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Responded, next' })).toBeVisible();
  const first = waiting.find(({ id }) => page.url().endsWith(id));
  await expect(heading).toHaveText(String(first?.customerName));
  await expect(page.getByRole('main').getByText(String(first?.message)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Reply with a text' }).click();
  const panel = page.getByRole('region', { name: 'Text to the customer' });
  await page.keyboard.press('1');
  const own = panel.getByRole('textbox', { name: 'In your own words' });
  const [firstName = ''] = String(first?.customerName).split(' ');
  await expect(own).toHaveValue(new RegExp(`^Hola, ${firstName}: gracias`));
  await panel.getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(() => app.clipboardText()).toMatch(new RegExp(`^Hola, ${firstName}: gracias`));
  await expect(page.getByText(/^Did you answer/)).toBeVisible();
  await panel.getByRole('button', { name: 'Close the texts' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(heading).not.toHaveText(String(first?.customerName));
  expect(await api.read(`/es/customer_requests/${first?.id}`)).toMatchObject({ isResponded: true });
});
