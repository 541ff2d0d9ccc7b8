import type { Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('actions of a cell or a title appear on hover', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
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

  await test.step('a column is widened at its edge, permanently', async () => {
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
});

/**
 * The widest lists, with the positions of their text columns: only these may be truncated, in their second
 * line. Pinned names, dates, numbers and statuses may not.
 */
const lists: Readonly<Record<string, readonly number[]>> = {
  '/admins': [4],
  '/country/es/companies': [3, 4],
  '/country/es/city/:city/establishments': [10],
  '/country/es/city/:city/couriers': [4, 9],
  '/country/es/city/:city/orders': [5, 6, 7],
  '/country/es/city/:city/feedbacks': [5, 6, 7, 8],
  '/country/es/app_feedbacks': [3, 4, 7],
  '/country/es/city/:city/promotions': [3],
};

interface Measured {
  /** Width in pixels that is scrolled out of view. */
  hidden: number;
  /** Columns with a truncated cell. */
  cut: number[];
}

/** Measures a loaded list; `null` while it is loading. */
const measure = (page: Page): Promise<Measured | null> =>
  page.evaluate(() => {
    const grid = document.querySelector('[role=grid][aria-busy=false]');
    if (!grid?.querySelector('[data-row="0"]')) return null;
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
      clientHeight > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 8);
    const cells = [...grid.querySelectorAll('tbody td[data-stop]')];
    const cut = cells.filter((cell) => isCut(cell) || [...cell.querySelectorAll(':scope > a')].some(isCut));
    return {
      hidden: grid.scrollWidth - grid.clientWidth,
      cut: [...new Set(cut.map((cell) => Number(cell.getAttribute('aria-colindex')) - 1))],
    };
  });

test('all columns fit at 1440 pixels, and only texts are truncated, in every language', async ({ app }) => {
  const { page } = await openList(app, '/country/es/cities');
  await page.setViewportSize({ width: 1440, height: 900 });
  const [city] = await (await connectToApi(app.api())).list('/es/cities');
  for (const locale of ['en_US', 'uk_UA', 'es_ES'])
    await test.step(locale, async () => {
      await askMain(page, 'settings.update', { locale });
      for (const [route, words] of Object.entries(lists)) {
        await goTo(page, '/nowhere');
        await expect(page.getByRole('grid')).toHaveCount(0);
        await goTo(page, route.replace(':city', city?.id ?? ''));
        const problems = async () => {
          const seen = await measure(page);
          return seen && { hidden: seen.hidden, cut: seen.cut.filter((column) => !words.includes(column)) };
        };
        await expect.poll(problems, `${route} in ${locale}`).toEqual({ hidden: 0, cut: [] });
      }
    });
});
