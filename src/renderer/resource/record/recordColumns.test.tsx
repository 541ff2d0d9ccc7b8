import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const main = page.getByRole('main');
const boxOf = (name: string): DOMRect => main.getByRole('group', { name }).element().getBoundingClientRect();
const topOf = (label: string): number => main.getByLabelText(label).element().getBoundingClientRect().top;

const openCompany = async (width: number): Promise<void> => {
  await page.viewport(width, 800);
  await openApp('/country/es/companies/co00000000000001');
  await expect.element(main.getByLabelText('Manager name')).toBeVisible();
};

test('from a width of 1280 pixels the state of a record is next to its form, up to the edge of the page', async () => {
  await openCompany(1280);
  const [form, state] = [boxOf('Company'), boxOf('Access')];
  expect(state.left).toBeGreaterThan(form.right);
  expect(state.top).toBe(form.top);
  expect(main.element().getBoundingClientRect().right - state.right).toBeLessThan(40);
});

test('in a narrower window the state is below the form', async () => {
  await openCompany(1279);
  expect(boxOf('Access').left).toBe(boxOf('Company').left);
  expect(boxOf('Access').top).toBeGreaterThan(boxOf('Legal and payment').bottom);
});

test('no field is alone in half a row, and switches share a row', async () => {
  await openCompany(1280);
  const right = boxOf('Contact').right;
  expect(topOf('Manager name')).toBe(topOf('Phone number'));
  expect(topOf('Email')).toBeGreaterThan(topOf('Manager name'));
  expect(Math.abs(main.getByLabelText('Email').element().getBoundingClientRect().right - right)).toBeLessThan(
    16,
  );
  expect(topOf('Active')).toBe(topOf('Can edit MOP'));
});
