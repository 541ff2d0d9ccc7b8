import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const form = page.getByRole('main');
const save = form.getByRole('button', { name: 'Save', exact: true });

test('a negative fee, too many decimals, nothing and an hour too late are refused without a call', async () => {
  const main = await openApp('/country/es/settings');
  await form.getByLabelText('Cancellation fee').fill('-1');
  await form.getByLabelText('VAT').fill('');
  await form.getByLabelText('Free delivery expiration days').fill('2.5');
  await save.click();
  await expect.element(form.getByText('Must not be less than 0')).toBeVisible();
  await expect.element(form.getByText('Required VAT')).toBeVisible();
  await expect.element(form.getByText('Enter a whole number')).toBeVisible();
  expect(main.callsOf('settings.update')).toEqual([]);
  closeApp();

  const other = await openApp('/country/es/city/ci00000000000001/settings');
  await form.getByLabelText('Booking hour on Monday').fill('24');
  await save.click();
  await expect.element(form.getByText('Must not be more than 23')).toBeVisible();
  expect(other.callsOf('cities.update')).toEqual([]);
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
  await expect.poll(() => main.records.settings?.[0]).toMatchObject({ cancellationFee: 1234.56 });
});
