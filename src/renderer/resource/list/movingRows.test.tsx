import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { setPendingRemovals } from '../../data/optimisticUpdates.ts';
import { companies } from '../../features/companies/companies.ts';
import { focus, list, openList, press, untilShown } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

const flag = companies.fields.canEditMop;
const route = '/country/es/companies?canEditMop=false&sort=name&size=50';
const switchOf = (name: string) => page.getByRole('switch', { name: `Can edit MOP: ${name}`, exact: true });
const ignored = 'You pressed too soon. Nothing changed.';
const left = (): string[] =>
  [...document.querySelectorAll('[data-left]')].map(
    (row) => row.querySelector('[data-act=select]')?.getAttribute('aria-label') ?? '',
  );
const heading = page.getByRole('heading', { level: 1 });
const count = list.selection.getByRole('status');

// A fixed clock, without fake timers: those advance at every poll, so that a slow click would count as late.
beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-23T11:30:00Z'));
  Object.assign(flag ?? {}, { quickSwitch: {} });
  await page.viewport(1440, 1000);
});
afterEach(() => {
  closeApp();
  vi.useRealTimers();
  Object.assign(flag ?? {}, { quickSwitch: undefined });
});

test('a row that leaves the list by its own switch stays dimmed until the pointer leaves it', async () => {
  const main = await openList(route);
  const names = list.texts('Name');
  const [first = '', second = ''] = names;
  await switchOf(first).click();
  await expect.poll(left).toEqual([`Select ${first}`]);
  expect(list.texts('Name')).toEqual(names);
  await expect.element(switchOf(first)).toHaveAttribute('aria-busy', 'false');
  await expect.element(switchOf(first)).toBeChecked();
  // A second click at the same place, where the next row would move.
  await untilShown(ignored, () => switchOf(first).click());
  expect(main.callsOf('companies.update').map(({ params }) => params.id)).toHaveLength(1);
  await heading.hover();
  await expect.poll(() => list.texts('Name')).toEqual(names.slice(1));
  expect(left()).toEqual([]);
  await expect.element(switchOf(second)).not.toBeChecked();
});

test('a row that leaves by a key stays while focused, and the focus then moves to the next row', async () => {
  await openList(route);
  const names = list.texts('Name');
  const [, second = '', third = ''] = names;
  await heading.hover();
  focus(switchOf(names[0] ?? ''));
  await press('{ArrowDown}');
  await press(' ');
  await expect.poll(left).toEqual([`Select ${second}`]);
  await press('{ArrowDown}');
  await expect.element(switchOf(third)).toHaveFocus();
  await expect.element(list.row(second)).not.toBeInTheDocument();
  await expect.element(switchOf(third)).toHaveFocus();
});

test('reloading removes dimmed rows, wherever the pointer is', async () => {
  await openList(route);
  const names = list.texts('Name');
  await switchOf(names[0] ?? '').click();
  await expect.poll(left).toHaveLength(1);
  focus(list.tool('Reload'));
  await press('{Enter}');
  await expect.poll(() => list.texts('Name')).toEqual(names.slice(1));
});

test('a click is ignored on a row that has just moved under a resting pointer', async () => {
  const main = await openList(route);
  const [first = '', second = ''] = list.texts('Name');
  await heading.hover();
  await switchOf(first).hover();
  main.records.companies = main.records.companies?.filter(({ name }) => name !== first) ?? [];
  focus(list.tool('Reload'));
  await press('{Enter}');
  await expect.element(list.row(first)).not.toBeInTheDocument();
  await untilShown(ignored, () => switchOf(second).click());
  expect(main.callsOf('companies.update')).toEqual([]);
  await heading.hover();
  await switchOf(second).click();
  await expect.poll(() => main.callsOf('companies.update')).toHaveLength(1);
});

test('a key is ignored on a row that has just received the focus from a removed one', async () => {
  const main = await openList(route);
  const [first = '', second = '', third = ''] = list.texts('Name');
  await heading.hover();
  focus(switchOf(first));
  await press('{ArrowDown}');
  await expect.element(switchOf(second)).toHaveFocus();
  const id = main.records.companies?.find(({ name }) => name === second)?.id ?? '';
  setPendingRemovals('companies', [id], true);
  await expect.element(switchOf(third)).toHaveFocus();
  await untilShown(ignored, () => press(' '));
  await press('{Delete}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(main.callsOf('companies.update')).toEqual([]);
  await press('{ArrowUp}{ArrowDown} ');
  await expect.poll(() => main.callsOf('companies.update').map(({ params }) => params.id)).toHaveLength(1);
});

test('rows that leave the list are deselected, with a message', async () => {
  await openList(route);
  const [first = '', second = '', third = ''] = list.texts('Name');
  for (const name of [first, second, third]) await list.checkbox(name).click();
  await expect.element(count).toHaveTextContent('3 selected');
  await switchOf(second).click();
  await expect.element(page.getByText('1 record left this list and is no longer selected')).toBeVisible();
  await expect.element(count).toHaveTextContent('2 selected');
  await untilShown(ignored, () => list.checkbox(second).click());
  await expect.element(count).toHaveTextContent('2 selected');
});

test('a batch change deselects rows that leave the list, also on other pages', async () => {
  await openList('/country/es/companies?isActive=true&sort=name&size=10');
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.selection.getByRole('button', { name: 'Select all 27 matching rows' }).click();
  await expect.element(count).toHaveTextContent('27 selected');
  await list.tool('Deactivate').click();
  await expect.element(page.getByText('27 of 27 deactivated.')).toBeVisible();
  await expect.element(list.selection).not.toBeInTheDocument();
  await expect.element(page.getByText('27 records left this list and are no longer selected')).toBeVisible();
});

test('a partly failed batch change counts all rows that left the list', async () => {
  const main = await openList('/country/es/companies?isActive=true&sort=name&size=10');
  const [, , third = ''] = list.texts('Name');
  const refused = main.records.companies?.find(({ name }) => name === third)?.id;
  main.answer('companies.update', ({ params }, usual) =>
    params.id === refused ? failure('NOT_FOUND') : usual(),
  );
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.selection.getByRole('button', { name: 'Select all 27 matching rows' }).click();
  await expect.element(count).toHaveTextContent('27 selected');
  const reread = Promise.withResolvers<void>();
  main.answer('companies.list', (_asked, usual) => reread.promise.then(usual));
  await list.tool('Deactivate').click();
  await expect.element(page.getByText('26 of 27 deactivated.')).toBeVisible();
  await expect.element(page.getByText('26 records left this list and are no longer selected')).toBeVisible();
  await expect.element(count).toHaveTextContent('1 selected');
  reread.resolve();
});

test('rows that leave by a batch change go at once, also under the pointer', async () => {
  await openList('/country/es/companies?isActive=true&sort=name&size=10');
  const names = list.texts('Name');
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.row(names[4] ?? '').hover();
  focus(list.tool('Deactivate'));
  await press('{Enter}');
  await expect.element(page.getByText('10 of 10 deactivated.')).toBeVisible();
  await expect.poll(() => list.texts('Name').some((name) => names.includes(name))).toBe(false);
  expect(left()).toEqual([]);
  await expect.element(page.getByText(/new companies|new record/)).not.toBeInTheDocument();
});
