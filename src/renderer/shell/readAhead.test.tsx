import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Result, success } from '#shared/ipc/result.ts';
import { readAhead } from '../data/live/readAhead.ts';
import { queryClient } from '../data/queryClient.ts';
import { focus, list, openList, press } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import type { StubbedMain } from '../testing/stubMain.ts';

/** Keeps the pointer of the previous test off the rows of the next list. */
const parkPointer = async (): Promise<void> => {
  const cover = document.createElement('div');
  cover.style.cssText = 'position: fixed; inset: 0';
  document.body.append(cover);
  await page.elementLocator(cover).hover({ position: { x: 1, y: 1 } });
  cover.remove();
};

/**
 * Advances the clock by ten minutes per test, so that the rate limit
 * and pause of earlier tests have no effect.
 */
const clock = performance.now.bind(performance);
let passedMs = 0;
const pass = (milliseconds: number): void => {
  passedMs += milliseconds;
};
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + passedMs);
  pass(600_000);
  await parkPointer();
});
afterEach(closeApp);

const companies = '/country/es/companies?sort=name';
const manager = page.getByRole('main').getByLabelText('Manager name');
const idsRead = (main: StubbedMain): (string | undefined)[] =>
  main.callsOf('companies.read').map(({ params }) => params.id);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Synthetic hover of a user who crosses a row, without the delays of the real test pointer. */
const point = (name: string): void => {
  const cell = list.row(name).getByRole('gridcell').nth(3).element();
  cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
};

/**
 * Repeats the hover until it takes effect: Chromium fires a late `pointerover`
 * at the parked pointer after a repaint, which resets the hover.
 */
const restedOn = (rest: () => unknown) => expect.poll(rest, { interval: 300 });

test('hovering over a row prefetches its record, shows it at once and then refetches it', async () => {
  const main = await openList(companies);
  await restedOn(() => {
    point('Company 01');
    point('Company 02');
    point('Company 03');
    return idsRead(main);
  }).toEqual(['co00000000000003']);
  const truth = Promise.withResolvers<Result<unknown>>();
  const late = structuredClone(main.records.companies?.find(({ id }) => id === 'co00000000000003'));
  main.answer('companies.read', () => truth.promise);
  await list.row('Company 03').getByRole('link').first().click();
  await expect.element(manager).toHaveValue('Manager 3');
  // The page itself adds a read. Its neighbour may have been prefetched by then.
  await expect.poll(() => idsRead(main).filter((id) => id === 'co00000000000003')).toHaveLength(2);
  truth.resolve(success({ ...late, managerName: 'Truth', updatedAt: '2026-11-22T10:00:00.000Z' }));
  await expect.element(manager).toHaveValue('Truth');
});

test('couriers are never prefetched, because their documents are sensitive', async () => {
  const main = await openList('/country/es/city/ci00000000000001/couriers');
  const [, row] = page.getByRole('row').elements();
  const cell = row?.querySelectorAll('[role=gridcell]')[3];
  cell?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await pause(250);
  expect(main.callsOf('couriers.read')).toEqual([]);
});

test('moving the focus by keys prefetches too; slow live updates prefetch nothing', async () => {
  const main = await openList(companies);
  await list.row('Company 01').getByRole('gridcell').nth(3).click();
  await press('{ArrowDown}');
  await expect.poll(() => idsRead(main)).toContain('co00000000000002');
  closeApp();
  const slow = await openList(companies, { settings: { liveUpdates: 'slow' } });
  point('Company 05');
  await pause(250);
  expect(idsRead(slow)).toEqual([]);
});

test('an order with a secure code is not prefetched into the cache', async () => {
  const main = await openList('/country/es/city/ci00000000000001/orders');
  const row = list.grid.getByRole('row').nth(1);
  const link = row.getByRole('link').first();
  const id = link.element().getAttribute('href')?.split('/').at(-1) ?? '';
  main.answer('orders.read', (_call, usual) => {
    const answer = usual();
    return answer.ok ? success({ ...(answer.data as object), secureCode: '4711' }) : answer;
  });
  const known = () =>
    queryClient.getQueryData([
      'records',
      'orders',
      'record',
      { country: 'es', city: 'ci00000000000001' },
      id,
    ]);
  await restedOn(() => {
    focus(list.tool('Reload'));
    focus(link);
    return known();
  }).toMatchObject({ id });
  expect(known()).not.toHaveProperty('secureCode');
});

test('a record prefetches the next one; a list prefetches its next page after paging or while the pager has focus', async () => {
  const main = await openList(companies);
  await list.row('Company 01').getByRole('link').first().click();
  await expect.element(manager).toHaveValue('Manager 1');
  await expect.poll(() => idsRead(main)).toContain('co00000000000002');
  closeApp();
  const other = await openList('/country/es/companies?sort=name&size=5&page=2');
  await expect.poll(() => other.callsOf('companies.list').map(({ query }) => query?.page)).toContain(3);
  closeApp();
  const first = await openList('/country/es/companies?sort=name&size=5');
  focus(page.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => first.callsOf('companies.list').map(({ query }) => query?.page)).toContain(2);
});

test('prefetching runs two reads at most, skips cached data and pauses after a failure', async () => {
  await openApp('/app_settings');
  const started: string[] = [];
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const ahead = (name: string, answer: Promise<boolean>) =>
    readAhead({
      queryKey: ['ahead', name],
      read: () => {
        started.push(name);
        return answer;
      },
    });
  const both = [ahead('one', first.promise), ahead('two', second.promise)];
  await ahead('three', Promise.resolve(true));
  expect(started).toEqual(['one', 'two']);
  first.resolve(true);
  await both[0];
  queryClient.setQueryData(['ahead', 'known'], 1);
  await ahead('known', Promise.resolve(true));
  await ahead('three', Promise.resolve(true));
  expect(started).toEqual(['one', 'two', 'three']);
  second.resolve(false);
  await both[1];
  await ahead('four', Promise.resolve(true));
  expect(started).toEqual(['one', 'two', 'three']);
  // Only monotonic time counts: setting the system clock back does not prolong the pause.
  const setBack = vi.spyOn(Date, 'now').mockReturnValue(0);
  onTestFinished(() => setBack.mockRestore());
  pass(61_000);
  await ahead('four', Promise.resolve(true));
  expect(started).toEqual(['one', 'two', 'three', 'four']);
});
