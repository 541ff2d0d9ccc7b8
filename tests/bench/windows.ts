import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { askMain } from '../support/askMain.ts';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

const windowCount = 10;
const runs = 15;
const route = '/country/es/cities';
/** Covers a round of the notices, which are polled every minute. */
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

/** Prevents `window.open`: tabs opened by a page share its process, windows of the app do not. */
const keepOpened = (): void => {
  const noted = window as unknown as { opened: string[] };
  noted.opened = [];
  window.open = (path) => {
    noted.opened.push(String(path));
    return window;
  };
};

const openWindow = async (page: Page, path: string): Promise<Page> => {
  await askMain(page, 'windows.open', { path });
  const next = await page.waitForFunction(() => (window as unknown as { opened: string[] }).opened.shift());
  const opened = await page.context().newPage();
  await opened.goto(new URL(String(await next.jsonValue()), page.url()).href);
  await opened.locator('[data-row="0"]').waitFor();
  return opened;
};

/** Proportional set size of each process: private memory plus its part of shared memory. */
const processSizes = async (page: Page): Promise<number[]> => {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const found = await session?.send('SystemInfo.getProcessInfo');
  return (found?.processInfo ?? [])
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1];
      return Number(kilobytes) * 1024;
    })
    .sort((one, other) => other - one);
};

/** Time when a text appears on the page, on the clock that all pages share. */
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
const { page, api, stop } = await startBench({
  onRequest: () => {
    requests += 1;
  },
});
const requestsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  requests = 0;
  await work();
  return requests;
};
try {
  await page.context().addInitScript(keepOpened);
  await page.reload();
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
  /** Maximum of five runs, because windows send duplicate requests only by chance. */
  const requestsAfterSave = async (name: string): Promise<number> => {
    const counts: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      counts.push(
        await requestsDuring(async () => {
          await save(`${name} ${turn}`);
          await settle();
        }),
      );
    return Math.max(...counts);
  };

  await settle();
  const alone = {
    rest: await requestsDuring(() => page.waitForTimeout(restMs)),
    save: await requestsAfterSave('Alone'),
    heap: await heapOf(page),
  };
  const others: Page[] = [];
  /** Measures from the save until all other windows show it. */
  const measureSeen = async (): Promise<string> => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const name = `Name ${others.length} ${run}!`;
      const seen = Promise.all(others.map((other) => seenAt(other, name)));
      const start = await save(name);
      times.push(Math.max(...(await seen)) - start);
      await page.waitForTimeout(300);
    }
    return `median ${milliseconds(median(times))}, slowest ${milliseconds(Math.max(...times))}`;
  };
  others.push(await openWindow(page, route));
  const oneSeen = await measureSeen();
  const opening = await requestsDuring(async () => {
    while (others.length < windowCount - 1) others.push(await openWindow(page, route));
    await settle();
  });
  const together = {
    rest: await requestsDuring(() => page.waitForTimeout(restMs)),
    save: await requestsAfterSave('Together'),
  };
  const heaps = await Promise.all([page, ...others].map(heapOf));

  const sizes = await processSizes(page);
  const tenSeen = await measureSeen();
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  reportFigures('MB', { 'heap of a page of ten, at most': Math.max(...heaps) / 2 ** 20 });
  reportFigures('requests', {
    'ten windows at rest, 65 s': together.rest,
    'ten windows after a save': together.save,
  });
  console.table({
    'one window': { 'at rest, 65 s': alone.rest, 'after a save': alone.save },
    'ten windows': { 'at rest, 65 s': together.rest, 'after a save': together.save },
  });
  console.log(`Requests to open eight more windows: ${opening}`);
  console.log(
    `Heap of a page: alone ${megabytes(alone.heap)}, of ten at most ${megabytes(Math.max(...heaps))}`,
  );
  console.log(`Processes of pages, largest first: ${sizes.map(megabytes).join(', ')}`);
  console.log(`From a save until the second window shows it: ${oneSeen}`);
  console.log(`From a save until all ten show it: ${tenSeen}`);
} finally {
  await stop();
}
