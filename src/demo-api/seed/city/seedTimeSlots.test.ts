import { describe, expect, it } from 'vitest';
import { countries } from '#shared/rules/countries.ts';
import { addDays } from '#shared/rules/plainDates.ts';
import { hoursOfWeek, mondayOf } from '../../time/zonedTime.ts';
import { rowsOf, seedForTests } from '../testing/seedForTests.ts';

const seedOn = (date: string) => seedForTests({ orders: 0, today: new Date(`${date}T12:00:00.000Z`) });

describe('time slots', () => {
  it.each([
    ['2026-06-10', [168, 168, 168]],
    ['2026-03-25', [168, 167, 168]],
    ['2026-10-28', [169, 168, 168]],
    ['2026-10-17', [168, 168, 169]],
    ['2026-10-18', [168, 168, 169, 168]],
  ])('exist for the weeks around %s, hour by hour', (date, lengths) => {
    const db = seedOn(date);
    const monday = mondayOf(date);
    const starts = Map.groupBy(rowsOf(db, 'time_slots', 'ORDER BY startTime'), ({ geoZoneId }) => geoZoneId);
    for (const [country, { timeZone }] of Object.entries(countries)) {
      const weeks = lengths.map((_length, index) => hoursOfWeek(addDays(monday, 7 * index - 7), timeZone));
      expect(weeks.map((hours) => hours.length)).toEqual(lengths);
      const zones = rowsOf(
        db,
        'geo_zones',
        "WHERE status = 'active' AND cityId IN (SELECT id FROM cities WHERE country = ?)",
        country,
      );
      expect(zones.length).toBeGreaterThanOrEqual(12);
      for (const { id } of zones)
        expect(starts.get(id)?.map(({ startTime }) => startTime)).toEqual(weeks.flat());
    }
  });

  const slots = rowsOf(seedOn('2026-06-10'), 'time_slots');

  it('include every case: unlimited, limited, full, busy, high demand and off', () => {
    expect(slots.some((slot) => slot.isCouriersLimited === 0 && slot.bookedCouriers > 0)).toBe(true);
    expect(
      slots.some((slot) => slot.isCouriersLimited === 1 && slot.bookedCouriers < slot.couriersLimit),
    ).toBe(true);
    expect(
      slots.some((slot) => slot.isCouriersLimited === 1 && slot.bookedCouriers === slot.couriersLimit),
    ).toBe(true);
    expect(slots.some((slot) => slot.isHighDemand === 1)).toBe(true);
    expect(slots.some((slot) => slot.costMultiplier > 1)).toBe(true);
    expect(slots.some((slot) => slot.isDeliveryActive === 0)).toBe(true);
  });

  it('obey the rules of the form', () => {
    const wrong = slots.filter(
      ({ costMultiplier, isCouriersLimited, bookedCouriers, couriersLimit, minFreeCouriers }) =>
        !(
          costMultiplier >= 1 &&
          Number(costMultiplier.toFixed(1)) === costMultiplier &&
          (isCouriersLimited === 1 ? bookedCouriers <= couriersLimit : couriersLimit === 0) &&
          minFreeCouriers <= bookedCouriers
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('have orders and queues in the past only', () => {
    const past = slots.filter(({ startTime }) => startTime < '2026-06-10T00:00:00.000Z');
    expect(past.some(({ numberOfOrders, maxQueue }) => numberOfOrders > 0 && maxQueue > 0)).toBe(true);
    const future = slots.filter(({ startTime }) => startTime >= '2026-06-11T00:00:00.000Z');
    expect(future.every(({ numberOfOrders, maxQueue }) => numberOfOrders === 0 && maxQueue === 0)).toBe(true);
  });
});
