import type { CategoryTree } from '#shared/api/catalogue.ts';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('home categories of a city are reordered by keyboard, switched off and saved', async ({ app }) => {
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
  await box(first.title ?? '').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await titles())[0]).toBe(second.title);
  const child = second.children?.[0];
  if (!child) throw new Error('The category has no filter');
  const wasChecked = before.checked.includes(child.key);
  const filters = page.getByRole('button', { name: `Filters of ${second.title}`, exact: true });
  await filters.click();
  await box(child.title ?? '').click();
  await save.click();
  const keys = before.treeData.map(({ key }) => key);
  const saved = async () => (await api.read<CategoryTree>(path))?.treeData.map(({ key }) => key);
  await expect.poll(saved).toEqual([second.key, first.key, ...keys.slice(2)]);
  const after = await api.read<CategoryTree>(path);
  expect(after?.checked.includes(child.key)).toBe(!wasChecked);

  // Wait until the page knows about the save: until then leaving asks for confirmation.
  await expect(save.locator('[aria-hidden=true]')).toHaveCount(0);
  await expect(save).toBeDisabled();
  await goTo(page, '/country/es/cities');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.reload();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'City home categories' })
    .click();
  await expect.poll(async () => (await titles())[0]).toBe(second.title);
  await filters.click();
  await expect(box(child.title ?? '')).toBeChecked({ checked: !wasChecked });
});
