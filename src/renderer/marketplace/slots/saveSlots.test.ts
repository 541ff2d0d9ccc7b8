import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '#shared/api/auth.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { queryClient } from '../../data/queryClient.ts';
import { useSessionStore } from '../../stores/session.ts';
import { useToastStore } from '../../stores/toasts.ts';
import { latestStep } from '../../stores/undo.ts';
import { citiesOf } from '../scopeNames.ts';
import { saveWeeks } from './saveSlots.ts';
import { zonesOptions } from './slotWeekOptions.ts';

const slots = ['s1', 's2'].map((id) => ({ id, couriersLimit: 1, isCouriersLimited: true }) as TimeSlot);
const sent: string[] = [];
let afterUpdate: () => void;
let answer: Result<unknown>;
let served: TimeSlot[];

const arrive = (id: string): void =>
  useSessionStore.setState(({ session }) => ({ session: { ...session, user: { id } as SessionUser } }));

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en_US', locales: 'en-GB', messages: {} });
  queryClient.clear();
  useToastStore.setState(useToastStore.getInitialState());
  sent.length = 0;
  served = slots;
  arrive('a');
  answer = success(null);
  const request = async (_route: string, { operation }: { operation: string }): Promise<Result<unknown>> => {
    if (operation === 'timeSlots.list') return success(served);
    sent.push(operation);
    afterUpdate();
    return answer;
  };
  vi.stubGlobal('window', { backoffice: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSessionStore.setState(useSessionStore.getInitialState());
});

it('stops sending when another user logs in, and offers that user no Undo', async () => {
  afterUpdate = () => arrive('b');
  const changes = slots.map((slot, index) => ({ slot, values: { couriersLimit: index + 2 } }));
  const week = { scope: { country: 'es', city: 'c1' }, monday: '2026-11-23', names: new Map(), changes };
  const outcome = await saveWeeks([
    { ...week, zone: 'z1' },
    { ...week, zone: 'z2' },
  ]);
  expect(sent).toEqual(['timeSlots.update']);
  expect(outcome.done).toHaveLength(1);
  expect(outcome.failures.flatMap((failed) => failed.changes)).toHaveLength(3);
  expect(useToastStore.getState().toasts).toEqual([]);
});

it('names city, zone, hours and values before a late Undo or Redo, and after an Undo on another page', async () => {
  afterUpdate = () => undefined;
  const scope = { country: 'es', city: 'c1' };
  const cities = [
    { id: 'c1', name: 'Madrid' },
    { id: 'c2', name: 'Bilbao' },
  ];
  queryClient.setQueryData(citiesOf('es').queryKey, cities as never);
  queryClient.setQueryData(zonesOptions(scope).queryKey, [{ id: 'z1', name: 'Centro' }] as never);
  const changes = slots.map((slot, index) => ({
    slot: { ...slot, startTime: `2026-11-28T1${index}:00:00Z` },
    values: { couriersLimit: 4 },
  }));
  served = changes.map(({ slot }) => slot);
  const place = { scope, zone: 'z1', monday: '2026-11-23', names: new Map() };
  await saveWeeks([{ ...place, changes }]);
  const what = '2 slots, Madrid, Centro, 28 Nov, 11:00–13:00: Couriers limit: 1 → 4';
  expect(latestStep('undo')?.what()).toBe(what);
  vi.stubGlobal('location', { hash: '#/dashboard' });
  served = changes.map(({ slot, values }) => ({ ...slot, ...values }));
  await latestStep('undo')?.run();
  expect(latestStep('redo')?.what()).toBe(what);
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toContain(
    'Slots restored: Madrid, Centro, 28 Nov, 11:00–13:00',
  );
});

it('after a lost answer, only the sent slots may be saved, and a second try can be undone', async () => {
  const changes = slots.map((slot, index) => ({ slot, values: { couriersLimit: index + 2 } }));
  const place = { scope: { country: 'es', city: 'c1' }, zone: 'z1', monday: '2026-11-23', names: new Map() };
  answer = failure('NETWORK');
  afterUpdate = () => {
    served = slots.map((slot, index) => (index === 0 ? { ...slot, couriersLimit: 2 } : slot));
  };
  const { failures } = await saveWeeks([{ ...place, changes }]);
  expect(
    failures.map((failed) => [failed.changes.map(({ slot }) => slot.id), failed.mayBeSaved === true]),
  ).toEqual([
    [['s1'], true],
    [['s2'], false],
  ]);
  answer = success(null);
  const { done } = await saveWeeks([{ ...place, changes }]);
  expect(done.map(({ slot }) => slot.couriersLimit)).toEqual([1, 1]);
});
