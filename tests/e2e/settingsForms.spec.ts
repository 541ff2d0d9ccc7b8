import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('country settings and city prices are saved', async ({ app }) => {
  const page = await startLoggedIn(app);
  const api = await connectToApi(app.api());
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save', exact: true });

  await test.step('valid values are saved, invalid ones stay in the form', async () => {
    await goTo(page, '/country/es/settings');
    const before = await api.read('/es/settings');
    await form.getByLabel('Cancellation fee').fill('3.25');
    await form.getByLabel('VAT').fill('10');
    await form.getByLabel('Free delivery expiration days').fill('45');
    await save.click();
    await expect(form.getByText('Unsaved changes')).toHaveCount(0);
    expect(await api.read('/es/settings')).toMatchObject({
      ...before,
      cancellationFee: 3.25,
      vat: 10,
      freeDeliveryExpirationDays: 45,
    });
    await expect(form.getByLabel('Cancellation fee')).toHaveValue('3.25');
  });

  await test.step('prices of a city', async () => {
    const [city] = await api.list('/es/cities');
    await goTo(page, `/country/es/city/${city?.id}/settings`);
    await form.getByLabel('Order minimum').fill('12.5');
    await form.getByLabel('Booking hour on Monday').fill('9');
    await save.click();
    await expect
      .poll(() => api.read(`/es/cities/${city?.id}`))
      .toMatchObject({
        name: city?.name,
        vamvuOrderMinimum: 12.5,
        bookingHour1: 9,
        courierBaseRate: city?.courierBaseRate,
      });
    await expect(form.getByText('Unsaved changes')).toHaveCount(0);
    await expect(form.getByLabel('Order minimum')).toHaveValue('12.50');
    // The form is clean: leaving asks for no confirmation.
    await goTo(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });
});
