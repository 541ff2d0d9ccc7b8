import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';

test('what a cell or a title can do shows when it is pointed at', async ({ app }) => {
  const { list } = await openList(app, '/country/es/companies');
  const firstRow = list.grid.getByRole('row').nth(1);

  await test.step('an id can be copied', async () => {
    const id = firstRow.getByRole('gridcell').nth(1);
    const copy = id.getByRole('button', { name: 'Copy' });
    await expect(copy).toBeHidden();
    await id.hover();
    await expect(copy).toBeVisible();
    const whole = await id.getByRole('link').getAttribute('title');
    await copy.click();
    await expect.poll(() => app.clipboardText()).toBe(whole);
    expect(whole).toMatch(new RegExp(`^\\w+${await id.textContent()}$`));
  });

  await test.step('a title offers its filter', async () => {
    const filter = list.grid.getByRole('button', { name: 'Filter Manager name' });
    await expect(filter).toHaveCSS('opacity', '0');
    await list.grid
      .getByRole('columnheader', { name: /^Manager name/ })
      .hover({ position: { x: 20, y: 10 } });
    await expect(filter).toHaveCSS('opacity', '1');
  });
});
