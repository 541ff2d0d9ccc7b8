import { connectToApi } from '../support/apiClient.ts';
import { machine, median, report } from './figures.ts';
import { startBench } from './startBench.ts';

/* Painting the week of time slots: from the server, and from the cache. */

const runs = 9;
const { page, api, readMainThread, show, stop } = await startBench();
try {
  const client = await connectToApi(api);
  const [city] = await client.list('/es/cities');
  const zones = (await (await client.get(`/es/cities/${city?.id}/geo_zones`)).json()) as {
    id: string;
    numberOfCouriers: number;
  }[];
  const served = zones.filter(({ numberOfCouriers }) => numberOfCouriers > 0).map(({ id }) => id);

  const opened: number[] = [];
  const works: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await show('/app_settings');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    const before = await readMainThread();
    const week = ['', '&week=previous', '&week=next'][run % 3];
    const total = await page.evaluate(
      (hash) =>
        window.bench.paintedAfter(
          () => {
            location.hash = hash;
          },
          () => document.querySelectorAll('[data-slot]').length > 100,
        ),
      `/country/es/city/${city?.id}/time_slots?zone=${served[run % served.length]}${week}`,
    );
    opened.push(total);
    works.push((await readMainThread()) - before);
  }

  const known: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.getByRole('button', { name: 'Previous week' }).click();
    await page.waitForTimeout(300);
    const total = await page.evaluate(() =>
      window.bench.paintedAfter(
        () =>
          [...document.querySelectorAll<HTMLElement>('button')]
            .find(({ textContent }) => textContent === 'Next week')
            ?.click(),
        () =>
          document.querySelectorAll('[data-slot]').length > 100 &&
          document.querySelector('[data-slot]:not([data-phase])') !== null,
      ),
    );
    known.push(total);
    await page.waitForTimeout(300);
  }

  console.log(`Medians of ${runs}; ${machine()}`);
  const figures = {
    'a week, until painted': median(opened.slice(1)),
    'a known week, click to painted': median(known.slice(1)),
  };
  report('ms', figures, { 'a week, until painted': 50, 'a known week, click to painted': 50 });
  report('ms', { 'a week, main thread': median(works.slice(1)) });
} finally {
  await stop();
}
