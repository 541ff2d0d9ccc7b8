import { afterEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const period = '/dashboard?dateFrom=2026-10-23&dateTo=2026-11-21';
const from = page.getByLabelText('From', { exact: true });
const to = page.getByLabelText('To', { exact: true });

const prepare = ({ answer }: StubbedMain): void => {
  answer('dashboard.metric', () => success({ numbers: [{ name: 'total', value: 1234.5 }] }));
  answer('dashboard.topCustomers', () => success({ customers: [], cities: {} }));
};

const shows = async (first: string, last: string): Promise<void> => {
  await expect.element(from).toHaveValue(first);
  await expect.element(to).toHaveValue(last);
};

/** Enters two values in the same task, before React can re-render. */
const typeAtOnce = (...typed: readonly (readonly [Locator, string])[]): void => {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [input, text] of typed) {
    setValue?.call(input.element(), text);
    input.element().dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
};

test('typing one end of the period never changes the other', async () => {
  await openApp(period, { prepare });
  await from.fill('21/11/2026');
  await press('{Tab}');
  await to.fill('01/10/2026');
  await press('{Tab}');
  await shows('01/10/2026', '21/11/2026');
  await from.fill('01/09/2026');
  await press('{Tab}');
  await shows('01/09/2026', '21/11/2026');

  // An incomplete date changes nothing.
  await from.fill('10/11/2026');
  await to.fill('2/11/2026');
  await expect.element(from).toHaveValue('10/11/2026');
  await to.fill('25/11/2026');
  await press('{Tab}');
  await shows('10/11/2026', '25/11/2026');
});

test('Enter accepts a day beyond the other end and swaps both', async () => {
  await openApp(period, { prepare });
  await from.fill('25/11/2026');
  await shows('25/11/2026', '21/11/2026');
  await press('{Enter}');
  await shows('21/11/2026', '25/11/2026');
});

test('changing both ends of the period at once keeps both', async () => {
  await openApp(period, { prepare });
  await shows('23/10/2026', '21/11/2026');
  typeAtOnce([from, '01/09/2026'], [to, '30/09/2026']);
  await expect.poll(routeNow).toBe('/dashboard?dateFrom=2026-09-01&dateTo=2026-09-30');
  await shows('01/09/2026', '30/09/2026');
});

test('an invalid date stays in the input and is marked as an error', async () => {
  const address = `${period}&date=2026-11-20`;
  await openApp(address, { prepare });
  for (const label of ['From', 'To', 'Day']) {
    const input = page.getByLabelText(label, { exact: true });
    await input.fill('45/13/2026');
    await press('{Tab}');
    await expect.element(input).toHaveValue('45/13/2026');
    await expect.element(input).toHaveAccessibleDescription('This date does not exist');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  }
  expect(routeNow()).toBe(address);
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect.element(from).not.toHaveAttribute('aria-invalid');
  await expect.element(to).not.toHaveAttribute('aria-invalid');
});

test('a metric that cannot be read shows a dash and a Retry button', async () => {
  const main = await openApp('/dashboard', {
    prepare: ({ answer }) => {
      answer('dashboard.metric', () => failure('NETWORK'));
      answer('dashboard.topCustomers', () => failure('NETWORK'));
    },
  });
  const card = page.getByRole('region', { name: 'Revenue' });
  const retries = page.getByRole('button', { name: 'Retry' });
  await expect.element(card.getByText('–', { exact: true })).toBeVisible();
  await expect.poll(() => retries.elements()).toHaveLength(13);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  prepare(main);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.element(card.getByText('€1,234.50')).toBeVisible();
  expect(retries.elements()).toHaveLength(12);
});
