import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, press } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

afterEach(closeApp);

const box = page.getByRole('textbox', { name: 'Find in the page' });
const pressFind = () => press('{Control>}f{/Control}');

test('Ctrl+F focuses the search of a list, and from there opens the search in the page', async () => {
  await openList('/country/es/companies');
  await pressFind();
  await expect.element(list.search).toHaveFocus();
  await expect.element(box).not.toBeInTheDocument();
  await pressFind();
  await expect.element(box).toHaveFocus();
  await press('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(list.search).toHaveFocus();
});

test('the search in the page leaves out its own text, and steps over it', async () => {
  const main = await openApp('/country/es/companies/co00000000000001');
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  const searches = () =>
    main.requests.filter(({ route }) => route === 'windows.find').map(({ payload }) => payload);
  await pressFind();
  await box.fill('Com');
  await expect.poll(searches).toEqual([{ text: 'Com', isBackward: false, isNew: true }]);
  main.notify('page.found', { active: 1, total: 3 });
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await press('{Shift>}{Enter}{/Shift}');
  await expect.poll(searches).toHaveLength(2);
  // The last match is the search box: one more step back.
  main.notify('page.found', { active: 3, total: 3 });
  await expect
    .poll(() => searches().slice(1))
    .toEqual([
      { text: 'Com', isBackward: true, isNew: false },
      { text: 'Com', isBackward: true, isNew: false },
    ]);
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  main.notify('page.found', { active: 1, total: 1 });
  await expect.element(page.getByText('No results', { exact: true })).toBeVisible();
  await press('{Escape}');
  await expect.poll(() => main.requests.some(({ route }) => route === 'windows.stopFinding')).toBe(true);
});

test('keys reach the search after Chromium has taken its focus, and are no shortcuts of the page', async () => {
  const main = await openApp('/country/es/companies/co00000000000001');
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  const searches = () => main.requests.filter(({ route }) => route === 'windows.find');
  await pressFind();
  await box.fill('Com');
  const blur = () => (document.activeElement as HTMLElement | null)?.blur();
  blur();
  // The first result of a text gives the caret back.
  main.notify('page.found', { active: 1, total: 3 });
  await expect.element(box).toHaveFocus();
  await press('{Enter}');
  await expect
    .poll(() => searches().at(-1)?.payload)
    .toEqual({ text: 'Com', isBackward: false, isNew: false });
  await expect.poll(() => document.activeElement === document.body).toBe(true);
  await press('{Enter}');
  await expect.poll(searches).toHaveLength(3);
  await press('?p');
  await expect.element(box).toHaveValue('Com?p');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  blur();
  await press('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
});
