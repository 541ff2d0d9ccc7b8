import type { Page } from '@playwright/test';
import type { ReadMainThread } from './mainThread.ts';
import type { Painted, ScrollResult } from './pageProbe.ts';
import { median } from './statistics.ts';

export interface Timing {
  total: number;
  fromData: number | null;
  /** Processor time of the page's main thread. */
  work: number;
}

export const runs = 9;

/**
 * A list and its sort fields. Each run sorts differently, because a repeated query is answered from the
 * cache.
 */
export interface MeasuredList {
  route: string;
  fields: readonly string[];
}
const companies: MeasuredList = {
  route: '/country/es/companies',
  fields: ['name', 'managerName', 'email', 'phoneNumber', 'idNumber'],
};
const list = companies.route;
const ordersOf = ({ fields }: MeasuredList): string[] => fields.flatMap((field) => [field, `-${field}`]);

const timed = async (read: ReadMainThread, act: () => Promise<Painted>): Promise<Timing> => {
  const before = await read();
  const painted = await act();
  return { ...painted, work: (await read()) - before };
};

const medians = (timings: readonly Timing[]): Timing => {
  const fromData = timings.flatMap((timing) => timing.fromData ?? []);
  return {
    total: median(timings.map(({ total }) => total)),
    fromData: fromData.length === timings.length ? median(fromData) : null,
    work: median(timings.map(({ work }) => work)),
  };
};

/** Excludes the first run, which loads modules. */
const repeat = async (
  act: (order: string, run: number) => Promise<Timing>,
  measured = companies,
): Promise<Timing> => {
  const timings: Timing[] = [];
  for (const [run, order] of ordersOf(measured).entries()) timings.push(await act(order, run));
  return medians(timings.slice(1, 1 + runs));
};

const showRoute = (page: Page, route: string): Promise<Painted> =>
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
export const measureRoute = (
  page: Page,
  read: ReadMainThread,
  size: number,
  measured = companies,
): Promise<Timing> =>
  repeat(async (order) => {
    await leaveList(page);
    return timed(read, () => showRoute(page, `${measured.route}?size=${size}&sort=${order}`));
  }, measured);

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
  key: number;
  slowestKey: number;
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
  return { key: median(keys), slowestKey: Math.max(...keys), rows };
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
