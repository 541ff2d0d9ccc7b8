import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourRanges, hoursOff, weekTotals, withoutHours } from './slotTotals.ts';
import type { TimeSlot } from './slotWeek.ts';
import { layOutSlots, slotWeekOf, weekStart } from './slotWeek.ts';

const hourMs = 3_600_000;
const week = slotWeekOf('2026-11-16', 'Europe/Madrid');
const start = weekStart(week);

type Values = Partial<TimeSlot>;
const limited = (bookedCouriers: number, couriersLimit: number): Values => ({
  isCouriersLimited: true,
  bookedCouriers,
  couriersLimit,
});

const gridOf = (valuesAt: (day: number, hour: number) => Values) =>
  layOutSlots(
    week,
    Array.from({ length: 168 }, (_, index) => ({
      id: `h${index}`,
      startTime: new Date(start + index * hourMs).toISOString(),
      ...valuesAt(Math.floor(index / 24), index % 24),
    })) as TimeSlot[],
  );

const off: Values = { isDeliveryActive: false };

describe('hidden hours', () => {
  it('are those without delivery on every day', () => {
    const night = new Set([2, 3, 4, 23]);
    const grid = gridOf((day, hour) => (night.has(hour) || day === 3 ? off : {}));
    expect(hoursOff(grid)).toEqual([2, 3, 4, 23]);
    expect(hourRanges(hoursOff(grid))).toEqual([
      [2, 4],
      [23, 23],
    ]);
    expect(hoursOff(gridOf((day, hour) => (night.has(hour) && day !== 6 ? off : {})))).toEqual([]);
  });

  it('are empty if there is no delivery at all, and without slots', () => {
    expect(hoursOff(gridOf(() => off))).toEqual([]);
    expect(hoursOff(layOutSlots(week, []))).toEqual([]);
    const only = (...hours: number[]) =>
      gridOf((_day, hour) => (hour === 10 ? off : {})).map((day) =>
        day.map((slots, hour) => (hours.includes(hour) ? slots : [])),
      );
    expect(hoursOff(only(10))).toEqual([]);
    expect(hoursOff(only(10, 11))).toEqual([10]);
  });

  it('cannot be selected', () => {
    const whole = gridOf(() => ({}));
    expect(withoutHours(whole, [])).toBe(whole);
    const grid = withoutHours(
      gridOf(() => ({})),
      [2, 3],
    );
    expect(grid.flat(2)).toHaveLength(154);
    expect(grid.every((day) => day[2]?.length === 0 && day[1]?.length === 1)).toBe(true);
  });
});

describe('totals of a week', () => {
  it('include the worst hour, which is not visible in the sum', () => {
    const grid = gridOf((day, hour) => {
      if (day === 0 && hour === 13) return limited(2, 10);
      return hour >= 10 && hour < 18 ? limited(10, 10) : off;
    });
    const { days, hours } = weekTotals(grid, 0);
    expect(days[0]).toEqual({
      booked: 72,
      limit: 80,
      unlimited: null,
      worst: { day: 0, hour: 13, booked: 2, limit: 10 },
    });
    expect(hours[13]).toMatchObject({ booked: 62, limit: 70, worst: { day: 0, hour: 13 } });
    expect(days[1]?.worst).toBeNull();
  });

  it('separate hours without a limit, and omit those without delivery', () => {
    const grid = gridOf((_day, hour) => {
      if (hour === 12) return { isCouriersLimited: false, bookedCouriers: 7, couriersLimit: 0 };
      return hour === 13 ? { ...limited(1, 9), ...off } : hour === 14 ? limited(3, 4) : off;
    });
    expect(weekTotals(grid, 0).days[2]).toEqual({
      booked: 3,
      limit: 4,
      unlimited: 7,
      worst: { day: 2, hour: 14, booked: 3, limit: 4 },
    });
    const free = gridOf(() => ({ isCouriersLimited: false, bookedCouriers: 7 }));
    expect(weekTotals(free, 0).days[0]?.unlimited).toBe(24 * 7);
  });

  it('name among equal gaps the hour with the smaller limit, then the first', () => {
    const worstOf = (...gaps: [number, number][]) =>
      weekTotals(
        gridOf((_day, hour) => limited(...(gaps[hour] ?? [0, 0]))),
        0,
      ).days[0]?.worst?.hour;
    expect(worstOf([6, 10], [0, 4], [0, 4])).toBe(1);
    expect(worstOf([0, 4], [6, 10])).toBe(0);
  });

  it('treat a running hour as bookable', () => {
    const grid = gridOf((_day, hour) => (hour === 12 ? limited(0, 10) : hour === 15 ? limited(7, 10) : off));
    expect(weekTotals(grid, start + 12.5 * hourMs).days[0]?.worst).toMatchObject({ hour: 12 });
  });

  it('name the worst hour that can still be booked', () => {
    const grid = gridOf((_day, hour) => limited(hour === 8 ? 0 : hour === 20 ? 3 : 4, 5));
    const noon = start + 12 * hourMs;
    expect(weekTotals(grid, noon).days[0]?.worst).toMatchObject({ hour: 20 });
    expect(weekTotals(grid, noon).days[1]?.worst).toMatchObject({ hour: 8 });
    // Past days name the worst hour of the whole day.
    expect(weekTotals(grid, noon + 24 * hourMs).days[0]?.worst).toMatchObject({ hour: 8 });
  });

  it('by days equal those by hours, and the worst hour of a day has its widest gap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { minLength: 168, maxLength: 168 }),
        (numbers) => {
          const grid = gridOf((day, hour) => limited(...(numbers[day * 24 + hour] ?? [0, 0])));
          const { days, hours } = weekTotals(grid, 0);
          const sum = (of: typeof days) =>
            of.reduce((all, { booked, limit }) => all + booked * 1000 + limit, 0);
          expect(sum(days)).toBe(sum(hours));
          for (const [day, { worst }] of days.entries()) {
            const gaps = numbers.slice(day * 24, day * 24 + 24).filter(([booked, limit]) => booked < limit);
            const widest = Math.max(...gaps.map(([booked, limit]) => limit - booked));
            if (worst) expect(worst.limit - worst.booked).toBe(widest);
            else expect(gaps).toEqual([]);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
