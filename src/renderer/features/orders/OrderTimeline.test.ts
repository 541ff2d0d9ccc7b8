import { expect, it } from 'vitest';
import { orderMoments } from './OrderTimeline.tsx';

const namesOf = (order: Partial<Parameters<typeof orderMoments>[0]>) =>
  orderMoments({ status: 'completed', createdAt: '', updatedAt: '', ...order }).map(({ name }) => name);

it('lists the times of an order chronologically', () => {
  const order = {
    createdAt: '2026-11-20T10:00:00Z',
    paidAt: '2026-11-20T10:01:00Z',
    acceptedAt: '2026-11-20T10:05:00+01:00',
    updatedAt: '2026-11-20T10:30:00Z',
    scheduledFor: '2026-11-20T20:00:00Z',
  };
  expect(namesOf(order)).toEqual(['accepted', 'created', 'paid', 'lastChange', 'scheduledFor']);
  expect(namesOf({ ...order, scheduledFor: '2026-11-20T10:20:00Z' }).indexOf('scheduledFor')).toBe(3);
});

it('omits missing times, and keeps the business order for equal ones', () => {
  expect(namesOf({ createdAt: '2026-11-20T10:00:00Z', paidAt: null, acceptedAt: 'soon' })).toEqual([
    'created',
  ]);
  const at = '2026-11-20T10:00:00Z';
  expect(namesOf({ updatedAt: at, acceptedAt: at, paidAt: at, createdAt: at })).toEqual([
    'created',
    'paid',
    'accepted',
    'lastChange',
  ]);
});

it('omits the last change if it set the current status', () => {
  const at = '2026-11-20T10:00:00Z';
  expect(namesOf({ status: 'created', createdAt: at, updatedAt: at })).toEqual(['created']);
  expect(namesOf({ status: 'paid', createdAt: at, paidAt: at, updatedAt: at })).toEqual(['created', 'paid']);
  const later = '2026-11-20T11:00:00Z';
  expect(namesOf({ status: 'created', createdAt: at, updatedAt: later })).toEqual(['created', 'lastChange']);
});
