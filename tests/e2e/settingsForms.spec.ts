import { connectToApi, countRequests } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { choose } from '../support/choose.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('country settings and city prices are checked and saved', async ({ app }) => {
  const page = await startLoggedIn(app);
  const api = await connectToApi(app.api());
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save', exact: true });

  await test.step('a negative fee, too many decimals and nothing are refused', async () => {
    await goTo(page, '/country/es/settings');
    await form.getByLabel('Cancellation fee').fill('-1');
    await form.getByLabel('VAT').fill('');
    await form.getByLabel('Free delivery expiration days').fill('2.5');
    await save.click();
    await expect(form.getByText('Must not be less than 0')).toBeVisible();
    await expect(form.getByText('Required VAT')).toBeVisible();
    await expect(form.getByText('Enter a whole number')).toBeVisible();
    expect(await countRequests(app.api(), 'PATCH', '/es/settings')).toBe(0);
  });

  await test.step('good values are saved, the others stay', async () => {
    const before = await api.read('/es/settings');
    await form.getByLabel('Cancellation fee').fill('3.25');
    await form.getByLabel('VAT').fill('10');
    await form.getByLabel('Free delivery expiration days').fill('45');
    await save.click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await api.read('/es/settings')).toMatchObject({
      ...before,
      cancellationFee: 3.25,
      vat: 10,
      freeDeliveryExpirationDays: 45,
    });
    await expect(form.getByLabel('Cancellation fee')).toHaveValue('3.25');
  });

  await test.step('an amount may carry its currency sign', async () => {
    const fee = form.getByLabel('Cancellation fee');
    await fee.fill('€ 12');
    await fee.blur();
    await expect(fee).toHaveValue('12.00');
    await fee.fill('1\u202f234,56\u00a0€');
    await save.click();
    await expect(fee).toHaveValue('1234.56');
    await expect.poll(() => api.read('/es/settings')).toMatchObject({ cancellationFee: 1234.56 });
  });

  await test.step('prices of a city', async () => {
    const [city] = await api.list('/es/cities');
    await goTo(page, `/country/es/city/${city?.id}/settings`);
    await form.getByLabel('Booking hour on Monday').fill('24');
    await form.getByLabel('Order minimum').fill('12.5');
    await save.click();
    await expect(form.getByText('Must not be more than 23')).toBeVisible();
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
    await expect(form.getByLabel('Order minimum')).toHaveValue('12.50');
  });

  await test.step('prices that are not saved are kept when another city is chosen by mistake', async () => {
    const place = routeOf(page);
    await form.getByLabel('Order minimum').fill('99');
    await choose(page, 'City', 'Sevilla');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Order minimum')).toHaveValue('99.00');
    expect(routeOf(page)).toBe(place);
    await choose(page, 'City', 'Sevilla');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => routeOf(page)).not.toBe(place);
    await expect(form.getByLabel('Order minimum')).not.toHaveValue('99.00');
  });
});
