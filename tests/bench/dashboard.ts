import { cpus, loadavg } from 'node:os';
import { watchMainThread } from './mainThread.ts';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

const runs = 9;
const { page, stop } = await startBench({ orders: 5000 });

interface Opened {
  first: number;
  figures: number;
  everything: number;
  work: number;
}

try {
  const readMainThread = await watchMainThread(page);

  /** Opens days that are not in the cache. */
  const open = async (run: number, isFirstVisit: boolean): Promise<Opened> => {
    await page.evaluate(() => {
      location.hash = '/app_settings';
    });
    if (isFirstVisit) await page.reload();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.waitForTimeout(700);
    const before = await readMainThread();
    const day = String(run + 1 + (isFirstVisit ? runs + 1 : 0)).padStart(2, '0');
    const painted = await page.evaluate(async (route) => {
      const figures = (): number => document.querySelectorAll('section [aria-label^="Refresh "]').length;
      const compared = (): number =>
        [...document.querySelectorAll('section')].filter(({ textContent }) =>
          textContent.includes('compared with'),
        ).length;
      const afterwards = async (isReady: () => boolean): Promise<number> =>
        (await window.bench.paintedAfter(() => undefined, isReady)).total;
      const [first, all, everything] = await Promise.all([
        window.bench.paintedAfter(
          () => {
            location.hash = route;
          },
          () => figures() > 0,
        ),
        afterwards(() => figures() === 12),
        // Includes the two sections that group the cards.
        afterwards(() => compared() === 14 && document.querySelector('table') !== null),
      ]);
      return { first: first.total, figures: all, everything };
    }, `/dashboard?date=2026-05-${day}&dateFrom=2026-04-${day}&dateTo=2026-05-${day}`);
    return { ...painted, work: (await readMainThread()) - before };
  };

  const measure = async (isFirstVisit: boolean): Promise<Record<string, string>> => {
    const opened: Opened[] = [];
    for (let run = 0; run <= runs; run += 1) opened.push(await open(run, isFirstVisit));
    const row = (of: (each: Opened) => number): string => milliseconds(median(opened.slice(1).map(of)));
    const visit = isFirstVisit ? 'first visit of a window' : 'opened';
    reportFigures('ms', {
      [`${visit}, twelve figures`]: median(opened.slice(1).map(({ figures }) => figures)),
      [`${visit}, main thread`]: median(opened.slice(1).map(({ work }) => work)),
    });
    return {
      'first card': row(({ first }) => first),
      'twelve figures': row(({ figures }) => figures),
      'with the days before and the customers': row(({ everything }) => everything),
      'main thread': row(({ work }) => work),
    };
  };

  const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
  console.log(
    `From the change of the address until painted; medians of ${runs}; ${cpus().length} cores, load ${load()}`,
  );
  console.table({ opened: await measure(false), 'first visit of a window': await measure(true) });
  console.log(`Load at the end ${load()}`);
} finally {
  await stop();
}
