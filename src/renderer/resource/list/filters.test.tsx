import { afterEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { holdsFocus, list, openList, press, pressIn, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const popover = (name: string): Locator => page.getByRole('dialog', { name });
const openFilter = (column: string): Promise<void> =>
  list.grid.getByRole('button', { name: `Filter ${column}` }).click();

test('an opened filter has the focus in its input, also the first time', async () => {
  await openList('/admins?lastName.has=a');
  await page.getByRole('button', { name: 'Last name: a' }).click();
  await expect.element(popover('Last name')).toBeVisible();
  await expect.element(popover('Last name').getByRole('searchbox')).toHaveFocus();
  await press('{Enter}');

  const inputs = [
    ['Email', 'searchbox'],
    ['Country', 'radio'],
  ] as const;
  for (const [column, input] of inputs) {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
    await expect.element(popover(column).getByRole(input).first()).toHaveFocus();
    await press('{Escape}');
  }
});

test('opening a filter does not move the list', async () => {
  await openList('/admins');
  // Not by role: the open filter hides the grid from screen readers.
  const top = (): number | undefined => document.querySelector('[role=grid]')?.getBoundingClientRect().top;
  const before = top();
  await openFilter('Last name');
  await expect.element(popover('Last name').getByRole('searchbox')).toHaveFocus();
  expect(top()).toBe(before);
});

test('filters narrow the list, appear as chips, and can be removed one by one or all at once', async () => {
  await openList('/admins');
  await openFilter('Country');
  await popover('Country').getByRole('radio', { name: 'Spain' }).click();
  await popover('Country').getByRole('button', { name: 'Done' }).click();
  await expect.element(list.chips).toMatchTextContent(/Country: Spain/);
  await expect.element(list.pages).toMatchTextContent(/of 3$/);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: 'Email' }).click();
  await popover('Email').getByRole('searchbox', { name: 'Email' }).fill('ele');
  await press('{Enter}');
  await expect.element(list.chips).toMatchTextContent(/Email: ele/);
  await expect.element(list.pages).toMatchTextContent(/of 1$/);
  expect(routeNow()).toBe('/admins?country=es&email.has=ele');

  await page.getByRole('button', { name: 'Remove filter Country' }).click();
  await expect.element(list.chips).not.toMatchTextContent(/Country/);
  expect(routeNow()).toBe('/admins?email.has=ele');

  await list.search.fill('A');
  await expect.poll(routeNow).toContain('firstName.has=A');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(routeNow).toBe('/admins');
  await expect.element(list.search).toHaveValue('');
  await expect.element(list.pages).toMatchTextContent(/of 5$/);
});

test('lists filter by date and by yes or no; an empty result offers to clear the filters', async () => {
  await openList('/country/es/companies');
  await openFilter('Active');
  await page.getByRole('dialog').getByRole('radio').last().click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(list.pages).toMatchTextContent(/of 3$/);
  await page.getByRole('button', { name: 'Clear all' }).click();

  await openFilter('Created at');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Today/ })
    .click();
  await press('{Escape}');
  await expect.poll(routeNow).toContain('createdAt.preset=today');
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).last().click();
  await expect.element(list.pages).toMatchTextContent(/of 30$/);
});

test('filters can be set by keyboard alone, from a column and by looking up a record', async () => {
  await openList('/country/es/top_filters');
  await pressIn(list.grid.getByRole('button', { name: 'Filter Name' }), '{Enter}');
  await popover('Name').getByRole('searchbox').fill('rosas');
  await press('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(list.search).toHaveValue('rosas');
  await expect.element(list.pages).toMatchTextContent(/1–1 of 1$/);
  await list.search.fill('');
  await expect.element(list.pages).toMatchTextContent(/of 4$/);

  await pressIn(list.grid.getByRole('button', { name: 'Filter Home category' }), '{Enter}');
  const category = popover('Home category').getByRole('combobox');
  await category.fill('Flor');
  await expect.element(page.getByRole('option')).toHaveTextContent('Flores');
  await press('{ArrowDown}{Enter}');
  await expect.element(category).toHaveValue('Flores');
  await press('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(list.chips).toMatchTextContent(/Home category: Flores/);
  await expect.element(list.pages).toMatchTextContent(/of 1$/);
});

test('a chip’s text opens its editor, its cross removes it, and the focus stays nearby', async () => {
  await openList('/admins?country=es&lastName.has=a&isActive=true');
  await page.getByRole('button', { name: 'Country: Spain' }).click();
  await popover('Country').getByRole('radio', { name: 'Ukraine' }).click();
  await popover('Country').getByRole('button', { name: 'Done' }).click();
  const country = page.getByRole('button', { name: 'Country: Ukraine' });
  await expect.element(country).toHaveFocus();
  expect(routeNow()).toContain('country=ua');

  await press('{Enter}');
  await popover('Country').getByRole('button', { name: 'Clear' }).click();
  await expect.element(country).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Last name: a' })).toHaveFocus();

  await page.getByRole('button', { name: 'Remove filter Last name' }).click();
  await expect.poll(routeNow).toBe('/admins?isActive=true');
  expect(holdsFocus(list.chips)).toBe(true);
  await press('{Delete}');
  await expect.poll(routeNow).toBe('/admins');
  await expect.element(list.search).toHaveFocus();
});

test('the filter menu is grouped by topic after the recently used ones, and searchable by letters', async () => {
  await openList('/country/es/companies');
  const box = page.getByRole('combobox', { name: 'Find a filter' });
  const groups = (): string[] =>
    page
      .getByRole('listbox')
      .getByRole('group')
      .elements()
      .map((group) =>
        [group.ariaLabel, ...[...group.querySelectorAll('[role=option]')].map((it) => it.textContent)].join(
          ' ',
        ),
      );
  await press('f');
  await expect.element(box).toHaveFocus();
  expect(groups()).toEqual([
    'Who Name Manager name Email Phone number ID number Website IBAN',
    'When Created at Updated at',
    'State Can edit MOP Active',
    'Other ID Address Description',
  ]);
  await press('{PageDown}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Created at');
  // No match: reported, and Enter selects nothing.
  await box.fill('xyz');
  await press('{Enter}');
  await expect.element(page.getByText('No filter has this name.')).toBeVisible();
  // Matches letters in any case; labels that begin with them come first.
  await box.fill('NAME');
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Name');
  await press('{ArrowDown}{Enter}');
  const input = popover('Manager name').getByRole('searchbox');
  await expect.element(input).toHaveFocus();
  await press('ana{Enter}');
  await expect.poll(routeNow).toBe('/country/es/companies?managerName.has=ana');
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();

  await press('{Enter}cr{Enter}');
  await expect.element(popover('Created at').getByLabelText('From', { exact: true })).toHaveFocus();
  await press('1.2.26{Enter}');
  await expect.poll(routeNow).toContain('createdAt.range=2026-02-01%2C');
  await press('f');
  await expect.element(box).toHaveFocus();
  expect(groups().slice(0, 2)).toEqual([
    'Last used Created at Manager name',
    'Who Name Email Phone number ID number Website IBAN',
  ]);
  await press('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
});
