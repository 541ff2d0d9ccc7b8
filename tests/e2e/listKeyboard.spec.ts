import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';

test('a list is used without a mouse', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies?sort=name');
  const names = await list.columnTexts('Name');
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const count = list.selection.getByRole('status');

  await test.step('/ searches, Enter goes on to the rows', async () => {
    await press('/');
    await expect(list.search).toBeFocused();
    await press('Escape');
    await press('Enter');
    await expect(list.row(names[0] ?? '').locator(':focus')).toHaveCount(1);
  });

  await test.step('arrows move, Space selects, Shift makes a range', async () => {
    await press('ArrowDown');
    await press('ArrowDown');
    await press('ArrowUp');
    await press('Space');
    await expect(list.checkbox(names[1] ?? '')).toBeChecked();
    await press('Shift+ArrowDown');
    await press('Shift+ArrowDown');
    await expect(count).toHaveText('3 selected');
    await press('Control+A');
    await expect(count).toHaveText('22 selected');
    await press('Escape');
    await expect(list.selection).toBeHidden();
  });

  await test.step('E edits, Ctrl+S saves, and the focus comes back to the row', async () => {
    await press('e');
    const dialog = page.getByRole('dialog', { name: names[3] ?? '' });
    await dialog.getByLabel('Manager name').fill('Saved by keys');
    await press('Control+s');
    await expect(dialog).toBeHidden();
    await expect(list.row(names[3] ?? '')).toContainText('Saved by keys');
    await press('e');
    await expect(dialog.getByLabel('Manager name')).toHaveValue('Saved by keys');
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(list.row(names[3] ?? '').locator(':focus')).toHaveCount(1);
  });

  await test.step('Delete asks, and Escape leaves everything as it was', async () => {
    await press('Delete');
    await expect(page.getByRole('alertdialog')).toContainText(names[3] ?? '');
    await press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(list.row(names[3] ?? '').locator(':focus')).toHaveCount(1);
  });

  await test.step('P peeks, J walks on', async () => {
    await press('p');
    const peek = page.getByRole('complementary', { name: 'Peek' });
    await expect(peek).toContainText(names[3] ?? '');
    await press('j');
    await expect(peek).toContainText(names[4] ?? '');
    await press('p');
    await expect(peek).toBeHidden();
  });

  await test.step('? explains', async () => {
    await press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Quick edit');
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('Enter opens, and going back comes to the same row', async () => {
    await press('Control+Home');
    await press('ArrowDown');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
    const company = (await (await connectToApi(app.api())).list('/es/companies')).find(
      ({ name }) => name === names[1],
    );
    expect(routeOf(page)).toBe(`/country/es/companies/${company?.id}`);
    await page.goBack();
    await expect(list.row(names[1] ?? '').locator(':focus')).toHaveCount(1);
  });
});
