import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  batchesOf,
  isBelowBooked,
  isChangedSince,
  isRealChange,
  joinPlans,
  planCopy,
  planZoneCopy,
  reverseOf,
  type SlotChange,
  type SlotValues,
  valuesOf,
} from './slotChanges.ts';
import type { TimeSlot } from './slotWeek.ts';
import { layOutSlots, slotWeekOf } from './slotWeek.ts';

const slot = (id: string, values: Partial<TimeSlot> = {}): TimeSlot => ({
  id,
  startTime: '2026-11-18T10:00:00.000Z',
  isDeliveryActive: true,
  isHighDemand: false,
  isCouriersLimited: false,
  couriersLimit: 0,
  bookedCouriers: 0,
  minFreeCouriers: 0,
  costMultiplier: 1,
  ...values,
});

const someValues = fc.record(
  {
    isHighDemand: fc.boolean(),
    isCouriersLimited: fc.boolean(),
    couriersLimit: fc.nat(3),
    costMultiplier: fc.constantFrom(1, 1.5),
  },
  { requiredKeys: [] },
);

describe('changes of slots', () => {
  it('conflict with those of another user only in the same fields with different values', () => {
    const change: SlotChange = { slot: slot('s'), values: { couriersLimit: 3 } };
    const isMet = (values: Partial<TimeSlot>): boolean => isChangedSince(change, slot('s', values));
    expect(isMet({})).toBe(false);
    expect(isMet({ couriersLimit: 2 })).toBe(true);
    expect(isMet({ couriersLimit: 3 })).toBe(false);
    expect(isMet({ costMultiplier: 1.5 })).toBe(false);
  });

  it('are sent in one batch for each distinct value, with each slot once', () => {
    fc.assert(
      fc.property(fc.array(someValues), (all) => {
        const changes = all.map((values, index) => ({
          slot: slot(`s${index}`),
          values: values as SlotValues,
        }));
        const batches = batchesOf(changes);
        const different = new Set(all.map((values) => JSON.stringify(Object.entries(values).sort())));
        expect(batches).toHaveLength(different.size);
        expect(
          batches
            .flat()
            .map(({ slot: { id } }) => id)
            .sort(),
        ).toEqual(changes.map(({ slot: { id } }) => id).sort());
        for (const batch of batches) for (const { values } of batch) expect(values).toEqual(batch[0]?.values);
      }),
    );
  });

  it('are undone with the previous values', () => {
    fc.assert(
      fc.property(someValues, someValues, (before, values) => {
        const was = slot('s', before as Partial<TimeSlot>);
        const back = reverseOf({ slot: was, values: values as SlotValues });
        expect({ ...back.slot, ...back.values }).toEqual(was);
      }),
    );
    const limit = { slot: slot('s'), values: { couriersLimit: 3 } };
    expect(Object.keys(reverseOf(limit).values)).toEqual(['couriersLimit']);
  });

  it('send only known and meaningful values', () => {
    const known = { id: 's', startTime: '', isHighDemand: true };
    expect(Object.keys(valuesOf(known))).toEqual(['isHighDemand']);
    expect(valuesOf(slot('s', { couriersLimit: 7 }))).not.toHaveProperty('couriersLimit');
    expect(valuesOf(slot('s', { couriersLimit: 7, isCouriersLimited: true }))).toHaveProperty(
      'couriersLimit',
      7,
    );
  });

  it('are flagged below the number of booked couriers', () => {
    const booked = slot('s', { bookedCouriers: 3 });
    const below = (values: SlotValues): boolean => isBelowBooked({ slot: booked, values });
    expect(below({ isCouriersLimited: true, couriersLimit: 2 })).toBe(true);
    expect(below({ isCouriersLimited: true, couriersLimit: 3 })).toBe(false);
    expect(below({ couriersLimit: 2 })).toBe(false);
  });

  it('in an unused limit count as no change', () => {
    expect(isRealChange({ slot: slot('s'), values: { couriersLimit: 7 } })).toBe(false);
    expect(isRealChange({ slot: slot('s'), values: { couriersLimit: 7, isCouriersLimited: true } })).toBe(
      true,
    );
    expect(isRealChange({ slot: slot('s'), values: { isCouriersLimited: false } })).toBe(false);
  });
});

describe('a copy of slots', () => {
  const week = slotWeekOf('2026-10-19', 'Europe/Madrid');
  const dayOf = (day: number, values: Partial<TimeSlot>): TimeSlot[] => {
    const { start = 0, end = 0 } = week.days[day] ?? {};
    return Array.from({ length: (end - start) / 3_600_000 }, (_, index) =>
      slot(`d${day}h${index}`, { startTime: new Date(start + index * 3_600_000).toISOString(), ...values }),
    );
  };
  const ids = (changes: readonly SlotChange[]): string[] => changes.map(({ slot: { id } }) => id);

  it('omits started and unchanged hours, and counts hours without a slot', () => {
    const source = dayOf(0, { costMultiplier: 1.5 }).slice(1);
    const target = dayOf(1, {}).map((one, index) => (index === 23 ? { ...one, costMultiplier: 1.5 } : one));
    const grid = layOutSlots(week, [...source, ...target]);
    const now = Date.parse(target[2]?.startTime ?? '');
    const plan = planCopy(grid, grid, [{ from: 0, to: 1 }], now);
    expect(plan.past.map(({ id }) => id)).toEqual(['d1h1', 'd1h2']);
    expect(plan.same.map(({ id }) => id)).toEqual(['d1h23']);
    expect(plan.missing).toBe(1);
    expect(ids(plan.changes)).toEqual(Array.from({ length: 20 }, (_, index) => `d1h${index + 3}`));
    expect(batchesOf(plan.changes)).toHaveLength(1);
  });

  it('copies the single hour to both of the autumn change, and back', () => {
    const grid = layOutSlots(week, [...dayOf(5, { isHighDemand: true }), ...dayOf(6, {})]);
    expect(planCopy(grid, grid, [{ from: 5, to: 6 }], 0).changes).toHaveLength(25);
    expect(planCopy(grid, grid, [{ from: 6, to: 5 }], 0).changes).toHaveLength(24);
  });

  it('goes to zones: never to its own week, never without slots, and only if an hour is yet to start', () => {
    const source = {
      zone: 'a',
      monday: '2026-10-19',
      grid: layOutSlots(week, dayOf(0, { isHighDemand: true })),
    };
    const whole = { day: null, to: '2026-10-19', days: new Set<number>() };
    const other = { zone: 'b', grid: layOutSlots(week, dayOf(0, {})) };
    const noon = Date.parse(dayOf(0, {})[12]?.startTime ?? '');
    expect(planZoneCopy(source, whole, source, 0)).toEqual({ changes: [], same: [], past: [], missing: 0 });
    expect(planZoneCopy(source, whole, { zone: 'b', grid: layOutSlots(week, []) }, 0)).toBeNull();
    const plan = planZoneCopy(source, whole, other, noon);
    expect(ids(plan?.changes ?? [])).toEqual(Array.from({ length: 11 }, (_, index) => `d0h${index + 13}`));
    expect(plan?.past).toHaveLength(13);
    // A copy to another zone may keep the same day.
    const monday = { day: 0, to: '2026-10-19', days: new Set([0]) };
    expect(planZoneCopy(source, monday, source, 0)?.same).toEqual([]);
    expect(planZoneCopy(source, monday, other, 0)?.changes).toHaveLength(24);
    const two = layOutSlots(week, [...dayOf(0, {}), ...dayOf(1, {})]);
    const tuesday = planZoneCopy(source, { ...monday, days: new Set([1]) }, { zone: 'b', grid: two }, 0);
    expect(ids(tuesday?.changes ?? [])).toEqual(dayOf(1, {}).map(({ id }) => id));
    expect(joinPlans([3, 4].map((missing) => ({ changes: [], same: [], past: [], missing }))).missing).toBe(
      7,
    );
    expect(joinPlans(plan ? [plan, plan] : [])).toMatchObject({ changes: { length: 22 }, missing: 0 });
  });
});
