import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';

test('a column is made wider at its edge, and stays so', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const title = (name: string) =>
    list.grid.getByRole('columnheader').filter({ has: page.getByRole('button', { name, exact: true }) });
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
  expect(await widthOf('ID')).toBe(before + 60);
});
