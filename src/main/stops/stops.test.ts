import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { success } from '#shared/ipc/result.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createStops } from './stops.ts';
import { withStops } from './withStops.ts';

const start = Date.parse('2026-11-23T12:00:00.000Z');
const minuteMs = 60_000;
const place = { country: 'es', city: 'K1', id: 'bar' };
const inMinutes = (minutes: number): string => new Date(start + minutes * minuteMs).toISOString();

let values: typeof defaultSettings;
let owner: string | null;
const announce = vi.fn();
const onChanged = vi.fn();
const settings: SettingsStore = {
  recovered: false,
  get: (key) => values[key],
  set: (changes) => {
    values = { ...values, ...(changes as object) };
  },
};
const open = () => createStops({ settings, owner: () => owner, announce, onChanged });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  values = { ...defaultSettings };
  owner = 'server A1';
  announce.mockClear();
  onChanged.mockClear();
});
afterEach(() => vi.useRealTimers());

it('reminds once at its time, also after a restart, and resumes nothing', () => {
  const stops = open();
  stops.written(place, true);
  expect(stops.remind(place, 'Bar', inMinutes(30))).toBe(true);
  vi.advanceTimersByTime(29 * minuteMs);
  expect(announce).not.toHaveBeenCalled();
  expect(stops.read()).toEqual([
    { ...place, name: 'Bar', since: inMinutes(0), remindAt: inMinutes(30), isDue: false },
  ]);
  // Closed: only the settings remain.
  vi.clearAllTimers();
  vi.setSystemTime(start + 40 * minuteMs);
  const again = open();
  again.userChanged();
  expect(announce).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Bar', isDue: true }));
  expect(again.read()).toMatchObject([{ since: inMinutes(0), isDue: true }]);
  again.userChanged();
  vi.advanceTimersByTime(60 * minuteMs);
  expect(announce).toHaveBeenCalledTimes(1);
});

it('can be postponed and taken away, but not for more than a week', () => {
  const stops = open();
  stops.remind(place, 'Bar', inMinutes(1));
  vi.advanceTimersByTime(2 * minuteMs);
  stops.remind(place, 'Bar', inMinutes(31));
  expect(stops.read()).toMatchObject([{ since: null, isDue: false }]);
  vi.advanceTimersByTime(31 * minuteMs);
  expect(announce).toHaveBeenCalledTimes(2);
  stops.remind(place, 'Bar', null);
  expect(stops.read()).toMatchObject([{ remindAt: null, isDue: false }]);
  expect(stops.remind(place, 'Bar', inMinutes(8 * 1440))).toBe(false);
});

it('forgets a stop when this app or a row shows that it takes orders again', () => {
  const stops = open();
  stops.written(place, true);
  stops.written(place, false);
  expect(stops.read()).toEqual([]);
  stops.written(place, true);
  stops.remind(place, 'Bar', inMinutes(30));
  // An answer from before the stop.
  stops.seen(place, { id: 'bar', name: 'Bar', isStopped: false });
  expect(stops.read()).toHaveLength(1);
  vi.advanceTimersByTime(minuteMs);
  stops.seen(place, { id: 'bar', name: 'Bar', isStopped: false });
  expect(stops.read()).toEqual([]);
  vi.advanceTimersByTime(60 * minuteMs);
  expect(announce).not.toHaveBeenCalled();
});

it('notes the stop of another user only if it saw the establishment take orders before', () => {
  const stops = open();
  const row = { id: 'bar', name: 'Bar', updatedAt: inMinutes(-5) };
  expect(stops.seen(place, { ...row, isStopped: true })).not.toHaveProperty('stoppedSince');
  stops.seen(place, { ...row, isStopped: false });
  expect(stops.seen(place, { ...row, isStopped: true, updatedAt: inMinutes(3) })).toMatchObject({
    stoppedSince: inMinutes(3),
  });
  expect(stops.read()).toMatchObject([{ name: 'Bar', since: inMinutes(3) }]);
});

it('keeps the stops of each user apart, and drops fields of a server with the same names', () => {
  const stops = open();
  stops.written(place, true);
  owner = 'server A2';
  stops.userChanged();
  expect(stops.read()).toEqual([]);
  expect(onChanged).toHaveBeenLastCalledWith([]);
  const row = { id: 'bar', isStopped: true, stoppedSince: 'x', remindAt: 'y' };
  expect(stops.seen(place, row)).toEqual({ id: 'bar', isStopped: true });
  owner = null;
  expect(stops.remind(place, 'Bar', inMinutes(5))).toBe(true);
  expect(stops.read()).toEqual([]);
  owner = 'server A1';
  expect(stops.read()).toHaveLength(1);
});

it('is fed by the calls of every window: successful writes, lists of all cities and single records', async () => {
  const stops = open();
  const answers: Record<string, unknown> = {
    'establishments.list': [{ id: 'bar', city: 'K1', name: 'Bar', isStopped: true }],
    'establishments.read': { id: 'bar', name: 'Bar', isStopped: true },
    'establishments.update': null,
  };
  const api = { call: async ({ operation }: { operation: string }) => success(answers[operation]) };
  const client = withStops(api as unknown as AllCitiesClient, stops);
  const params = { country: 'es', city: 'K1', id: 'bar' };
  await client.call({ operation: 'establishments.update', params, body: { name: 'Bar' } });
  expect(stops.read()).toEqual([]);
  await client.call({ operation: 'establishments.update', params, body: { isStopped: true } });
  const list = await client.call({
    operation: 'establishments.list',
    params: { country: 'es', city: 'all' },
  });
  expect(list.ok && list.data).toMatchObject([{ stoppedSince: inMinutes(0) }]);
  const record = await client.call({ operation: 'establishments.read', params });
  expect(record.ok && record.data).toMatchObject({ stoppedSince: inMinutes(0) });
  await client.call({ operation: 'establishments.update', params, body: { isStopped: false } });
  expect(stops.read()).toEqual([]);
});
