import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { forcedColourProblems } from '../support/axeProblems.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';
import { allRoutes, visit } from '../support/walk.ts';

/** A window of 1440 × 900 at 200 % and at 400 %. */
const zooms = [
  { width: 720, height: 450 },
  { width: 360, height: 225 },
];

/** Whether one would have to move sideways to read; tables and boards move inside themselves. */
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')].some(
      (part) => part !== null && part.scrollWidth > part.clientWidth,
    ),
  );

/** What moves although the system asks for no motion; a sign that something is under way may. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        return iterations !== Number.POSITIVE_INFINITY && Number(duration) > 10;
      }).length,
  );

test('every screen fits at 200 % and 400 %, can be read in forced colours, and moves nothing where motion is not wanted', async ({
  app,
}) => {
  test.slow();
  const page = await startLoggedIn(app);
  const full = page.viewportSize();
  for (const route of await allRoutes(page)) {
    await visit(page, route);
    expect.soft(await moving(page), `${route} moves`).toBe(0);
    expect.soft(await forcedColourProblems(page), `${route} in forced colours`).toEqual([]);
    for (const zoom of zooms) {
      await page.setViewportSize(zoom);
      await expect.soft.poll(() => isWide(page), `${route} at ${zoom.width} px`).toBe(false);
    }
    if (full) await page.setViewportSize(full);
  }
});
