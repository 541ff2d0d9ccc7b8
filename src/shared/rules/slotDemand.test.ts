import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coveredShare,
  needOf,
  ordersPerCourier,
  type SlotNeed,
  shortestHours,
  weekNeeds,
} from './slotDemand.ts';
import type { TimeSlot } from './slotWeek.ts';
import { addWeeks, layOutSlots, slotWeekOf, weekStart } from './slotWeek.ts';

const hourMs = 3_600_000;
const monday = '2026-11-16';

const slotAt = (startTime: number, values: Partial<TimeSlot> = {}): TimeSlot =>
  ({
    id: String(startTime),
    startTime: new Date(startTime).toISOString(),
    bookedCouriers: 4,
    isDeliveryActive: true,
    ...values,
  }) as TimeSlot;

const weekFrom = (from: string, valuesAt: (index: number) => Partial<TimeSlot> = () => ({})) => {
  const week = slotWeekOf(from, 'Europe/Madrid');
  const count = ((week.days.at(-1)?.end ?? 0) - weekStart(week)) / hourMs;
  const slots = Array.from({ length: count }, (_, index) =>
    slotAt(weekStart(week) + index * hourMs, valuesAt(index)),
  );
  return {
    grid: layOutSlots(week, slots),
    dates: week.days.map(({ date }) => date),
    start: weekStart(week),
    readAt: Number.POSITIVE_INFINITY,
  };
};

describe('demand of a slot', () => {
  it('is that of the same hour in the previous week, with its date', () => {
    const shown = weekFrom(monday);
    const before = weekFrom(addWeeks(monday, -1), (index) => ({ numberOfOrders: index }));
    const needs = weekNeeds(shown.grid, [before], shown.start - 1);
    const id = shown.grid[4]?.[21]?.[0]?.id ?? '';
    expect(needs.get(id)?.demand).toEqual({ orders: 4 * 24 + 21, date: '2026-11-13' });
  });

  it('is taken from the week before if the hour is not over yet', () => {
    const next = weekFrom(monday);
    const current = weekFrom(addWeeks(monday, -1), () => ({ numberOfOrders: 5 }));
    const previous = weekFrom(addWeeks(monday, -2), () => ({ numberOfOrders: 9 }));
    const wednesday = current.start + 60 * hourMs;
    const needs = weekNeeds(next.grid, [{ ...current, readAt: wednesday }, previous], wednesday);
    const demandAt = (day: number) => needs.get(next.grid[day]?.[12]?.[0]?.id ?? '')?.demand;
    expect(demandAt(1)).toEqual({ orders: 5, date: '2026-11-10' });
    // Wednesday's 12:00 slot is still running, so it is no basis yet.
    expect(demandAt(2)).toEqual({ orders: 9, date: '2026-11-04' });
  });

  it('is unknown without delivery, without a value and without a week', () => {
    const shown = weekFrom(monday);
    const before = weekFrom(addWeeks(monday, -1), (index) => ({
      numberOfOrders: index === 13 ? undefined : 8,
      isDeliveryActive: index !== 12,
    }));
    const coverOf = (hour: number, weeks: Parameters<typeof weekNeeds>[1]) =>
      weekNeeds(shown.grid, weeks, shown.start - 1).get(shown.grid[0]?.[hour]?.[0]?.id ?? '')?.cover;
    expect([12, 13, 14].map((hour) => coverOf(hour, [before]))).toEqual(['unknown', 'unknown', 'enough']);
    expect(coverOf(14, [{ grid: null, dates: [], readAt: 0 }])).toBe('unknown');
    expect(coverOf(14, [{ ...before, grid: null }])).toBe('unknown');
  });

  it('is the same for both hours of the autumn change: that of the single hour a week before', () => {
    const shown = weekFrom('2026-10-19');
    const before = weekFrom('2026-10-12', (index) => ({ numberOfOrders: index === 146 ? 7 : 0 }));
    const needs = weekNeeds(shown.grid, [before], shown.start - 1);
    const both = shown.grid[6]?.[2] ?? [];
    expect(both).toHaveLength(2);
    expect(both.map(({ id }) => needs.get(id)?.demand?.orders)).toEqual([7, 7]);
  });
});

describe('need of couriers', () => {
  const start = Date.parse('2026-11-16T12:00:00Z');
  const need = (orders: number, values: Partial<TimeSlot>) =>
    needOf(slotAt(start, values), { orders, date: '2026-11-09' }, start - 1);

  it('is null for a started hour and for an hour without delivery', () => {
    expect(needOf(slotAt(start), null, start)).toBeNull();
    expect(needOf(slotAt(start), null, start - 1)?.cover).toBe('unknown');
    expect(need(9, { isDeliveryActive: false })).toBeNull();
    expect(need(9, { bookedCouriers: undefined })).toBeNull();
    const shown = weekFrom(monday);
    expect([...weekNeeds(shown.grid, [], Number.POSITIVE_INFINITY)]).toEqual([]);
  });

  it('depends on missing couriers, not on booked places', () => {
    const full = { isCouriersLimited: true, couriersLimit: 10, bookedCouriers: 10 };
    expect(need(12, full)).toMatchObject({ cover: 'enough', missing: 0, places: 0 });
    expect(need(42, { ...full, couriersLimit: 14 })).toMatchObject({
      cover: 'short',
      missing: 11,
      places: 4,
    });
    expect(need(25, { bookedCouriers: 10, isCouriersLimited: false })).toMatchObject({
      cover: 'tight',
      missing: 3,
      places: null,
    });
    expect(need(1, { bookedCouriers: 0 })).toMatchObject({ cover: 'short', missing: 1 });
    expect(need(0, { bookedCouriers: 0 })).toMatchObject({ cover: 'enough', missing: 0 });
  });

  it('is covered by the missing couriers, and grows with the orders', () => {
    const rank = { enough: 0, tight: 1, short: 2, unknown: -1 };
    fc.assert(
      fc.property(fc.nat(300), fc.nat(60), (orders, bookedCouriers) => {
        const now = need(orders, { bookedCouriers });
        const missing = now?.missing ?? 0;
        expect(need(orders, { bookedCouriers: bookedCouriers + missing })?.cover).toBe('enough');
        expect(missing > 0).toBe(orders > bookedCouriers * ordersPerCourier.tight);
        const more = need(orders + 1, { bookedCouriers });
        expect(rank[more?.cover ?? 'unknown']).toBeGreaterThanOrEqual(rank[now?.cover ?? 'unknown']);
      }),
    );
  });
});

describe('the shortest hours', () => {
  it('are sorted by shortage, and all lack couriers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(12)), { maxLength: 40 }), (hours) => {
        const needs = new Map(
          hours.flatMap(([orders, bookedCouriers], index) => {
            const slot = slotAt(index * hourMs, { bookedCouriers });
            const need = needOf(slot, { orders, date: '2026-11-09' }, -1);
            return need ? [[slot.id, need] as const] : [];
          }),
        );
        const shortest = shortestHours(needs, 10).map(([, { missing }]) => missing);
        expect(shortest).toEqual(shortest.toSorted((one, other) => other - one));
        const all = [...needs.values()].map(({ missing }) => missing).filter((missing) => missing > 0);
        expect(shortest).toEqual(all.toSorted((one, other) => other - one).slice(0, 10));
      }),
    );
  });
});

it('the covered share is the proportion of booked couriers', () => {
  const need = { cover: 'short', demand: null, places: null } as const;
  expect(coveredShare({ ...need, couriers: 3, missing: 1 })).toBe(0.75);
  expect(coveredShare({ ...need, couriers: 0, missing: 2 })).toBe(0);
  expect(coveredShare({ ...need, couriers: 0, missing: 0 })).toBe(1);
});

it('hours with an equal shortage are sorted by orders per courier', () => {
  const need = (couriers: number, orders: number, missing: number): SlotNeed => ({
    cover: 'short',
    couriers,
    demand: { orders, date: '2026-11-13' },
    missing,
    places: null,
  });
  const needs = new Map([
    ['calm', need(8, 16, 2)],
    ['busy', need(2, 12, 2)],
    ['worst', need(9, 9, 3)],
    ['enough', need(1, 90, 0)],
    ['nobody', need(0, 5, 2)],
  ]);
  expect(shortestHours(needs, 9).map(([id]) => id)).toEqual(['worst', 'nobody', 'busy', 'calm']);
});
