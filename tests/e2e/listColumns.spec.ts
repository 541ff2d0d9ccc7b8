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

const countryLists = ['companies', 'cities', 'home_categories', 'top_filters', 'app_feedbacks'];
const cityLists = [
  ...['establishments', 'couriers', 'customers', 'orders', 'feedbacks', 'promotions', 'geo_zones'],
  ...['pay-list-establishment', 'pay-list-courier'],
];

interface Measured {
  /** Width in pixels that is scrolled out of view. */
  hidden: number;
  /** Titles that are cut off or take two lines. */
  titles: string[];
  /** Numbers and dates that are cut off. */
  figures: string[];
  /** Cells with a second line, which would also break a word. */
  broken: string[];
  /** Rows with another height than one line. */
  high: number;
}

/** Measures a loaded list; `null` while it is loading. */
const measure = (page: Page): Promise<Measured | null> =>
  page.evaluate(async () => {
    // The columns follow a new window size in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const grid = document.querySelector('[role=grid][aria-busy=false]');
    if (!grid?.querySelector('[data-row="0"]')) return null;
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 4;
    const isBroken = (element: Element): boolean => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const [first, ...others] = [...text.getClientRects()].filter(({ width }) => width > 1);
      return others.some(({ top }) => first && Math.abs(top - first.top) > first.height / 2);
    };
    const textsOf = (elements: Iterable<Element>, isWrong: (element: Element) => boolean): string[] =>
      [...elements].filter(isWrong).map(({ textContent }) => textContent);
    // The titles of images are for screen readers, one pixel wide.
    const titles = [...grid.querySelectorAll('thead button[data-stop] > span')].filter(
      ({ clientWidth }) => clientWidth > 1,
    );
    const cells = [...grid.querySelectorAll('tbody td[data-stop]')];
    const figure = /^[\d\s.,:€%−-]+$|^\d{1,2} \p{L}+\.?( \d{4})?$|^[A-Z]{2}\d{2} … /u;
    return {
      hidden: grid.scrollWidth - grid.clientWidth,
      titles: textsOf(titles, (title) => isCut(title) || isBroken(title)),
      figures: textsOf(cells, isCut).filter((text) => figure.test(text)),
      broken: textsOf(cells, isBroken),
      high: [...grid.querySelectorAll<HTMLElement>('tbody tr')].filter((row) => row.offsetHeight !== 32)
        .length,
    };
  });

/** Less the scroll bar of the list, which the test browser hides. */
const sizes = [
  [1430, 900],
  [1270, 720],
] as const;

for (const locale of ['en_US', 'uk_UA', 'es_ES'])
  test(`all default columns have whole words and figures at 1280 pixels, and fit in one line at 1440, in ${locale}`, async ({
    app,
  }) => {
    const { page } = await openList(app, '/country/es/cities');
    await askMain(page, 'settings.update', { locale });
    const api = await connectToApi(app.api());
    for (const country of ['es', 'ua']) {
      const [city] = await api.list(`/${country}/cities`);
      const routes = [
        ...(country === 'es' ? ['/admins'] : []),
        ...countryLists.map((list) => `/country/${country}/${list}`),
        ...[city?.id, 'all'].flatMap((id) =>
          cityLists.map((list) => `/country/${country}/city/${id}/${list}`),
        ),
      ];
      for (const route of routes) {
        await goTo(page, '/nowhere');
        await expect(page.getByRole('grid')).toHaveCount(0);
        await goTo(page, route);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          // A list in a smaller window scrolls sideways.
          const hidden = width < 1430 ? expect.any(Number) : 0;
          await expect
            .poll(() => measure(page), { message: `${route} in ${locale} at ${width} px`, intervals: [50] })
            .toEqual({ hidden, titles: [], figures: [], broken: [], high: 0 });
        }
      }
    }
  });
