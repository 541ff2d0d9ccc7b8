import { measureRefreshes } from './measureRefreshes.ts';

const rowCount = 300;

await measureRefreshes({
  nameOf: (changes) => `${changes} rows changed`,
  aimOf: (changes) => (changes === 0 ? 8 : 16.7),
  open: async ({ orders }) =>
    orders.toSorted((a, b) => String(b.createdAt).localeCompare(String(a.createdAt))),
  show: async ({ page, city }) => {
    await page.evaluate(() => {
      location.hash = '/nowhere';
    });
    await page.getByRole('grid').waitFor({ state: 'detached' });
    // Wait until main notices that the list is gone. Once the list is back, main sends even an unchanged
    // answer.
    await page.waitForTimeout(500);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `/country/es/city/${city}/orders?size=${rowCount}`);
    await page.locator('[data-row="5"]').waitFor();
    // Wait until rows outside the viewport are rendered and main watches the list.
    await page.waitForTimeout(1500);
  },
  statusOf: (_index, run) => (run % 2 === 0 ? 'paid' : 'completed'),
});
