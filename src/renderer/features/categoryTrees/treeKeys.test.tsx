import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { focus, press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { sampleTree } from '../../testing/sampleTree.ts';

afterEach(closeApp);

test('Ctrl+S, Ctrl+Z and Ctrl+Y work wherever the focus is, also after a click on the title', async () => {
  const main = await openApp('/country/es/city/ci00000000000001/home_categories', {
    prepare: (stub) => {
      stub.answer('categoryTrees.read', () => success(sampleTree));
      stub.answer('categoryTrees.update', () => success(null));
    },
  });
  const flowers = page.getByRole('checkbox', { name: 'Flowers' });
  await expect.element(flowers).toBeChecked();
  await flowers.click();
  await expect.element(flowers).not.toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await press('{Control>}z{/Control}');
  await expect.element(flowers).toBeChecked();
  await press('{Control>}y{/Control}');
  await expect.element(flowers).not.toBeChecked();
  await press('{Control>}s{/Control}');
  await expect.poll(() => main.callsOf('categoryTrees.update')).toHaveLength(1);
});

test('a move by keys is announced with its new position', async () => {
  const heard = vi.fn();
  // Chromium's `ariaNotify`; older versions use a live region instead.
  Object.assign(document, { ariaNotify: heard });
  await openApp('/country/es/city/ci00000000000001/home_categories', {
    prepare: (stub) => stub.answer('categoryTrees.read', () => success(sampleTree)),
  });
  const flowers = page.getByRole('checkbox', { name: 'Flowers' });
  await expect.element(flowers).toBeVisible();
  focus(flowers);
  await press('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => heard.mock.calls.map(([text]) => text)).toEqual(['Flowers: 2 of 3']);
  Reflect.deleteProperty(document, 'ariaNotify');
});
