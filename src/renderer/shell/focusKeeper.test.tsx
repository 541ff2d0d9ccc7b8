import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { useSessionStore } from '../stores/session.ts';
import { holdsFocus, list, openList, press, pressCopy } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import { field, fieldElement, gridShown, openSlots } from '../testing/sampleSlots.ts';

afterEach(() => {
  closeApp();
});

const companies = '/country/es/companies?sort=name';
const record = '/country/es/companies/co00000000000001';
const form = page.getByRole('main');
const rowHasFocus = (name: string) => expect.poll(() => holdsFocus(list.row(name))).toBe(true);

const openAt = async (name: string) => {
  const main = await openList(companies);
  await list.row(name).getByRole('gridcell').nth(3).click();
  await rowHasFocus(name);
  return main;
};

const openRowMenu = async (): Promise<void> => {
  const { activeElement } = document;
  activeElement?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('menu')).toBeVisible();
};

test('the row menu returns the focus to its row', async () => {
  await openAt('Company 04');
  await openRowMenu();
  await press('{ArrowDown}');
  await press('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await rowHasFocus('Company 04');
  await openRowMenu();
  await page.getByRole('menuitem', { name: 'Peek' }).click();
  await expect.element(page.getByRole('complementary', { name: 'Peek' })).toBeVisible();
  await rowHasFocus('Company 04');
  await press('{ArrowDown}');
  await rowHasFocus('Company 05');
});

test('an answered confirmation returns the focus', async () => {
  await openAt('Company 04');
  await press('{Delete}');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press('{Escape}');
  await rowHasFocus('Company 04');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Undo in a toast returns the focus to the list', async () => {
  const main = await openAt('Company 04');
  main.answerRoute('api.defer', () => success({ deferredId: 'later' }));
  main.answerRoute('api.cancelDeferred', () => success({ cancelled: true }));
  await press('{Delete}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect.element(list.row('Company 04')).toBeVisible();
  await expect.poll(() => list.grid.element().contains(document.activeElement)).toBe(true);
});

test('an opened record has the focus: Tab moves to its first field, and a letter changes nothing', async () => {
  await openAt('Company 04');
  await press('{Enter}');
  await expect.element(form.getByLabelText('Manager name')).toHaveValue('Manager 4');
  await expect.poll(() => document.activeElement?.tagName).toBe('FORM');
  await press('x');
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  await press('{Tab}');
  await expect.element(form.getByLabelText('Name', { exact: true })).toHaveFocus();
});

test('a new record focuses its first field', async () => {
  await openApp('/country/es/companies/new');
  await expect.element(form.getByLabelText('Name', { exact: true })).toHaveFocus();
});

test('a page without a form gets the focus when the clicked link disappears', async () => {
  await openApp('/admins/ad00000000000001');
  await expect.element(form.getByLabelText('First name')).toBeVisible();
  const toList = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Administrators' });
  (toList.element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.element(list.grid).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('logging in again returns the focus to the field', async () => {
  const main = await openApp(record);
  const manager = form.getByLabelText('Manager name');
  await manager.fill('Typed');
  const { user } = useSessionStore.getState().session;
  const session = { user, keychainProblem: null };
  main.notify('session.changed', { ...session, status: 'loggedOut', user: null, expired: true } as never);
  const dialog = page.getByRole('alertdialog', { name: 'Log in again' });
  await dialog.getByLabelText('Password', { exact: true }).click();
  main.notify('session.changed', { ...session, status: 'loggedIn', expired: false } as never);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(manager).toHaveFocus();
});

test('a click outside any control blurs the focused field', async () => {
  await openApp(record);
  await form.getByLabelText('Manager name').click();
  await page.getByRole('heading', { name: 'Company 01' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('page');
});

test('a click on a text of an open panel keeps the focus in the panel', async () => {
  await openList(companies);
  const columns = list.tool('Columns');
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await columns.click();
  await expect.element(panel).toBeVisible();
  await panel.click({ position: { x: 3, y: 3 } });
  expect(panel.element().contains(document.activeElement)).toBe(true);
  await press('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(columns).toHaveFocus();
});

test('a dialog returns the focus to the element that opened it, not to an earlier one', async () => {
  await openSlots();
  await gridShown();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByText(/up to date/).click();
  await press('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toHaveFocus();
  await field(3, 10).click();
  await expect.element(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await press('{Escape}');
  await expect.poll(() => document.activeElement).toBe(fieldElement(3, 10));
});

test('Ctrl+C on a cell copies its text', async () => {
  await openAt('Company 04');
  expect(await pressCopy()).toBe('Manager 4');
});
