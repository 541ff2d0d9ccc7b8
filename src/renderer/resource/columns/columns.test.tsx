import { afterEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const companies = '/country/es/companies';
const panel = page.getByRole('dialog', { name: 'Columns' });
const rowHeight = (): number => list.grid.getByRole('row').nth(1).element().getBoundingClientRect().height;

test('columns are shown, moved, pinned and reset; the choice outlives the window', async () => {
  await openList(companies);
  const usual = list.titles();
  const shown = (name: string): Locator => panel.getByRole('checkbox', { name });
  await list.tool('Columns').click();
  await expect.element(shown('Website')).not.toBeChecked();
  await shown('Website').click();
  await shown('IBAN').click();
  await panel.getByRole('button', { name: 'Move Name down' }).click();
  await panel.getByRole('button', { name: 'Pin Email' }).click();
  await panel.getByRole('radio', { name: 'Compact' }).click();
  await press('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();

  const changed = list.titles();
  expect(changed).toContain('Website');
  expect(changed).not.toContain('IBAN');
  expect(changed.indexOf('Email')).toBe(1);
  expect(changed.indexOf('Manager name')).toBeLessThan(changed.indexOf('Name'));
  expect(rowHeight()).toBe(28);

  closeApp();
  await openList(companies, { keepsStorage: true });
  expect(list.titles()).toEqual(changed);
  expect(rowHeight()).toBe(28);

  await list.tool('Columns').click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await press('{Escape}');
  await expect.poll(list.titles).toEqual(usual);
  expect(rowHeight()).toBe(36);
});

test('a column is moved by its title', async () => {
  await openList(companies);
  const title = (name: string): Locator =>
    list.grid.getByRole('columnheader').filter({ has: page.getByRole('button', { name }) });
  await title('Email').dropTo(title('Name'), { targetPosition: { x: 20, y: 10 } });
  await expect.poll(() => list.titles().slice(1, 5)).toEqual(['ID', 'Email', 'Name', 'Manager name']);
  closeApp();
  await openList(companies, { keepsStorage: true });
  expect(list.titles().slice(1, 4)).toEqual(['ID', 'Email', 'Name']);
});
