import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';

test('typing at the speed of the search results loses no letter', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const text = 'aeioae';
  for (const delay of [252, 264, 276]) {
    await list.search.fill('');
    await expect.poll(() => routeOf(page)).not.toContain('name.has');
    await list.search.focus();
    await page.keyboard.type(text, { delay });
    await expect(list.search, `${delay} ms between the keys`).toHaveValue(text);
    await expect.poll(() => routeOf(page)).toContain(`name.has=${text}`);
    await expect(list.search, `${delay} ms between the keys`).toHaveValue(text);
  }
});
