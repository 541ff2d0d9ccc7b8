import type {} from '@vitest/browser-playwright';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const emulate = (media: 'print' | ''): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(async () => {
  window.dispatchEvent(new Event('afterprint'));
  await emulate('');
  closeApp();
});

const isDrawn = (element: Element): boolean => element.checkVisibility();

test('a printed record shows its values without the buttons of the inputs', async () => {
  await openApp('/country/es/city/ci00000000000001/establishments/es00000000000001');
  const company = page.getByRole('combobox', { name: 'Company' });
  await expect.element(company).toHaveValue('Company 01');
  await emulate('print');
  window.dispatchEvent(new Event('beforeprint'));
  expect(isDrawn(company.element())).toBe(true);
  expect([...document.querySelectorAll('form [class*=__expandIcon]')].filter(isDrawn)).toEqual([]);
  // The pickers of the header are not printed.
  expect([...document.querySelectorAll('header [role=combobox]')].filter(isDrawn)).toEqual([]);
});
