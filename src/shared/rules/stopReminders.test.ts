import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reminderTimes } from './stopReminders.ts';

const at = (text: string) => Date.parse(text);
const times = (now: string, timeZone = 'Europe/Madrid') =>
  reminderTimes(at(now), timeZone).map(({ name, at: time }) => `${name} ${new Date(time).toISOString()}`);

it('offers half an hour, one and two hours, and nine in the evening of the country', () => {
  expect(times('2026-11-23T12:00:00.000Z')).toEqual([
    'halfHour 2026-11-23T12:30:00.000Z',
    'hour 2026-11-23T13:00:00.000Z',
    'twoHours 2026-11-23T14:00:00.000Z',
    'tonight 2026-11-23T20:00:00.000Z',
  ]);
  expect(times('2026-07-01T12:00:00.000Z', 'Europe/Kyiv').at(-1)).toBe('tonight 2026-07-01T18:00:00.000Z');
});

it('offers no evening when it is near or over', () => {
  expect(times('2026-11-23T19:29:00.000Z')).toHaveLength(4);
  expect(times('2026-11-23T19:30:00.000Z')).toHaveLength(3);
  expect(times('2026-11-23T22:30:00.000Z')).toHaveLength(3);
});

it('never offers a time of the past, nor more than a day ahead', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (now) => {
        for (const { at: time } of reminderTimes(now.getTime(), 'Europe/Madrid')) {
          expect(time).toBeGreaterThan(now.getTime());
          expect(time - now.getTime()).toBeLessThan(86_400_000);
        }
      },
    ),
  );
});
