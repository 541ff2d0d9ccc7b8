import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { cities } from '../../../features/cities/cities.ts';
import { list, openList, routeNow } from '../../../testing/listScreen.ts';
import { closeApp } from '../../../testing/openApp.tsx';
import { fieldOf } from '../fieldOf.ts';

const name = 'vamvuOrderMinimum';
const usual = cities.fields[name];
const limited = usual && {
  ...fieldOf.money({
    label: usual.label,
    maximum: { entity: 'orders', read: async () => success(11.5) },
  }),
};

beforeEach(() => void Object.assign(cities.fields, { [name]: limited }));
afterEach(() => {
  closeApp();
  Object.assign(cities.fields, { [name]: usual });
});

test('a range filter accepts amounts from 0 to the server’s maximum with two decimals', async () => {
  await openList('/country/es/cities');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: 'Order minimum' }).click();
  const popover = page.getByRole('dialog', { name: 'Order minimum' });
  const to = popover.getByLabelText('To');
  await expect.element(to).toHaveAttribute('placeholder', '€11.50');

  await popover.getByLabelText('From').fill('-1');
  await expect.element(popover.getByText('Must not be less than 0')).toBeVisible();
  await popover.getByLabelText('From').fill('8.005');
  await expect.element(popover.getByText('At most 2 decimals')).toBeVisible();
  await popover.getByLabelText('From').fill('8');
  await to.fill('11.51');
  await expect.element(popover.getByText('Must not be more than €11.50')).toBeVisible();
  const edgesOf = (label: string): number[] => {
    const { top, bottom } = popover.getByLabelText(label).element().getBoundingClientRect();
    return [top, bottom];
  };
  expect(edgesOf('From')).toEqual(edgesOf('To'));
  // "Done" focuses the invalid end and queries nothing.
  await popover.getByRole('button', { name: 'Done' }).click();
  await expect.element(to).toHaveFocus();
  expect(routeNow()).not.toContain('11.51');
  await to.fill('11.50');
  await popover.getByRole('button', { name: 'Done' }).click();
  await expect.poll(routeNow).toContain('vamvuOrderMinimum.range=8%2C11.5');
  await expect.element(list.chips).toMatchTextContent(/€8\.00 – €11\.50/);
});
