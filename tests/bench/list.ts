import { cpus, loadavg } from 'node:os';
import { watchMainThread } from './mainThread.ts';
import { measureRoute, measureScroll, measureSort, measureTyping, runs, type Timing } from './measureList.ts';
import type { ScrollResult } from './pageProbe.ts';
import { reportFigures } from './reportFigures.ts';
import { companyCount, createCompanies, startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

const timingRow = ({ total, fromData, work }: Timing) => ({
  'until painted': milliseconds(total),
  'data to painted': milliseconds(fromData),
  'main thread': milliseconds(work),
});

/** Counts a frame as late from halfway between two refreshes of a 60 Hz screen. */
const scrollRow = ({ frames, gaps }: ScrollResult) => ({
  frames: frames.length,
  'over 16.7 ms': frames.filter((frame) => frame > 25).length,
  'over 33 ms': frames.filter((frame) => frame > 41.7).length,
  median: milliseconds(median(frames)),
  longest: milliseconds(Math.max(...frames)),
  'with gaps': gaps,
});

const { page, stop } = await startBench({ prepare: createCompanies });
try {
  const read = await watchMainThread(page);
  const timings: Record<string, Timing> = {};
  for (const size of [22, 200, 1000]) timings[`open, ${size} rows`] = await measureRoute(page, read, size);
  timings['sort, 1000 rows'] = await measureSort(page, read, 1000);
  const typing = await measureTyping(page, read, 1000);
  timings['search, pause included'] = typing.rows;
  const slow = scrollRow(await measureScroll(page, companyCount, 96));
  const fast = scrollRow(await measureScroll(page, companyCount, 990));

  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Medians of ${runs}; ${cpus().length} cores, load ${load}; Chromium ${page.context().browser()?.version()}`,
  );
  console.table(
    Object.fromEntries(Object.entries(timings).map(([name, timing]) => [name, timingRow(timing)])),
  );
  for (const [name, { total, work }] of Object.entries(timings))
    reportFigures('ms', { [`${name}, until painted`]: total, [`${name}, main thread`]: work });
  reportFigures('ms', { 'one key in the search box': typing.key });
  reportFigures('frames', { 'late of 180, 3 rows a frame': slow['over 16.7 ms'] });
  console.log(
    `One key in the search box: ${milliseconds(typing.key)}, slowest ${milliseconds(typing.slowestKey)}`,
  );
  console.log(`Scrolling through ${companyCount} rows, 180 frames:`);
  console.table({ '3 rows a frame': slow, 'a screen and more a frame': fast });
} finally {
  await stop();
}
