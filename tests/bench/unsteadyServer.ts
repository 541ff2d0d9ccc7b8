import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { askMain } from '../support/askMain.ts';
import { report } from './figures.ts';
import { startBench } from './startBench.ts';

const windowCount = 10;
const minuteMs = 60_000;
const flapMs = 5000;
/** Live updates of all windows together. */
const aim = 40;
const lists = ['orders', 'couriers', 'establishments', 'customers', 'feedbacks', 'promotions'];

let times: number[] = [];
const { page, api, show, stop } = await startBench({
  orders: 1500,
  cities: 5,
  onRequest: () => times.push(performance.now()),
});

const openList = async (from: Page, path: string): Promise<void> => {
  const [opened] = await Promise.all([
    from.context().waitForEvent('page'),
    askMain(from, 'windows.open', { path }),
  ]);
  await opened.locator('[data-row="0"]').waitFor();
};

/** Most requests in any minute of the work. */
const mostPerMinute = async (work: () => Promise<unknown>): Promise<number> => {
  times = [];
  await work();
  return Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + minuteMs).length));
};
const refuse = (): Promise<void> => api.setFault({ match: 'GET /api/v1', fault: 'status=503' });

try {
  const client = await connectToApi(api);
  const cities = await client.list('/es/cities');
  const paths = cities.flatMap(({ id }) => lists.map((list) => `/country/es/city/${id}/${list}`));
  const [own = '', ...others] = paths.slice(0, windowCount);
  for (const path of others) await openList(page, path);
  await show(own);
  await page.locator('[data-row="0"]').waitFor();
  await sleep(flapMs);

  const steady = await mostPerMinute(() => sleep(minuteMs));
  const refused = await mostPerMinute(async () => {
    await refuse();
    await sleep(minuteMs);
  });
  const flapping = await mostPerMinute(async () => {
    for (let passed = 0; passed < minuteMs; passed += 2 * flapMs) {
      await api.clearFaults();
      await sleep(flapMs);
      await refuse();
      await sleep(flapMs);
    }
  });
  await api.clearFaults();
  const back = await mostPerMinute(() => sleep(minuteMs));

  const figures = { steady, 'answers 503': refused, 'up and down every 5 s': flapping, 'back again': back };
  console.log(`Most requests per minute of ${windowCount} windows with live lists:`);
  report('requests', figures, { steady: aim, 'answers 503': aim, 'up and down every 5 s': aim });
} finally {
  await stop();
}
