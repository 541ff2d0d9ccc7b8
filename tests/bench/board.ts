import { cpus, loadavg } from 'node:os';
import { underWayStatuses } from '#shared/domain/orderPlan.ts';
import { connectToApi } from '../support/apiClient.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { watchMainThread } from './mainThread.ts';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median } from './statistics.ts';

const runs = 9;
const orderCount = 300;
/** Long enough for main to ask and for the page to draw. */
const refreshMs = 2200;

const { page, api, stop } = await startBench(async () => undefined, 5000);
try {
  const readMainThread = await watchMainThread(page);
  const client = await connectToApi(api);
  const [city] = await client.list('/es/cities');
  const path = `/es/cities/${city?.id}/orders`;
  const orders = (await client.list(path)).slice(0, orderCount);
  const setStatus = (id: string, status: string): Promise<unknown> =>
    client.write('PATCH', `${path}/${id}`, { status });
  for (const [index, { id }] of orders.entries())
    await setStatus(id, underWayStatuses[index % underWayStatuses.length] ?? 'paid');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/country/es/city/${city?.id}/orders_now`);
  await page.locator('[data-order]').first().waitFor();
  await page.waitForTimeout(2000);
  const worked = async (waitMs: number): Promise<number> => {
    const before = await readMainThread();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return (await readMainThread()) - before;
  };

  /** The page's work for one answer in which so many orders have moved on; what it does anyway is taken off. */
  const refresh = async (changes: number, run: number): Promise<number> => {
    const idle = await worked(refreshMs);
    for (const [index, { id }] of orders.slice(0, changes).entries())
      await setStatus(id, underWayStatuses[(index + run) % underWayStatuses.length] ?? 'paid');
    await emitInShell(page, 'pass-time', { seconds: 15 });
    return (await worked(refreshMs)) - idle;
  };

  const figures: Record<string, Record<string, string>> = {};
  for (const changes of [0, 5, 50]) {
    const works: number[] = [];
    for (let run = 0; run <= runs; run += 1) works.push(await refresh(changes, run));
    const counted = works.slice(1);
    const name = `${changes} of ${orderCount} orders changed`;
    reportFigures('ms', { [name]: median(counted) }, { [name]: 8 });
    figures[name] = {
      median: `${median(counted).toFixed(1)} ms`,
      highest: `${Math.max(...counted).toFixed(1)} ms`,
    };
  }
  console.log(`${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  console.table(figures);
} finally {
  await stop();
}
