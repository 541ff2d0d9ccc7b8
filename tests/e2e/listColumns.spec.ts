import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';

test('columns are shown, moved, pinned and reset; the choice outlives the window', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const usual = await list.columnTitles();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  const shown = (name: string) => panel.getByRole('checkbox', { name, exact: true });

  await list.tool('Columns').click();
  await expect(shown('Website')).not.toBeChecked();
  await shown('Website').click();
  await shown('IBAN').click();
  await panel.getByRole('button', { name: 'Move Name down' }).click();
  await panel.getByRole('button', { name: 'Pin Email' }).click();
  await panel.getByRole('radio', { name: 'Compact' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const changed = await list.columnTitles();
  expect(changed).toContain('Website');
  expect(changed).not.toContain('IBAN');
  expect(changed.indexOf('Email')).toBe(1);
  expect(changed.indexOf('Manager name')).toBeLessThan(changed.indexOf('Name'));
  const rowHeight = async (): Promise<number> =>
    (await list.grid.getByRole('row').nth(1).boundingBox())?.height ?? 0;
  expect(await rowHeight()).toBe(28);

  await page.reload();
  await expect(list.grid.getByRole('row').nth(1)).toBeVisible();
  expect(await list.columnTitles()).toEqual(changed);
  expect(await rowHeight()).toBe(28);

  await list.tool('Columns').click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => list.columnTitles()).toEqual(usual);
  expect(await rowHeight()).toBe(36);
});

test('a column is moved by its title, and made wider at its edge', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const title = (name: string) =>
    list.grid.getByRole('columnheader').filter({ has: page.getByRole('button', { name, exact: true }) });
  await title('Email').dragTo(title('Name'), { targetPosition: { x: 20, y: 10 } });
  await expect
    .poll(async () => (await list.columnTitles()).slice(1, 5))
    .toEqual(['ID', 'Email', 'Name', 'Manager name']);

  const widthOf = async (name: string): Promise<number> => (await title(name).boundingBox())?.width ?? 0;
  const before = await widthOf('ID');
  const box = await title('ID').boundingBox();
  if (!box) throw new Error('The column has no place on the screen');
  await page.mouse.move(box.x + box.width, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 60, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf('ID')).toBe(before + 60);

  await page.reload();
  await expect(list.grid.getByRole('row').nth(1)).toBeVisible();
  expect((await list.columnTitles()).slice(1, 4)).toEqual(['ID', 'Email', 'Name']);
  expect(await widthOf('ID')).toBe(before + 60);
});
