import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdsFocus, list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

const rowHasFocus = (name: string) => expect.poll(() => holdsFocus(list.row(name))).toBe(true);

/** Keyboard only: each test starts at the fourth row. */
beforeEach(async () => {
  await openList('/country/es/companies?sort=name&size=22');
  await press('/');
  await expect.element(list.search).toHaveFocus();
  await press('{Escape}');
  await press('{Enter}');
  await rowHasFocus('Company 01');
  await press('{ArrowDown}{ArrowDown}{ArrowUp}');
  await rowHasFocus('Company 02');
  await press('{ArrowDown}{ArrowDown}');
  await rowHasFocus('Company 04');
});

afterEach(closeApp);

test('Space selects, Shift selects a range, Escape clears the selection', async () => {
  const count = list.selection.getByRole('status');
  await press(' ');
  await expect.element(list.checkbox('Company 04')).toBeChecked();
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(count).toHaveTextContent('3 selected');
  await press('{Control>}a{/Control}');
  await expect.element(count).toHaveTextContent('22 selected');
  await press('{Escape}');
  await expect.element(list.selection).not.toBeInTheDocument();
});

test('E edits, Ctrl+S saves, and the focus returns to the row', async () => {
  const dialog = page.getByRole('dialog', { name: 'Company 04' });
  await press('e');
  await dialog.getByLabelText('Manager name').fill('Saved by keys');
  await press('{Control>}s{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.row('Company 04')).toMatchTextContent(/Saved by keys/);
  await rowHasFocus('Company 04');
  await press('e');
  await expect.element(dialog.getByLabelText('Manager name')).toHaveValue('Saved by keys');
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await rowHasFocus('Company 04');
});

test('E on a cell edits that field, and Ctrl+Enter saves and edits the next row', async () => {
  const phoneOf = (name: string) =>
    page.getByRole('dialog', { name }).getByRole('textbox', { name: 'Phone number' });
  await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await press('e');
  await expect.element(phoneOf('Company 04')).toHaveFocus();
  await press('+34 600 000 004');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(phoneOf('Company 05')).toHaveFocus();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(phoneOf('Company 06')).toHaveFocus();
  await press('+34 600 000 006');
  await press('{Control>}s{/Control}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await rowHasFocus('Company 06');
  await expect.element(list.row('Company 04')).toMatchTextContent(/\+34 600 000 004/);
  await expect.element(list.row('Company 06')).toMatchTextContent(/\+34 600 000 006/);
});

test('the step to the next record stays at a refused record, and is missing at the last one', async () => {
  const dialog = page.getByRole('dialog', { name: 'Company 22' });
  const onward = page.getByRole('button', { name: 'Next record' });
  await press('{Control>}{End}{/Control}{ArrowUp}e');
  const name = page
    .getByRole('dialog', { name: 'Company 21' })
    .getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('');
  await onward.click();
  await expect.element(page.getByText('Required: Name')).toBeVisible();
  await name.fill('Company 21 b');
  await onward.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(onward).not.toBeInTheDocument();
});

test('Delete asks, and Escape changes nothing', async () => {
  await press('{Delete}');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/Company 04/);
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await rowHasFocus('Company 04');
});

test('P opens the peek, J moves to the next row, ? shows the shortcuts', async () => {
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await press('p');
  await expect.element(peek).toMatchTextContent(/Company 04/);
  await press('j');
  await expect.element(peek).toMatchTextContent(/Company 05/);
  await press('p');
  await expect.element(peek).not.toBeInTheDocument();
  await press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(shortcuts).toMatchTextContent(/Quick edit/);
  await press('{Escape}');
  await expect.element(shortcuts).not.toBeInTheDocument();
});

test('Enter opens a record, and going back returns to its row', async () => {
  await press('{Control>}{Home}{/Control}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Company 02');
  expect(routeNow()).toBe('/country/es/companies/co00000000000002');
  window.history.back();
  await rowHasFocus('Company 02');
});
