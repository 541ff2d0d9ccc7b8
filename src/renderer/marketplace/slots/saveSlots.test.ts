import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '#shared/api/auth.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { queryClient } from '../../data/queryClient.ts';
import { useSessionStore } from '../../stores/session.ts';
import { useToastStore } from '../../stores/toasts.ts';
import { saveWeeks } from './saveSlots.ts';

const slots = ['s1', 's2'].map((id) => ({ id, couriersLimit: 1, isCouriersLimited: true }) as TimeSlot);
const sent: string[] = [];
let afterUpdate: () => void;

const arrive = (id: string): void =>
  useSessionStore.setState(({ session }) => ({ session: { ...session, user: { id } as SessionUser } }));

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  queryClient.clear();
  useToastStore.setState(useToastStore.getInitialState());
  sent.length = 0;
  arrive('a');
  const request = async (_route: string, { operation }: { operation: string }): Promise<Result<unknown>> => {
    if (operation === 'timeSlots.list') return success(slots);
    sent.push(operation);
    afterUpdate();
    return success(null);
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
