import type { CategoryTree } from '#shared/api/categoryTree.ts';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';

test('home categories of a city are put in order by keys, switched off, saved and guarded', async ({
  app,
}) => {
  const { page } = await openList(app, '/country/es/cities');
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}/home_categories_with_filters`;
  const before = await api.read<CategoryTree>(path);
  const [first, second] = before?.treeData ?? [];
  if (!before || !first || !second) throw new Error('The city has too few categories');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'City home categories' })
    .click();
  const row = (title: string) => page.getByRole('group', { name: title, exact: true });
  const box = (title: string) => page.getByRole('checkbox', { name: title, exact: true });
  const titles = () =>
    page
      .getByRole('main')
      .getByRole('checkbox')
      .evaluateAll((all) =>
        all.map((checkbox) => (checkbox as HTMLInputElement).labels?.[0]?.textContent ?? ''),
      );
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await expect.poll(async () => (await titles())[0]).toBe(first.title);
  await expect(save).toBeDisabled();
  await box(first.title).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await titles())[0]).toBe(second.title);
  await expect(row(first.title).locator(':focus')).toHaveCount(1);

  await test.step('undo and redo', async () => {
    await page.keyboard.press('Control+Z');
    await expect.poll(async () => (await titles())[0]).toBe(first.title);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(async () => (await titles())[0]).toBe(second.title);
  });

  await test.step('leaving asks', async () => {
    const here = routeOf(page);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cities' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(routeOf(page)).toBe(here);
    await expect.poll(async () => (await titles())[0]).toBe(second.title);
  });

  const child = second.children?.[0];
  if (!child) throw new Error('The category has no filter');
  const wasChecked = before.checked.includes(child.key);
  await box(child.title).click();
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const after = await api.read<CategoryTree>(path);
  const keys = before.treeData.map(({ key }) => key);
  expect(after?.treeData.map(({ key }) => key)).toEqual([second.key, first.key, ...keys.slice(2)]);
  expect(after?.checked.includes(child.key)).toBe(!wasChecked);

  await goTo(page, '/country/es/cities');
  await page.reload();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'City home categories' })
    .click();
  await expect.poll(async () => (await titles())[0]).toBe(second.title);
  await expect(box(child.title)).toBeChecked({ checked: !wasChecked });
});

test('a save keeps what somebody else saved meanwhile, and shows it', async ({ app }) => {
  const { page } = await openList(app, '/country/es/cities');
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}/home_categories_with_filters`;
  const before = await api.read<CategoryTree>(path);
  const filters = before?.treeData.flatMap(({ children = [] }) => children) ?? [];
  const [mine, theirs] = filters;
  const [first, second] = before?.treeData ?? [];
  if (!before || !mine || !theirs || !first || !second) throw new Error('The city has too few filters');
  const flip = (checked: string[], key: string): string[] =>
    checked.includes(key) ? checked.filter((other) => other !== key) : [...checked, key];
  const box = (title: string) => page.getByRole('checkbox', { name: title, exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'City home categories' })
    .click();
  await box(mine.title).click();
  await expect(save).toBeEnabled();
  await api.write('POST', path, { ...before, checked: flip(before.checked, theirs.key) });
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const after = await api.read<CategoryTree>(path);
  for (const { key } of [mine, theirs]) {
    expect(after?.checked.includes(key)).toBe(!before.checked.includes(key));
  }
  await expect(box(theirs.title)).toBeChecked({ checked: !before.checked.includes(theirs.key) });
  await expect(save).toBeDisabled();

  await test.step('where both moved a row, the person is told', async () => {
    await box(first.title).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(save).toBeEnabled();
    const [, ...rest] = before.treeData;
    await api.write('POST', path, { ...before, treeData: [...rest, first] });
    await save.click();
    await expect(page.getByText(/Somebody else had moved the same rows/)).toBeVisible();
    await expect(save).toBeDisabled();
    const keys = (await api.read<CategoryTree>(path))?.treeData.map(({ key }) => key);
    expect(keys?.slice(0, 2)).toEqual([second.key, first.key]);
  });
});
