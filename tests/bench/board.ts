import { underWayStatuses } from '#shared/rules/orderPlan.ts';
import { measureRefreshes } from './measureRefreshes.ts';

const orderCount = 300;
const statusAt = (index: number): string => underWayStatuses[index % underWayStatuses.length] ?? 'paid';

await measureRefreshes({
  nameOf: (changes) => `${changes} of ${orderCount} orders changed`,
  aimOf: () => 8,
  open: async ({ page, city, orders, setStatus }) => {
    const underWay = orders.slice(0, orderCount);
    for (const [index, { id }] of underWay.entries()) await setStatus(id, statusAt(index));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `/country/es/city/${city}/orders_now`);
    await page.locator('[data-order]').first().waitFor();
    await page.waitForTimeout(2000);
    return underWay;
  },
  statusOf: (index, run) => statusAt(index + run),
});
