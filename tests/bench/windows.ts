import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { askMain } from '../support/askMain.ts';
import { machine, median, report } from './figures.ts';
import { startBench } from './startBench.ts';

const windowCount = 10;
const runs = 15;
const route = '/country/es/cities';
/** Covers a round of the notices, which are polled every minute. */
const restMs = 65_000;

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
const { page, api, show, stop } = await startBench({
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
  await show(route);
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
  const measureSeen = async (): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const name = `Name ${others.length} ${run}!`;
      const seen = Promise.all(others.map((other) => seenAt(other, name)));
      const start = await save(name);
      times.push(Math.max(...(await seen)) - start);
      await page.waitForTimeout(300);
    }
    return median(times);
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
  console.log(`Medians of ${runs}; ${machine()}`);
  report('MB', {
    'heap of a page, alone': alone.heap / 2 ** 20,
    'heap of a page of ten, at most': Math.max(...heaps) / 2 ** 20,
    'largest process of a page': (sizes[0] ?? Number.NaN) / 2 ** 20,
  });
  // The aim is as many as one window needs.
  report(
    'requests',
    { 'ten windows at rest, 65 s': together.rest, 'ten windows after a save': together.save },
    { 'ten windows at rest, 65 s': alone.rest, 'ten windows after a save': alone.save },
  );
  report('requests', { 'opening eight more windows': opening });
  report('ms', { 'a save until the second window shows it': oneSeen });
  report('ms', { 'a save until all ten show it': tenSeen }, { 'a save until all ten show it': 300 });
} finally {
  await stop();
}
