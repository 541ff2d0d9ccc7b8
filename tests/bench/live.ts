import { setTimeout as sleep } from 'node:timers/promises';
import { connectToApi } from '../support/apiClient.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { machine, median, report } from './figures.ts';
import { startBench } from './startBench.ts';

/* The page's work for one live update of a list of 300 orders, some of which have changed. */

const runs = 9;
const rowCount = 300;
/** Long enough for polling and rendering, too short for the marks of new rows to expire. */
const refreshMs = 2200;

const { page, api, readMainThread, show, stop } = await startBench({ orders: 5000 });
try {
  const client = await connectToApi(api);
  const [city] = await client.list('/es/cities');
  const path = `/es/cities/${city?.id}/orders`;
  const orders = (await client.list(path)).toSorted((a, b) =>
    String(b.createdAt).localeCompare(String(a.createdAt)),
  );
  const openAgain = async (): Promise<void> => {
    await show('/nowhere');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    // Wait until main notices that the list is gone. Once the list is back, main sends even an unchanged answer.
    await sleep(500);
    await show(`/country/es/city/${city?.id}/orders?size=${rowCount}`);
    await page.locator('[data-row="5"]').waitFor();
    // Wait until rows outside the viewport are rendered and main watches the list.
    await sleep(1500);
  };
  const worked = async (): Promise<number> => {
    const before = await readMainThread();
    await sleep(refreshMs);
    return (await readMainThread()) - before;
  };

  console.log(`Main thread for one refresh; medians of ${runs}; ${machine()}`);
  for (const changes of [0, 5, 50]) {
    const works: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      await openAgain();
      const idle = await worked();
      for (const { id } of orders.slice(0, changes))
        await client.write('PATCH', `${path}/${id}`, { status: run % 2 === 0 ? 'paid' : 'completed' });
      await emitInShell(page, 'pass-time', { seconds: 15 });
      works.push((await worked()) - idle);
    }
    const name = `${changes} rows changed`;
    report('ms', { [name]: median(works.slice(1)) }, { [name]: changes === 0 ? 8 : 16.7 });
  }
} finally {
  await stop();
}
