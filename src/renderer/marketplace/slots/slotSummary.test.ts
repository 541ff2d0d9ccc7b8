import { i18n } from '@lingui/core';
import { beforeEach, expect, it } from 'vitest';
import type { SlotChange } from '#shared/rules/slotChanges.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { hoursText, joinedChanges, sharedValuesText, slotsText } from './slotSummary.ts';

const timeZone = 'Europe/Madrid';
const plain = (text: string): string => text.replace(/[\u2009\u00a0\u202f]/g, ' ');
/** Starts in May 2026 by day and local hour; Madrid is two hours ahead of UTC. */
const starts = (...hours: readonly (readonly [number, number])[]): string[] =>
  hours.map(([day, hour]) => new Date(Date.UTC(2026, 4, day, hour - 2)).toISOString());
const row = (day: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => [day, from + index] as const);

beforeEach(() => i18n.loadAndActivate({ locale: 'en_US', locales: 'en-GB', messages: {} }));

it.each([
  ['one hour', starts([23, 10]), '23 May, 10:00'],
  ['hours in a row, up to the end of the last one', starts(...row(23, 10, 13)), '23 May, 10:00–13:00'],
  ['the last hours of a day', starts(...row(23, 22, 24)), '23 May, 22:00–24:00'],
  [
    'the same hours of days in a row',
    starts(...row(23, 10, 12), ...row(24, 10, 12)),
    '23 – 24 May, 10:00–12:00',
  ],
  ['a whole week', starts(...row(18, 0, 168)), '18 – 24 May'],
  ['hours over midnight', starts(...row(23, 22, 26)), '23 May, 22:00 – 24 May, 02:00'],
  ['other choices, by the first', starts([24, 9], [23, 10], [24, 11]), '23 May, 10:00 and 2 more'],
  ['scattered hours of many days', starts(...row(18, 0, 70), [21, 3]), '18 – 21 May'],
  ['an unreadable time', ['', 'never'], ''],
])('names %s', (_, hours, text) => {
  expect(plain(hoursText(hours, timeZone, i18n))).toBe(text);
});

it('names a day of 25 hours as a whole day', () => {
  const from = Date.parse('2026-10-24T22:00:00Z');
  const hours = Array.from({ length: 25 }, (_, index) => new Date(from + index * 3_600_000).toISOString());
  expect(hoursText(hours, timeZone, i18n)).toBe('25 Oct');
});

it('counts several slots and shortens a long list of zones', () => {
  const of = (count: number, ...places: string[]) =>
    slotsText({ places, starts: starts([23, 10]), timeZone, count }, i18n);
  expect(of(1, 'Centro')).toBe('Centro, 23 May, 10:00');
  expect(of(6, 'Madrid', 'Centro', 'Norte', 'Centro')).toBe('6 slots, Madrid, Centro, Norte, 23 May, 10:00');
  expect(of(6, 'Centro', 'Norte', 'Sur', 'Este')).toBe('6 slots, Centro, Norte, Sur, …, 23 May, 10:00');
});

const change = (slot: Partial<TimeSlot>, values: SlotChange['values'], id = ''): SlotChange => ({
  slot: { id, startTime: '', ...slot },
  values,
});
const limited = (couriersLimit: number) => ({ isCouriersLimited: true, couriersLimit });

it.each([
  ['values before and after', [limited(4), limited(4)], { couriersLimit: 6 }, 'Couriers limit: 4 → 6'],
  ['the new value alone', [limited(4), limited(5)], { couriersLimit: 6 }, 'Couriers limit: 6'],
  ['an unknown previous value', [{}, {}], { costMultiplier: 1.5 }, 'Cost multiplier: 1.5'],
  ['a limit switched on', [{ isCouriersLimited: false }], limited(6), 'Couriers limit: ∞ → 6'],
  [
    'a limit without a number',
    [{ isCouriersLimited: true }],
    { isCouriersLimited: false },
    'Couriers limited: Yes → No',
  ],
])('names %s that slots share', (_, before, values, text) => {
  expect(
    sharedValuesText(
      before.map((slot) => change(slot, values)),
      i18n,
    ),
  ).toBe(text);
});

it('names fields with different new values', () => {
  const changes = [
    change(limited(4), { couriersLimit: 6, isHighDemand: true }),
    change(limited(4), limited(7)),
  ];
  expect(sharedValuesText(changes, i18n)).toBe('High demand, Couriers limit: different values');
});

it('joins the changes of a slot', () => {
  const twice = [
    change(limited(4), { couriersLimit: 6 }, 's1'),
    change(limited(6), { couriersLimit: 9 }, 's1'),
  ];
  expect(sharedValuesText(joinedChanges(twice), i18n)).toBe('Couriers limit: 4 → 9');
});
