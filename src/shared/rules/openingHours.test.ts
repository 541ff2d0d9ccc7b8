import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayMinutes,
  openingStatusAt,
  openStateAt,
  spansOf,
  type WeekMoment,
  type WorkingTime,
  weekMomentAt,
} from './openingHours.ts';
import { weekdays } from './wireValues.ts';

const hours = (...texts: string[]) => ({
  isClosed: texts.length === 0,
  openAt: texts.map((text) => {
    const [from = '', to = ''] = text.split('-');
    return { from, to };
  }),
});
const at = (weekday: number, time: string): WeekMoment => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { weekday, minute: hour * 60 + minute };
};

describe('opening hours of a day', () => {
  it('are read in order, also past midnight', () => {
    expect(spansOf(hours('20:00-23:30', '12:30-16:00'))).toEqual([
      { from: 750, to: 960 },
      { from: 1200, to: 1410 },
    ]);
    expect(spansOf(hours('13:00-01:00'))).toEqual([{ from: 780, to: 1500 }]);
    expect(spansOf(hours('12:30-00:00'))).toEqual([{ from: 750, to: 1440 }]);
    expect(spansOf(hours('00:00-23:59'))).toEqual([{ from: 0, to: 1440 }]);
    expect(spansOf(hours('10:00-10:00'))).toEqual([{ from: 600, to: 2040 }]);
    expect(spansOf(hours('00:00-24:00'))).toEqual([{ from: 0, to: 1440 }]);
  });

  it('are empty when the day is closed, unknown or unreadable', () => {
    expect(spansOf({ isClosed: true, openAt: [{ from: '09:00', to: '10:00' }] })).toEqual([]);
    expect(spansOf(undefined)).toEqual([]);
    expect(spansOf(hours('soon-later', '25:00-26:00', '10:60-11:00'))).toEqual([]);
  });
});

describe('open now', () => {
  const week: WorkingTime = {
    monday: hours(),
    friday: hours('12:00-16:00', '20:00-00:00'),
    saturday: hours('00:00-02:00', '13:00-01:00'),
    sunday: hours('20:00-03:00'),
  };

  it.each([
    [at(4, '11:59'), { type: 'closed', opens: at(4, '12:00') }],
    [at(4, '12:00'), { type: 'open', until: at(4, '16:00') }],
    [at(4, '16:00'), { type: 'closed', opens: at(4, '20:00') }],
    [at(4, '23:00'), { type: 'open', until: at(5, '02:00') }],
    [at(6, '00:30'), { type: 'open', until: at(6, '01:00') }],
    [at(6, '23:00'), { type: 'open', until: at(0, '03:00') }],
    [at(0, '02:59'), { type: 'open', until: at(0, '03:00') }],
    [at(0, '03:00'), { type: 'closed', opens: at(4, '12:00') }],
  ])('at %j', (moment, state) => expect(openStateAt(week, moment)).toEqual(state));

  it('is constant if nothing changes', () => {
    expect(openStateAt({}, at(2, '12:00'))).toEqual({ type: 'never' });
    const always = Object.fromEntries(weekdays.map((day) => [day, hours('00:00-23:59')]));
    expect(openStateAt(always, at(2, '12:00'))).toEqual({ type: 'always' });
  });
});

const span = fc.tuple(fc.nat(1439), fc.nat(1439));
const anyWeek = fc.array(fc.array(span, { maxLength: 3 }), { minLength: 7, maxLength: 7 });
const text = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

it('agrees with a search through all hours, and changes exactly at the announced time', () => {
  fc.assert(
    fc.property(anyWeek, fc.nat(6), fc.nat(1439), (days, weekday, minute) => {
      const week = Object.fromEntries(
        weekdays.map((day, index) => [
          day,
          { openAt: (days[index] ?? []).map(([from, to]) => ({ from: text(from), to: text(to) })) },
        ]),
      );
      const isOpen = (moment: WeekMoment): boolean =>
        weekdays.some((day, index) =>
          spansOf(week[day]).some(({ from, to }) =>
            [-7, 0, 7].some((shift) => {
              const now = (moment.weekday - index + shift) * dayMinutes + moment.minute;
              return from <= now && now < to;
            }),
          ),
        );
      const state = openStateAt(week, { weekday, minute });
      expect(state.type === 'open' || state.type === 'always').toBe(isOpen({ weekday, minute }));
      if (state.type === 'open') expect(isOpen(state.until)).toBe(false);
      if (state.type === 'closed') expect(isOpen(state.opens)).toBe(true);
    }),
  );
});

it('is false for a stopped or inactive establishment, whatever its hours', () => {
  const flag = fc.constantFrom(true, false, null, undefined);
  fc.assert(
    fc.property(
      anyWeek,
      flag,
      flag,
      fc.nat(6),
      fc.nat(1439),
      (days, isActive, isStopped, weekday, minute) => {
        const workingTime = Object.fromEntries(
          weekdays.map((day, index) => [
            day,
            { openAt: (days[index] ?? []).map(([from, to]) => ({ from: text(from), to: text(to) })) },
          ]),
        );
        const now = { weekday, minute };
        const status = openingStatusAt({ isActive, isStopped, workingTime }, now);
        if (isActive === false) expect(status).toEqual({ type: 'notActive' });
        else if (isStopped === true) expect(status).toEqual({ type: 'stopped' });
        else expect(status).toEqual(openStateAt(workingTime, now));
      },
    ),
  );
  expect(openingStatusAt({ workingTime: null }, { weekday: 0, minute: 0 })).toEqual({ type: 'unknown' });
});

it('uses the time zone of the country, not of the computer, in summer and winter', () => {
  const zones = fc.constantFrom('Europe/Madrid', 'Europe/Kyiv', 'UTC');
  const instants = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });
  fc.assert(
    fc.property(instants, zones, (instant, timeZone) => {
      const { weekday, minute } = weekMomentAt(instant, timeZone);
      const shown = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(instant);
      const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
      expect(shown.replace(',', '')).toBe(`${names[weekday]} ${text(minute)}`);
    }),
  );
});
