import { machine, median, report } from './figures.ts';
import { measureRoute, measureScroll, measureSort, measureTyping, runs, type Timing } from './measureList.ts';
import type { ScrollResult } from './pageProbe.ts';
import { companyCount, createCompanies, startBench } from './startBench.ts';

/** Counts a frame as late from halfway between two refreshes of a 60 Hz screen. */
const lateIn = ({ frames }: ScrollResult): number => frames.filter((frame) => frame > 25).length;

const { page, readMainThread, stop } = await startBench({ prepare: createCompanies });
try {
  console.log(`Medians of ${runs}; ${machine()}; Chromium ${page.context().browser()?.version()}`);
  const timings: Record<string, Timing> = {};
  for (const size of [22, 200, 1000])
    timings[`open, ${size} rows`] = await measureRoute(page, readMainThread, size);
  timings['sort, 1000 rows'] = await measureSort(page, readMainThread, 1000);
  const typing = await measureTyping(page, readMainThread, 1000);
  timings['search, pause included'] = typing.rows;
  for (const [name, { total, work }] of Object.entries(timings))
    report('ms', { [`${name}, until painted`]: total, [`${name}, main thread`]: work });
  report('ms', { 'one key in the search box': median(typing.keys) });
  const slow = await measureScroll(page, companyCount, 96);
  const fast = await measureScroll(page, companyCount, 990);
  report('frames', {
    'late of 180, 3 rows a frame': lateIn(slow),
    'with gaps, 3 rows a frame': slow.gaps,
    'late of 180, a screen and more a frame': lateIn(fast),
  });
} finally {
  await stop();
}
