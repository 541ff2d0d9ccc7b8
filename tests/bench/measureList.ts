import type { Page } from '@playwright/test';
import { median } from './figures.ts';
import type { ScrollResult } from './pageProbe.ts';
import type { Bench } from './startBench.ts';

type ReadMainThread = Bench['readMainThread'];

export interface Timing {
  total: number;
  /** Processor time of the page's main thread. */
  work: number;
}

export const runs = 9;

const list = '/country/es/companies';
/** Each run sorts differently, because a repeated query is answered from the cache. */
const orders = ['name', 'managerName', 'email', 'phoneNumber', 'idNumber'].flatMap((field) => [
  field,
  `-${field}`,
]);

const timed = async (read: ReadMainThread, act: () => Promise<number>): Promise<Timing> => {
  const before = await read();
  const total = await act();
  return { total, work: (await read()) - before };
};

/** Excludes the first run, which loads modules. */
const repeat = async (act: (order: string, run: number) => Promise<Timing>): Promise<Timing> => {
  const timings: Timing[] = [];
  for (const [run, order] of orders.entries()) timings.push(await act(order, run));
  const counted = timings.slice(1, 1 + runs);
  return {
    total: median(counted.map(({ total }) => total)),
    work: median(counted.map(({ work }) => work)),
  };
};

const showRoute = (page: Page, route: string): Promise<number> =>
  page.evaluate(
    (hash) =>
      window.bench.paintedAfter(
        () => {
          location.hash = hash;
        },
        () => document.querySelector('[role=grid][aria-busy=false] [data-row="0"]') !== null,
      ),
    route,
  );

/** Goes to an address without a screen, so that unmounting the previous page does not count. */
const leaveList = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '/nowhere';
  });
  await page.getByRole('grid').waitFor({ state: 'detached' });
  await page.waitForTimeout(300);
};

/** Measures from the change of address until the rows are painted. */
export const measureRoute = (page: Page, read: ReadMainThread, size: number): Promise<Timing> =>
  repeat(async (order) => {
    await leaveList(page);
    return timed(read, () => showRoute(page, `${list}?size=${size}&sort=${order}`));
  });

/** Measures from clicking a column header until the sorted rows are painted. */
export const measureSort = async (page: Page, read: ReadMainThread, size: number): Promise<Timing> => {
  await leaveList(page);
  await showRoute(page, `${list}?size=${size}&isActive=true`);
  return repeat(async (_order, run) => {
    await page.waitForTimeout(300);
    return timed(read, () =>
      page.evaluate(
        (stop) => {
          const title = document.querySelector<HTMLElement>(`thead [data-stop="${stop}"]`);
          const sortOf = (): string | null => title?.closest('th')?.getAttribute('aria-sort') ?? null;
          const before = sortOf();
          return window.bench.paintedAfter(
            () => title?.click(),
            () => sortOf() !== before && document.querySelector('[role=grid][aria-busy=false]') !== null,
          );
        },
        2 + Math.floor(run / 2),
      ),
    );
  });
};

export interface Typing {
  keys: number[];
  rows: Timing;
}

/** Types into the search box; the rows follow after its debounce. */
export const measureTyping = async (page: Page, read: ReadMainThread, size: number): Promise<Typing> => {
  await leaveList(page);
  await showRoute(page, `${list}?size=${size}`);
  const search = page.getByRole('searchbox', { name: /^Search/ });
  const keys: number[] = [];
  const rows = await repeat(async (_order, run) => {
    await search.fill('');
    await page.waitForFunction(() => !location.hash.includes('.has='));
    await page.waitForTimeout(300);
    await search.focus();
    await page.evaluate(() => {
      window.bench.keys = [];
    });
    const text = `number ${10 + run}`;
    const timing = await timed(read, async () => {
      await page.keyboard.type(text, { delay: 80 });
      return page.evaluate(
        (typed) =>
          window.bench.paintedAfterLastKey(
            () =>
              new URLSearchParams(location.hash.split('?')[1]).get('name.has') === typed &&
              document.querySelector('[role=grid][aria-busy=false] [data-row="0"]') !== null,
          ),
        text,
      );
    });
    if (run > 0) keys.push(...(await page.evaluate(() => window.bench.keys)));
    return timing;
  });
  return { keys, rows };
};

/** Scrolls through a long page at a given speed. */
export const measureScroll = async (
  page: Page,
  size: number,
  pixelsPerFrame: number,
): Promise<ScrollResult> => {
  await leaveList(page);
  await showRoute(page, `${list}?size=${size}&sort=-name`);
  await page.waitForTimeout(500);
  return page.evaluate(([step, count]) => window.bench.scroll(step, count), [pixelsPerFrame, 180] as const);
};
