import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { addDays, dayInZone } from '#shared/rules/plainDates.ts';
import type { SlotChange } from '#shared/rules/slotChanges.ts';
import { createFormatters, languageOf } from '../../ui/useFormatters.ts';
import { rangeText, shortParts, unknownText, valueLabels, valuePairs } from './slotTexts.ts';

const hourMs = 3_600_000;

/** Days whose scattered hours are named by the first one. */
const maxDays = 2;

const isRow = (times: readonly number[]): boolean =>
  times.every((time, index) => index === 0 || time - (times[index - 1] ?? 0) === hourMs);

/**
 * Hours of slots in their time zone: `23 May, 10:00–13:00`, also of several days in a row, or whole days. Scattered
 * hours are named by the first, or by the days if those are in a row.
 */
export const hoursText = (starts: readonly string[], timeZone: string, i18n: I18n): string => {
  const { dayAndTime, time } = createFormatters(languageOf(i18n), timeZone);
  const times = [...new Set(starts.map((start) => Date.parse(start)))]
    .filter((start) => !Number.isNaN(start))
    .toSorted((one, other) => one - other);
  const [first, last] = [times.at(0), times.at(-1)];
  if (first === undefined || last === undefined) return '';
  const at = (instant: number): string => new Date(instant).toISOString();
  const firstHour = dayAndTime(at(first));
  if (first === last) return firstHour;
  const byDay = Map.groupBy(times, (instant) => dayInZone(new Date(instant), timeZone));
  const ranges = Array.from(byDay.values(), (ofDay) => {
    const end = time(at((ofDay.at(-1) ?? 0) + hourMs));
    return isRow(ofDay) ? `${time(at(ofDay[0] ?? 0))}–${end === '00:00' ? '24:00' : end}` : null;
  });
  const days = [...byDay.keys()];
  const [range = null] = ranges;
  const areDaysInRow = days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1));
  const span = rangeText({ days: days.map((date) => ({ date })) }, i18n, shortParts);
  if (range !== null && areDaysInRow && ranges.every((other) => other === range))
    return range === '00:00–24:00' ? span : `${span}, ${range}`;
  if (isRow(times)) return `${firstHour} – ${dayAndTime(at(last + hourMs))}`;
  if (areDaysInRow && days.length > maxDays) return span;
  const more = times.length - 1;
  return i18n._(msg`${firstHour} and ${more} more`);
};

/** Joins the changes of each slot, the earlier first, to a single one. */
export const joinedChanges = (changes: readonly SlotChange[]): SlotChange[] => {
  const bySlot = new Map<string, SlotChange>();
  for (const { slot, values } of changes) {
    const first = bySlot.get(slot.id);
    bySlot.set(slot.id, { slot: first?.slot ?? slot, values: { ...first?.values, ...values } });
  }
  return [...bySlot.values()];
};

/** New values that all slots share, such as `Couriers limit: 4 → 6`, and the fields whose values differ. */
export const sharedValuesText = (changes: readonly SlotChange[], i18n: I18n): string => {
  const pairs = changes.flatMap((change) => valuePairs(change, i18n));
  const changed = Map.groupBy(pairs, ({ name }) => name);
  const shared: string[] = [];
  const differing: string[] = [];
  for (const [name, ofName] of changed) {
    if (ofName.every(({ from, to }) => from === to)) continue;
    const label = i18n._(valueLabels[name]);
    const [from, to] = [new Set(ofName.map((pair) => pair.from)), new Set(ofName.map((pair) => pair.to))];
    const before = from.size > 1 || from.has(unknownText) ? '' : `${[...from][0]} → `;
    if (to.size === 1 && ofName.length === changes.length) shared.push(`${label}: ${before}${[...to][0]}`);
    else differing.push(label);
  }
  const different = i18n._(msg`different values`);
  return [...shared, ...(differing.length > 0 ? [`${differing.join(', ')}: ${different}`] : [])].join(', ');
};

/** Zones named in a line. */
const maxZones = 3;

interface SlotsOfZones {
  /** Names of city and zones. */
  places: readonly string[];
  starts: readonly string[];
  timeZone: string;
  /** A single one is not counted. */
  count: number;
}

/** Slots of a change, such as `6 slots, Centro, 23 May, 10:00–16:00`. */
export const slotsText = ({ places, starts, timeZone, count }: SlotsOfZones, i18n: I18n): string => {
  const slots = count === 1 ? '' : i18n._(msg`${plural(count, { one: '# slot', other: '# slots' })}`);
  const named = [...new Set(places)].filter(Boolean);
  const more = named.length > maxZones ? ['…'] : [];
  return [slots, ...named.slice(0, maxZones), ...more, hoursText(starts, timeZone, i18n)]
    .filter(Boolean)
    .join(', ');
};
