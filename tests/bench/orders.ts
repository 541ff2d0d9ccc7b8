import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { watchMainThread } from './mainThread.ts';
import { type MeasuredList, measureRoute, runs, type Timing } from './measureList.ts';
import { reportFigures } from './reportFigures.ts';
import { createCompanies, startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

const row = ({ total, fromData, work }: Timing) => ({
  'until painted': milliseconds(total),
  'data to painted': milliseconds(fromData),
  'main thread': milliseconds(work),
});

/** Measures from clicking an order's id until its receipt is painted, each time with another order. */
const measureRecord = async (page: Page, list: string): Promise<number[]> => {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, list);
    await page.locator(`[data-row="${run}"] a`).first().waitFor();
    await page.waitForTimeout(300);
    const { total } = await page.evaluate(
      (index) =>
        window.bench.paintedAfter(
          () => document.querySelector<HTMLElement>(`[data-row="${index}"] a`)?.click(),
          () => document.querySelector('main h2') !== null,
        ),
      run,
    );
    times.push(total);
  }
  return times.slice(1);
};

/** Time of the page's first content paint. The browser buffers the entry, so it can be read later. */
const contentPaintedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (list: PerformanceObserverEntryList): void => {
          for (const entry of list.getEntries()) {
            const { element } = entry as PerformanceEntry & { element: Element | null };
            if (element?.closest('main')) resolve(performance.timeOrigin + entry.startTime);
          }
        };
        new PerformanceObserver(look).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Measures from the click until the courier's name is painted in a new window. */
const measureWindow = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const opening = page.context().waitForEvent('page');
    const start = await page.evaluate(() => {
      const ofCourier = document.querySelector<HTMLElement>('main dl a[href*="/couriers/"]');
      const now = performance.timeOrigin + performance.now();
      ofCourier?.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true, cancelable: true }));
      return now;
    });
    const other = await opening;
    times.push((await contentPaintedAt(other)) - start);
    await other.close();
    await page.waitForTimeout(500);
  }
  return times.slice(1);
};

const { page, stop } = await startBench({ prepare: createCompanies, orders: 5000 });
try {
  const read = await watchMainThread(page);
  await page.evaluate(() => {
    location.hash = '/country/es/companies';
  });
  const href = await page.locator('nav a[href$="/orders"]').getAttribute('href');
  const orders: MeasuredList = {
    route: (href ?? '').replace(/^.*#/, ''),
    fields: ['createdAt', 'deliveryMethod', 'status', 'orderTotal', 'paidAt'],
  };
  const timings: Record<string, Timing> = {};
  // Alternate, so that a busy machine slows down both. Change the size, so that no query hits the cache.
  for (const size of [1000, 999, 998]) {
    timings[`companies, ${size} rows`] = await measureRoute(page, read, size);
    timings[`orders, ${size} rows`] = await measureRoute(page, read, size, orders);
  }
  const records = await measureRecord(
    page,
    `${orders.route}?status.any=completed&deliveryMethod.any=delivery`,
  );
  console.log(`Medians of ${runs}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  console.table(Object.fromEntries(Object.entries(timings).map(([name, timing]) => [name, row(timing)])));
  const ofThree = (list: string): number =>
    median([1000, 999, 998].map((size) => timings[`${list}, ${size} rows`]?.work ?? Number.NaN));
  reportFigures(
    'times',
    { 'orders to companies, main thread': ofThree('orders') / ofThree('companies') },
    {
      'orders to companies, main thread': 1.2,
    },
  );
  console.log(`An order, from the click until painted: ${milliseconds(median(records))}`);
  const window = median(await measureWindow(page));
  console.log(`Its courier in a second window: ${milliseconds(window)}`);
  reportFigures(
    'ms',
    { 'an order, click to painted': median(records), 'a second window': window },
    { 'an order, click to painted': 150, 'a second window': 400 },
  );
} finally {
  await stop();
}
