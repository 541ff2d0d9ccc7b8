import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCalendar, day, hour } from './calendar.ts';

const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});

it('is constant during a day, and never ahead of the clock', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const calendar = createCalendar(now);
      expect(calendar).toEqual(createCalendar(new Date(calendar.present)));
      expect(calendar.present <= now.getTime() && now.getTime() < calendar.present + day).toBe(true);
    }),
    { numRuns: 12 },
  );
});

it('starts at the beginning of a month, six months ago', () => {
  expect(createCalendar(new Date('2026-11-21T15:30:00Z')).days.es[0]?.date).toBe('2026-05-01');
  expect(createCalendar(new Date('2026-08-31T23:59:59Z')).days.ua[0]?.date).toBe('2026-02-01');
});

it('has a short and a long day at the clock changes', () => {
  const { days } = createCalendar(new Date('2026-05-31T12:00:00Z'));
  const lengths = days.es.slice(1).map(({ start }, index) => (start - (days.es[index]?.start ?? 0)) / hour);
  expect(days.es[lengths.indexOf(23)]?.date).toBe('2026-03-29');
  expect(lengths.filter((length) => length !== 24)).toEqual([23]);
});

it('has settled exactly the past half-months', () => {
  const { days } = createCalendar(new Date('2026-11-21T15:30:00Z'));
  expect(days.ua.find(({ date }) => date === '2026-11-15')?.isSettled).toBe(true);
  expect(days.ua.find(({ date }) => date === '2026-11-16')?.isSettled).toBe(false);
});
