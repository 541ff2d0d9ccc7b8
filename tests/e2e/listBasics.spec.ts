import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';

const companies = '/country/es/companies';

test('search, sort and page are in the address, and come back with the list', async ({ app }) => {
  const { page, list } = await openList(app, companies);
  await expect(list.pages).toContainText('1–22 of 30');

  await test.step('sort', async () => {
    await list.grid
      .getByRole('columnheader', { name: /^Name/ })
      .getByRole('button', { name: 'Name', exact: true })
      .click();
    await expect(list.grid.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect.poll(() => routeOf(page)).toBe(`${companies}?sort=name`);
    const names = (await (await connectToApi(app.api())).list('/es/companies')).map(({ name }) =>
      String(name),
    );
    const first = [...names].sort()[0] ?? '';
    await expect.poll(async () => (await list.columnTexts('Name'))[0]).toBe(first);
  });

  await test.step('page', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(list.pages).toContainText('23–30 of 30');
    await expect.poll(() => routeOf(page)).toBe(`${companies}?sort=name&page=2`);
    await expect.poll(async () => (await list.columnTexts('Name')).length).toBe(8);
  });

  await test.step('open a record and come back', async () => {
    const before = await list.columnTexts('Name');
    await list
      .row(before[2] ?? '')
      .getByRole('button', { name: 'Open', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before[2] ?? '');
    await page.goBack();
    await expect.poll(() => routeOf(page)).toBe(`${companies}?sort=name&page=2`);
    await expect.poll(() => list.columnTexts('Name')).toEqual(before);
  });

  await test.step('search starts at the first page', async () => {
    await list.search.fill('Panadería');
    await expect(list.pages).toContainText(/1–(\d+) of \1$/);
    await expect.poll(() => routeOf(page)).toContain('name.has=Panader');
    expect(routeOf(page)).not.toContain('page=');
    for (const name of await list.columnTexts('Name')) expect(name).toContain('Panadería');
  });

  await test.step('a restart on that address shows the same', async () => {
    const before = await list.columnTexts('Name');
    await page.reload();
    await expect(list.search).toHaveValue('Panadería');
    await expect.poll(() => list.columnTexts('Name')).toEqual(before);
  });
});

test('rows per page, reload and walking from record to record', async ({ app }) => {
  const { page, list } = await openList(app, `${companies}?sort=name`);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await expect(list.pages).toContainText('1–30 of 30');
  await expect.poll(() => routeOf(page)).toContain('size=50');

  const api = await connectToApi(app.api());
  const names = (await api.list('/es/companies')).map(({ name }) => String(name)).sort();
  const created = await api.write('POST', '/es/companies', {
    name: 'AAA Made elsewhere',
    managerName: 'Somebody',
    email: 'a@b.example',
  });
  await list.tool('Reload').click();
  await expect(list.row('AAA Made elsewhere')).toBeVisible();
  await expect(list.pages).toContainText('of 31');

  await list.row('AAA Made elsewhere').getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => routeOf(page)).toContain(created.id);
  await page.getByRole('button', { name: 'Next record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  await page.getByRole('button', { name: 'Previous record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AAA Made elsewhere');
});

test('walking from record to record goes on over the end of a page, and the list follows', async ({
  app,
}) => {
  const { page, list } = await openList(app, `${companies}?sort=name&size=10`);
  const names = await list.columnTexts('Name');
  await list
    .row(names.at(-1) ?? '')
    .getByRole('button', { name: 'Open', exact: true })
    .click();
  await expect(page.getByText('10 of 30')).toBeVisible();
  await page.getByRole('button', { name: 'Next record' }).click();
  await expect(page.getByText('11 of 30')).toBeVisible();
  const next = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(names).not.toContain(next);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Companies' }).click();
  await expect(list.pages).toContainText('11–20 of 30');
  await expect(list.row(next)).toBeVisible();

  await list.row(next).getByRole('button', { name: 'Open', exact: true }).click();
  await page.keyboard.press('Alt+PageUp');
  await expect(page.getByText('10 of 30')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-1) ?? '');
});
