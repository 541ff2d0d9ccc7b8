import { cpus, loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { askMain } from '../support/askMain.ts';
import { startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

const windowCount = 10;
const runs = 15;
const route = '/country/es/cities';
/** What the notices, which are asked for every minute, do in one round. */
const restMs = 65_000;

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const sessionOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

const heapOf = async (page: Page): Promise<number> => {
  const session = await sessionOf(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
};

const openWindow = async (page: Page, path: string): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await askMain(page, 'windows.open', { path });
  const opened = await opening;
  await opened.locator('[data-row="0"]').waitFor();
  return opened;
};

/** When a text stands on the page, on the clock that all pages share. */
const seenAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.body.textContent.includes(wanted)) resolve(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );

let requests = 0;
const { page, api, stop } = await startBench(
  async () => undefined,
  0,
  () => {
    requests += 1;
  },
);
const requestsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  requests = 0;
  await work();
  return requests;
};
try {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await page.locator('[data-row="0"]').waitFor();
  const client = await connectToApi(api);
  const [city] = await client.list('/es/cities');
  const id = String(city?.id);
  const save = async (name: string): Promise<number> => {
    const start = await page.evaluate(() => performance.timeOrigin + performance.now());
    const params = { country: 'es', id };
    await askMain(page, 'api.call', { operation: 'cities.update', params, body: { localName: name } });
    return start;
  };
  const settle = (): Promise<void> => page.waitForTimeout(1500);

  await settle();
  const alone = {
    rest: await requestsDuring(() => page.waitForTimeout(restMs)),
    save: await requestsDuring(async () => {
      await save('Alone');
      await settle();
    }),
    heap: await heapOf(page),
  };
  const others: Page[] = [];
  const opening = await requestsDuring(async () => {
    while (others.length < windowCount - 1) others.push(await openWindow(page, route));
    await settle();
  });
  const together = {
    rest: await requestsDuring(() => page.waitForTimeout(restMs)),
    save: await requestsDuring(async () => {
      await save('Together');
      await settle();
    }),
  };
  const heaps = await Promise.all([page, ...others].map(heapOf));

  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const seen = Promise.all(others.map((other) => seenAt(other, `Name ${run}!`)));
    const start = await save(`Name ${run}!`);
    times.push(Math.max(...(await seen)) - start);
    await page.waitForTimeout(300);
  }
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  console.table({
    'one window': { 'at rest, 65 s': alone.rest, 'after a save': alone.save },
    'ten windows': { 'at rest, 65 s': together.rest, 'after a save': together.save },
  });
  console.log(`Requests to open nine more windows: ${opening}`);
  console.log(
    `Heap of a page: alone ${megabytes(alone.heap)}, of ten at most ${megabytes(Math.max(...heaps))}`,
  );
  const slowest = milliseconds(Math.max(...times));
  console.log(
    `From the save until all ten show it: median ${milliseconds(median(times))}, slowest ${slowest}`,
  );
} finally {
  await stop();
}
