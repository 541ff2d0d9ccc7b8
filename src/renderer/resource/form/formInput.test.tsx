import { afterEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { choose, list, openList, openNew, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const topFilters = '/country/es/top_filters';
const options = page.getByRole('option');

describe('leaving a reference field keeps only a typed or selected value', () => {
  const openReference = async (): Promise<Locator> => {
    await openList(topFilters);
    return (await openNew('New top filter')).getByLabelText('Home category', { exact: true });
  };
  const openWithFlores = async (): Promise<Locator> => {
    const category = await openReference();
    await category.fill('Flor');
    await expect.element(options).toHaveTextContent('Flores');
    await press('{Tab}');
    await expect.element(category).toHaveValue('Flores');
    return category;
  };

  test('opening the list selects nothing', async () => {
    const category = await openReference();
    await category.click();
    await expect.element(options.first()).toBeVisible();
    await press('{Tab}');
    await expect.element(options).not.toBeInTheDocument();
    await expect.element(category).toHaveValue('');
    await expect.element(page.getByText('Required: Home category')).toBeVisible();
  });

  test('typing selects a value, and emptying a required field restores it', async () => {
    const category = await openWithFlores();
    await category.fill('');
    await expect.element(options.first()).toBeVisible();
    await press('{Tab}');
    await expect.element(category).toHaveValue('Flores');
  });

  test('typing an unknown name selects nothing', async () => {
    const category = await openWithFlores();
    await category.fill('Floresta');
    await expect.element(page.getByRole('option', { name: 'Nothing found' })).toBeVisible();
    await press('{Tab}');
    await expect.element(category).toHaveValue('Flores');
  });

  test('arrow keys select a value', async () => {
    const category = await openWithFlores();
    (category.element() as HTMLElement).focus();
    await press('{ArrowDown}');
    await expect.element(category).toHaveAttribute('aria-expanded', 'true');
    await press('{Home}');
    await press('{Tab}');
    await expect.element(category).toHaveValue('Bocadillos');
  });
});

test('an optional reference can be cleared by keyboard', async () => {
  await openList(topFilters);
  await list.grid.getByRole('button', { name: 'Filter Home category' }).click();
  const category = page.getByRole('combobox', { name: 'Home category' });
  await category.fill('Flores');
  await page.getByRole('option', { name: 'Flores' }).click();
  await expect.element(category).toHaveValue('Flores');
  await expect.poll(routeNow).toContain('countryHomeCategoryId');
  await press('{Control>}a{/Control}{Delete}{Tab}');
  await expect.element(category).toHaveValue('');
  await expect.poll(routeNow).not.toContain('countryHomeCategoryId');
});

test('the button of a reference is labelled in the language of the app', async () => {
  await openList(topFilters);
  const dialog = await openNew('New top filter');
  await expect.element(dialog.getByRole('button', { name: 'Show choices' })).toBeVisible();
  await press('{Escape}');
  await choose('Language', 'Español');
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Mostrar opciones' }))
    .toBeVisible();
});

test('the record of a reference field opens in its own window', async () => {
  const main = await openList(topFilters);
  await list.row('Rosas').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rosas' });
  await dialog.getByRole('button', { name: 'Open Home category' }).click();
  const category = main.records.topFilters?.find(({ name }) => name === 'Rosas')?.countryHomeCategoryId;
  expect(main.requests).toContainEqual({
    route: 'windows.open',
    payload: { path: `/country/es/home_categories/${category}` },
  });
  await expect.element(dialog).toBeVisible();
});

test('a dialog focuses its first field, and returns the focus on closing', async () => {
  await openList('/country/es/cities');
  const dialog = await openNew('New city');
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveFocus();
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add new' })).toHaveFocus();

  await list.row('Bilbao').getByRole('button', { name: 'Quick edit' }).click();
  await expect.element(page.getByRole('dialog').getByLabelText('Name', { exact: true })).toHaveFocus();
  await press('{Escape}');
  await expect.poll(() => list.row('Bilbao').element().contains(document.activeElement)).toBe(true);
});

test('surrounding spaces are not saved', async () => {
  const main = await openList('/admins');
  const dialog = await openNew('New administrator');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabelText('First name').fill('   ');
  await dialog.getByLabelText('Email').fill('eva@backoffice.example');
  await save.click();
  await expect.element(dialog.getByText('Required: First name')).toBeVisible();
  expect(main.callsOf('admins.create')).toEqual([]);

  await dialog.getByLabelText('First name').fill('  Eva ');
  await dialog.getByLabelText('Last name').fill(' Espacio  ');
  await dialog.getByLabelText('Phone').fill(' +34 600 000 000 ');
  await dialog.getByLabelText('Country').selectOptions('es');
  await save.click();
  await expect.element(list.row('eva@backoffice.example')).toBeVisible();
  expect(main.callsOf('admins.create').map(({ body }) => body)).toEqual([
    {
      firstName: 'Eva',
      lastName: 'Espacio',
      email: 'eva@backoffice.example',
      phone: '+34 600 000 000',
      country: 'es',
      role: 'Admin',
      isActive: false,
    },
  ]);
});

test('a refusal of the server is shown at its field, with a summary above the form', async () => {
  const main = await openList('/admins');
  const taken = 'Another administrator uses this email';
  main.answer('admins.create', () => failure('VALIDATION', 422, 'Not valid', { email: taken }));
  const dialog = await openNew('New administrator');
  await dialog.getByLabelText('First name').fill('Eva');
  await dialog.getByLabelText('Last name').fill('Doble');
  await dialog.getByLabelText('Country').selectOptions('ua');
  const email = dialog.getByLabelText('Email');
  await email.fill('ana@backoffice.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(taken));
  await expect.element(email).toHaveFocus();
  expect(dialog.getByText(taken).elements()).toHaveLength(1);
  await expect.element(dialog.getByText('Check the marked fields')).toBeVisible();
  await email.fill('eva.doble@backoffice.example');
  await expect.element(dialog.getByText('Check the marked fields')).not.toBeInTheDocument();
});

test('amounts are read with the group separators of the language', async () => {
  await openApp('/country/es/settings');
  const fee = page.getByLabelText('Free delivery order price');
  await fee.fill('1,234.50');
  await press('{Tab}');
  await expect.element(fee).toHaveValue('1234.50');
  await fee.fill('10000000');
  await press('{Tab}');
  await expect.element(page.getByText('More than 9,999,999.99 is unusual')).toBeVisible();
});

test('a select is not wider than its column, even with long options', async () => {
  await page.viewport(1280, 800);
  await openApp('/country/es/city/ci00000000000001/couriers/cu00000000000001', {
    settings: { locale: 'uk_UA' },
  });
  await expect.element(page.getByLabelText('Статус', { exact: true })).toBeVisible();
  const selects = [...document.querySelectorAll<HTMLElement>('main [data-field] select')];
  expect(selects.length).toBeGreaterThan(0);
  for (const select of selects) {
    const field = select.closest('[data-field]')?.getBoundingClientRect();
    expect(select.getBoundingClientRect().right).toBeLessThanOrEqual(field?.right ?? Number.NaN);
  }
});

test('inputs of one row are aligned, even if their labels have different numbers of lines', async () => {
  await openApp('/admins/new');
  const form = page.getByRole('main');
  await expect.element(form.getByLabelText('First name')).toBeVisible();
  const [first, last] = ['First name', 'Last name'].map((name) => form.getByLabelText(name).element());
  const topOf = (input: Element | undefined): number => input?.getBoundingClientRect().top ?? 0;
  const before = topOf(first);
  form.getByText('Last name', { exact: true }).element().textContent = 'A name of many words '.repeat(9);
  expect(topOf(last)).toBeGreaterThan(before);
  expect(topOf(first)).toBe(topOf(last));
});

test('a dialog with many fields has the headings of the page, and leaves the page visible around it', async () => {
  await openList('/country/es/city/ci00000000000001/establishments');
  const dialog = await openNew('New establishment');
  await expect
    .element(dialog.getByRole('group', { name: 'Availability' }).getByLabelText('Stopped'))
    .toBeVisible();
  const seenAround = (): number => {
    const { top, bottom } = dialog.element().getBoundingClientRect();
    return Math.min(top, window.innerHeight - bottom);
  };
  await expect.poll(seenAround).toBeGreaterThanOrEqual(24);
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  closeApp();
  await openList('/country/es/companies');
  const few = await openNew('New company');
  await expect.element(few.getByLabelText('IBAN')).toBeVisible();
  await expect.element(few.getByRole('group', { name: 'Company' })).not.toBeInTheDocument();
});
