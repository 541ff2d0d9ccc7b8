import { cpus, loadavg } from 'node:os';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

/** Measures from clicking a company in a list until its form is painted, with a server 200 ms away. */
const latency = 200;
const runs = 9;
const aheadName = 'a record 200 ms away, after resting on its row';
const { page, stop } = await startBench({ latency });

/** Opens the list for a record that is not in the cache. */
const openList = async (): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '/country/es/companies?size=50';
  });
  await page.locator('[data-row="20"] a').first().waitFor();
  await page.waitForTimeout(700);
};

const openRow = async (row: number, isAhead: boolean): Promise<number> => {
  await openList();
  const link = `[data-row="${row}"] a[href^="#/country/es/companies/"]`;
  if (isAhead) await page.locator(link).first().hover();
  else await page.mouse.move(2, 2);
  await page.waitForTimeout(isAhead ? 500 : 100);
  return page.evaluate(async (selector) => {
    const { total } = await window.bench.paintedAfter(
      () => document.querySelector<HTMLElement>(selector)?.click(),
      () => document.querySelector<HTMLInputElement>('main form input')?.value !== undefined,
    );
    return total;
  }, link);
};

try {
  await openRow(0, false);
  const measured: Record<string, object> = {};
  for (const isAhead of [false, true]) {
    const totals: number[] = [];
    for (let run = 1; run <= runs; run += 1) totals.push(await openRow(run + (isAhead ? runs : 0), isAhead));
    measured[isAhead ? 'after resting on the row' : 'at once'] = {
      'click to painted': milliseconds(median(totals)),
      slowest: milliseconds(Math.max(...totals)),
    };
    reportFigures(
      'ms',
      { [isAhead ? aheadName : 'a record 200 ms away, at once']: median(totals) },
      {
        [aheadName]: 60,
      },
    );
  }
  const load = loadavg()[0]?.toFixed(1);
  console.log(`Medians of ${runs}, server ${latency} ms away; ${cpus().length} cores, load ${load}`);
  console.table(measured);
} finally {
  await stop();
}
