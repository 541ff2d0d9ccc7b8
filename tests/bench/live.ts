import { cpus, loadavg } from 'node:os';
import { connectToApi } from '../support/apiClient.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { watchMainThread } from './mainThread.ts';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median } from './statistics.ts';

const runs = 9;
const rowCount = 300;
/** Long enough for main to ask and for the page to draw, and too short for the marks to be taken away. */
const refreshMs = 2200;

const { page, api, stop } = await startBench(async () => undefined, 5000);
try {
  const readMainThread = await watchMainThread(page);
  const client = await connectToApi(api);
  const [city] = await client.list('/es/cities');
  const path = `/es/cities/${city?.id}/orders`;
  const orders = (await client.list(path)).toSorted((a, b) =>
    String(b.createdAt).localeCompare(String(a.createdAt)),
  );
  const show = async (): Promise<void> => {
    await page.evaluate(() => {
      location.hash = '/nowhere';
    });
    await page.getByRole('grid').waitFor({ state: 'detached' });
    // Main hears that the list is gone; after it comes back it is told also of an answer without news.
    await page.waitForTimeout(500);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `/country/es/city/${city?.id}/orders?size=${rowCount}`);
    await page.locator('[data-row="5"]').waitFor();
    // Rows beyond the view are drawn, and main has heard of the list.
    await page.waitForTimeout(1500);
  };
  const worked = async (waitMs: number): Promise<number> => {
    const before = await readMainThread();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return (await readMainThread()) - before;
  };

  /** The page's work for one answer in which the first so many rows are others; what it does anyway is taken off. */
  const refresh = async (changes: number, run: number): Promise<number> => {
    await show();
    const idle = await worked(refreshMs);
    const status = run % 2 === 0 ? 'paid' : 'completed';
    for (const { id } of orders.slice(0, changes)) await client.write('PATCH', `${path}/${id}`, { status });
    await emitInShell(page, 'pass-time', { seconds: 15 });
    return (await worked(refreshMs)) - idle;
  };

  const figures: Record<string, Record<string, string>> = {};
  for (const changes of [0, 5, 50]) {
    const works: number[] = [];
    for (let run = 0; run <= runs; run += 1) works.push(await refresh(changes, run));
    const counted = works.slice(1);
    const name = `${changes} rows changed`;
    reportFigures('ms', { [name]: median(counted) }, { [name]: changes === 0 ? 8 : 16.7 });
    figures[name] = {
      median: `${median(counted).toFixed(1)} ms`,
      highest: `${Math.max(...counted).toFixed(1)} ms`,
    };
  }
  console.log(
    `Main thread for one refresh of ${rowCount} orders; medians of ${runs}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.table(figures);
} finally {
  await stop();
}
