import { describe, expect, it } from 'vitest';
import { isRelative, steppedChange } from './slotSteps.ts';
import type { TimeSlot } from './slotWeek.ts';

const slot = (values: Partial<TimeSlot>): TimeSlot => ({
  id: 'slot',
  startTime: '2026-10-23T18:00:00.000Z',
  isDeliveryActive: true,
  isHighDemand: false,
  isCouriersLimited: true,
  couriersLimit: 9,
  bookedCouriers: 3,
  maxQueue: 0,
  minFreeCouriers: 1,
  numberOfOrders: 0,
  costMultiplier: 1.2,
  ...values,
});
const unlimited = slot({ isCouriersLimited: false, couriersLimit: 4 });

describe('the change of a slot in a bulk edit', () => {
  it('adds to its own limit', () => {
    expect(steppedChange(slot({}), { couriersLimit: 2 }, { couriersLimit: 'add' })?.values).toEqual({
      couriersLimit: 11,
    });
  });

  it('raises a multiplier and never lowers it with "at least"', () => {
    const change = (costMultiplier: number) =>
      steppedChange(slot({}), { costMultiplier }, { costMultiplier: 'atLeast' })?.values;
    expect([change(1.3), change(1.1)]).toEqual([{ costMultiplier: 1.3 }, undefined]);
  });

  it('leaves an unlimited slot unlimited unless the limit is chosen', () => {
    for (const step of ['set', 'add', 'subtract', 'atLeast', 'atMost'] as const)
      expect(steppedChange(unlimited, { couriersLimit: 7 }, { couriersLimit: step })).toBeNull();
    const chosen = { isCouriersLimited: true, couriersLimit: 7 };
    expect(steppedChange(unlimited, chosen, {})?.values).toEqual(chosen);
    expect(steppedChange(unlimited, chosen, { couriersLimit: 'atMost' })?.values).toEqual(chosen);
    // An infinite limit has nothing to add to, and its old number must not come back.
    expect(steppedChange(unlimited, chosen, { couriersLimit: 'add' })).toBeNull();
    expect(steppedChange(unlimited, chosen, { couriersLimit: 'atLeast' })).toBeNull();
  });

  it('keeps other values of a slot whose limit stays', () => {
    const values = { couriersLimit: 7, isHighDemand: true };
    expect(steppedChange(unlimited, values, {})?.values).toEqual({ isHighDemand: true });
  });

  it('skips a number that is not known', () => {
    const { minFreeCouriers: _unreadable, ...rest } = slot({});
    expect(steppedChange(rest, { minFreeCouriers: 1 }, { minFreeCouriers: 'add' })).toBeNull();
    expect(steppedChange(rest, { minFreeCouriers: 1 }, {})?.values).toEqual({ minFreeCouriers: 1 });
  });

  it('depends on present values with every step but "="', () => {
    expect(isRelative({ couriersLimit: 2 }, {})).toBe(false);
    expect(isRelative({ couriersLimit: 2 }, { couriersLimit: 'atMost' })).toBe(true);
    expect(isRelative({ isHighDemand: true }, { couriersLimit: 'add' })).toBe(false);
  });
});
