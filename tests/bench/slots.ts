import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { watchMainThread } from './mainThread.ts';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

const runs = 9;

/** Measures painting the week grid of the sample data in the built app, and dragging over it. */
const bench = async (page: Page, place: string, zones: readonly string[]): Promise<void> => {
  const read = await watchMainThread(page);
  const show = (route: string) =>
    page.evaluate(
      (hash) =>
        window.bench.paintedAfter(
          () => {
            location.hash = hash;
          },
          () => document.querySelectorAll('[data-slot]').length > 100,
        ),
      route,
    );
  const leave = async (): Promise<void> => {
    await page.evaluate(() => {
      location.hash = '/app_settings';
    });
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
  };

  const opened: { total: number; fromData: number | null; work: number }[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await leave();
    const before = await read();
    const week = ['', '&week=previous', '&week=next'][run % 3];
    const painted = await show(`${place}?zone=${zones[run % zones.length]}${week}`);
    opened.push({ ...painted, work: (await read()) - before });
  }

  // Cached weeks, to measure rendering without the server.
  const drawn: number[] = [];
  const drawing: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.getByRole('button', { name: 'Previous week' }).click();
    await page.waitForTimeout(300);
    const before = await read();
    const { total } = await page.evaluate(() =>
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
    drawn.push(total);
    drawing.push((await read()) - before);
    await page.waitForTimeout(300);
  }

  // Show all hours before drawing a rectangle.
  const fold = page.getByRole('button', { name: /without delivery in the whole week/ });
  if (await fold.isVisible()) await fold.click();
  const frames = await page.evaluate(async () => {
    const grid = document.querySelector<HTMLElement>('[role=grid]');
    const at = (day: number, hour: number): Element | null =>
      document.querySelector(`[data-at="${day}/${hour}/0"]`);
    const start = at(0, 1);
    if (!grid || !start) throw new Error('There is no week to drag over');
    const send = (type: string, target: Element | null): void => {
      const box = target?.getBoundingClientRect();
      target?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          button: 0,
          pointerType: 'mouse',
          clientX: (box?.left ?? 0) + 60,
          clientY: (box?.top ?? 0) + 20,
        }),
      );
    };
    send('pointerdown', start);
    const gaps: number[] = [];
    const works: number[] = [];
    await new Promise<void>((resolve) => {
      let previous = Number.NaN;
      let count = 0;
      const step = (now: number): void => {
        if (!Number.isNaN(previous)) gaps.push(now - previous);
        previous = now;
        count += 1;
        const began = performance.now();
        // Move to another corner in every frame, which changes hundreds of cells.
        send(
          'pointermove',
          at(count % 2 === 0 ? 5 : 1 + (count % 4), count % 2 === 0 ? 12 : 2 + (count % 9)),
        );
        works.push(performance.now() - began);
        if (count < 240) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    });
    send('pointerup', at(5, 12));
    return { gaps, works, chosen: document.querySelectorAll('[data-slot][aria-selected=true]').length };
  });

  const after = opened.slice(1);
  console.log(`Medians of ${runs}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  reportFigures('ms', {
    'a week, until painted': median(after.map(({ total }) => total)),
    'a week, main thread': median(after.map(({ work }) => work)),
    'a known week, click to painted': median(drawn.slice(1)),
    'own work in a frame of drawing': median(frames.works),
  });
  console.table({
    'open, until painted': milliseconds(median(after.map(({ total }) => total))),
    'open, main thread': milliseconds(median(after.map(({ work }) => work))),
    'known week, click to painted': milliseconds(median(drawn.slice(1))),
    'known week, main thread': milliseconds(median(drawing.slice(1))),
    'known week, slowest': milliseconds(Math.max(...drawn.slice(1))),
  });
  console.table({
    'slots chosen': frames.chosen,
    frames: frames.gaps.length,
    'over 16.7 ms': frames.gaps.filter((gap) => gap > 25).length,
    'over 33 ms': frames.gaps.filter((gap) => gap > 41.7).length,
    'median frame': milliseconds(median(frames.gaps)),
    'longest frame': milliseconds(Math.max(...frames.gaps)),
    'own work in a frame': `${median(frames.works).toFixed(1)} ms`,
  });
};

const { page, api, stop } = await startBench();
try {
  const client = await connectToApi(api);
  const [city] = await client.list('/es/cities');
  const zones = (await (await client.get(`/es/cities/${city?.id}/geo_zones`)).json()) as {
    id: string;
    numberOfCouriers: number;
  }[];
  const served = zones.filter(({ numberOfCouriers }) => numberOfCouriers > 0).map(({ id }) => id);
  await bench(page, `/country/es/city/${city?.id}/time_slots`, served);
} finally {
  await stop();
}
