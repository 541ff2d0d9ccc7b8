import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { settingsId } from '../../testing/sampleRecords.ts';

afterEach(closeApp);

const form = page.getByRole('main');
const save = form.getByRole('button', { name: 'Save', exact: true });

test('invalid fees and empty values are refused without a call; an unusual hour is asked about', async () => {
  const main = await openApp('/country/es/settings');
  await form.getByLabelText('Cancellation fee').fill('-1');
  await form.getByLabelText('VAT').fill('');
  await form.getByLabelText('Free delivery expiration days').fill('2.5');
  await save.click();
  await expect.element(form.getByText('Must not be less than 0')).toBeVisible();
  await expect.element(form.getByText('Required: VAT')).toBeVisible();
  await expect.element(form.getByText('Enter a whole number')).toBeVisible();
  expect(main.callsOf('countrySettings.update')).toEqual([]);
  closeApp();

  const other = await openApp('/country/es/city/ci00000000000001/settings');
  await form.getByLabelText('Booking hour on Monday').fill('24');
  await expect.element(form.getByText('More than 23 is unusual')).toBeVisible();
  await save.click();
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect
    .poll(() => other.callsOf('cities.update').map(({ body }) => body))
    .toEqual([{ bookingHour1: 24 }]);
});

test('unset country settings show their defaults, which can be saved unchanged', async () => {
  const main = await openApp('/country/es/settings', {
    prepare: ({ records }) => {
      records.countrySettings = [{ id: settingsId, cancellationFee: 1.5, vat: null } as never];
    },
  });
  const value = (label: string) => expect.element(form.getByLabelText(label));
  await value('Cancellation fee').toHaveValue('1.50');
  await value('Free delivery order price').toHaveValue('0.00');
  await value('Free delivery expiration days').toHaveValue('30');
  await value('VAT').toHaveValue('21');
  await value('Courier management').toHaveValue('2');
  await expect.element(form.getByText(/^Not set yet.*: .*VAT/)).toBeVisible();
  // Nothing was typed, so leaving asks nothing, but the defaults can be saved.
  await expect.element(form.getByText('Unsaved changes')).not.toBeInTheDocument();
  await expect.element(save).toBeEnabled();
  await form.getByLabelText('Cancellation fee').fill('3');
  await form.getByRole('button', { name: 'Discard' }).click();
  await save.click();
  await expect
    .poll(() => main.callsOf('countrySettings.update').map(({ body }) => body))
    .toEqual([
      {
        freeDeliveryOrderPrice: 0,
        freeDeliveryExpirationDays: 30,
        vat: 21,
        courierManagement: 2,
      },
    ]);
  await expect.element(form.getByText(/^Not set yet/)).not.toBeInTheDocument();
});

test('an amount may carry its currency sign', async () => {
  const main = await openApp('/country/es/settings');
  const fee = form.getByLabelText('Cancellation fee');
  await fee.fill('€ 12');
  await form.getByLabelText('VAT').click();
  await expect.element(fee).toHaveValue('12.00');
  await fee.fill('1\u202f234,56\u00a0€');
  await save.click();
  await expect.element(fee).toHaveValue('1234.56');
  await expect.poll(() => main.records.countrySettings?.[0]).toMatchObject({ cancellationFee: 1234.56 });
});
