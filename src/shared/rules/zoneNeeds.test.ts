import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWeeks, slotWeekOf, type TimeSlot, weekStart } from './slotWeek.ts';
import { type LoadedWeek, shortageOf, shortHoursOf, worstZonesFirst, zoneHoursOf } from './zoneNeeds.ts';

const hourMs = 3_600_000;
const timeZone = 'Europe/Madrid';
/** Week in which daylight saving time ends: 169 hours. */
const monday = '2026-10-19';

const loaded = (
  zone: string,
  from: string,
  valuesAt: (hour: number) => Partial<TimeSlot>,
  readAt = 0,
): LoadedWeek => {
  const week = slotWeekOf(from, timeZone);
  const start = weekStart(week);
  const hours = ((week.days.at(-1)?.end ?? 0) - start) / hourMs;
  return {
    week,
    readAt,
    slots: Array.from({ length: hours }, (_, hour) => ({
      id: `${zone} ${from} ${hour}`,
      startTime: new Date(start + hour * hourMs).toISOString(),
      isDeliveryActive: true,
      bookedCouriers: 1,
      ...valuesAt(hour),
    })),
  };
};

const start = weekStart(slotWeekOf(monday, timeZone));
const none = () => ({ numberOfOrders: 0 });

const zoneWith = (zone: string, ordersAt: (hour: number) => number, now = start - 1) =>
  zoneHoursOf(
    zone,
    [
      loaded(zone, addWeeks(monday, -1), (hour) => ({ numberOfOrders: ordersAt(hour) })),
      loaded(zone, monday, none, now),
      loaded(zone, addWeeks(monday, 1), none),
    ],
    now,
  );

describe('the hours of a zone', () => {
  it('are those of this and the next week, the worst of them named', () => {
    const zone = zoneWith('a', (hour) => (hour === 20 ? 9 : 0));
    expect(zone.slots.size).toBe(169 + 168);
    // Nothing of this week is over, so both weeks are predicted from the previous one: 5 couriers for 9 orders.
    expect(shortageOf(zone)).toMatchObject({
      count: 2,
      worst: { slot: { id: `a ${monday} 20` }, need: { missing: 4 } },
    });
  });

  it('next week are predicted from this week as far as it is over', () => {
    const now = start + 48 * hourMs;
    const zone = zoneHoursOf(
      'a',
      [
        loaded('a', addWeeks(monday, -1), none),
        loaded('a', monday, () => ({ numberOfOrders: 6 }), now),
        loaded('a', addWeeks(monday, 1), none),
      ],
      now,
    );
    const short = [...zone.slots.values()].filter(({ id }) => (zone.needs.get(id)?.missing ?? 0) > 0);
    expect(short).toHaveLength(48);
    expect(short.every(({ id }) => id.includes(addWeeks(monday, 1)))).toBe(true);
  });

  it('have no shortage before any week is loaded', () => {
    const empty = (from: string): LoadedWeek => ({
      week: slotWeekOf(from, timeZone),
      slots: null,
      readAt: 0,
    });
    const zone = zoneHoursOf(
      'a',
      [empty(addWeeks(monday, -1)), empty(monday), empty(addWeeks(monday, 1))],
      start,
    );
    expect([shortageOf(zone), shortHoursOf([zone])]).toEqual([{ count: 0, worst: null }, []]);
  });
});

describe('short hours of several zones', () => {
  const zones = fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 4, maxLength: 4 }), {
    maxLength: 5,
  });

  it('are the hours in which any zone lacks couriers, most missing first', () => {
    fc.assert(
      fc.property(zones, (ordersOf) => {
        const all = ordersOf.map((orders, index) => zoneWith(`z${index}`, (hour) => orders[hour] ?? 0));
        const missingAt = (orders: readonly number[], hour: number): number =>
          Math.max(0, Math.ceil((orders[hour] ?? 0) / 2) - 1);
        const hours = shortHoursOf(all);
        const wanted = [0, 1, 2, 3].flatMap((hour) => {
          const missing = ordersOf.map((orders) => missingAt(orders, hour));
          const [most, sum] = [Math.max(0, ...missing), missing.reduce((one, other) => one + other, 0)];
          return sum > 0 ? [{ start: start + hour * hourMs, most, missing: sum }] : [];
        });
        expect(
          hours.filter((hour) => hour.start < start + 4 * hourMs).toSorted((a, b) => a.start - b.start),
        ).toEqual(wanted);
        expect(hours).toHaveLength(wanted.length * 2);
        for (const [index, hour] of hours.slice(1).entries()) {
          const before = hours[index];
          expect(before?.missing).toBeGreaterThanOrEqual(hour.missing);
          if (before?.missing === hour.missing) expect(before.most).toBeGreaterThanOrEqual(hour.most);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('have the zone of the worst hour first, and otherwise keep the order', () => {
    const [calm, short, other] = [
      zoneWith('calm', () => 0),
      zoneWith('short', () => 8),
      zoneWith('other', () => 0),
    ];
    expect(worstZonesFirst([calm, short, other]).map(({ zone }) => zone)).toEqual(['short', 'calm', 'other']);
  });
});
