import { machine, median, report } from './figures.ts';
import { startBench } from './startBench.ts';

/* From the change of the address until the twelve figures of the dashboard are painted. */

const runs = 9;
const { page, readMainThread, show, stop } = await startBench({ orders: 5000 });

interface Opened {
  total: number;
  work: number;
}

/** Opens days that are not in the cache. */
const open = async (run: number, isFirstVisit: boolean): Promise<Opened> => {
  await show('/app_settings');
  if (isFirstVisit) await page.reload();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.waitForTimeout(700);
  const before = await readMainThread();
  const day = String(run + 1 + (isFirstVisit ? runs + 1 : 0)).padStart(2, '0');
  const total = await page.evaluate(
    (route) =>
      window.bench.paintedAfter(
        () => {
          location.hash = route;
        },
        () => document.querySelectorAll('section [aria-label^="Refresh "]').length === 12,
      ),
    `/dashboard?date=2026-05-${day}&dateFrom=2026-04-${day}&dateTo=2026-05-${day}`,
  );
  // The rest of the page follows.
  await page.waitForTimeout(700);
  return { total, work: (await readMainThread()) - before };
};

try {
  console.log(`Medians of ${runs}; ${machine()}`);
  for (const isFirstVisit of [false, true]) {
    const opened: Opened[] = [];
    for (let run = 0; run <= runs; run += 1) opened.push(await open(run, isFirstVisit));
    const counted = opened.slice(1);
    const visit = isFirstVisit ? 'first visit of a window' : 'opened';
    const name = `${visit}, twelve figures`;
    report('ms', { [name]: median(counted.map(({ total }) => total)) }, { [name]: 300 });
    report('ms', { [`${visit}, main thread`]: median(counted.map(({ work }) => work)) });
  }
} finally {
  await stop();
}
