import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { unreadableFields } from '#shared/rules/recordValues.ts';
import { type SlotChange, type SlotValueName, slotValueNames } from '#shared/rules/slotChanges.ts';
import type { Cover, SlotNeed } from '#shared/rules/slotDemand.ts';
import type { SlotTotals } from '#shared/rules/slotTotals.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { type SlotGrid, type SlotPhase, type SlotWeek, utcOffset } from '#shared/rules/slotWeek.ts';
import { languageOf } from '../../ui/useFormatters.ts';

export const noLimit = '∞';
export const peak = '▲';
/** Signs that repeat the cell's colour for colour-blind users. */
export const coverSigns: Record<Cover, string> = { short: '▼', tight: '▽', enough: '', unknown: '' };
/** Placeholder for a value that is missing or unreadable. */
export const unknownText = '–';

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const weekdayText = (date: string, i18n: I18n): string =>
  capital(formatOf(languageOf(i18n), { weekday: 'short' }).format(Date.parse(date)));

/** Column title, such as `Thu 14`. */
export const dayText = (date: string, i18n: I18n): string =>
  `${weekdayText(date, i18n)} ${Number(date.slice(-2))}`;

export const longDayText = (date: string, i18n: I18n): string =>
  capital(
    formatOf(languageOf(i18n), { weekday: 'long', day: 'numeric', month: 'long' }).format(Date.parse(date)),
  );

const titleParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
export const shortParts = { day: 'numeric', month: 'short' } as const;

export const datesText = (
  [first = '', last = first]: readonly (string | undefined)[],
  i18n: I18n,
  parts: Intl.DateTimeFormatOptions = shortParts,
): string => formatOf(languageOf(i18n), parts).formatRange(Date.parse(first), Date.parse(last));

/** Week title, such as `16–22 November 2026`. */
export const rangeText = (
  { days }: { days: readonly { date: string }[] },
  i18n: I18n,
  parts: Intl.DateTimeFormatOptions = titleParts,
): string => datesText([days[0]?.date, days.at(-1)?.date], i18n, parts);

export interface SlotWords {
  limit: string;
  booked: string;
  minFree: string;
  maxQueue: string;
  orders: string;
  multiplier: string;
  isHighDemand: string;
  isFull: string;
  isOff: string;
  isOver: string;
  isRunning: string;
  isUnreadable: string;
  demand: string;
  noBasis: string;
  missing: string;
  places: string;
  short: { free: string; queue: string; orders: string; off: string };
}

/** Translates the words once per week instead of once per cell. */
export const slotWords = (i18n: I18n): SlotWords => ({
  limit: i18n._(msg`Couriers limit`),
  booked: i18n._(msg`Booked couriers`),
  minFree: i18n._(msg`Minimum free couriers`),
  maxQueue: i18n._(msg`Maximum queue`),
  orders: i18n._(msg`Number of orders`),
  multiplier: i18n._(msg`Cost multiplier`),
  isHighDemand: i18n._(msg`High demand`),
  isFull: i18n._(msg`Fully booked`),
  isOff: i18n._(msg`No delivery`),
  isOver: i18n._(msg`Past`),
  isRunning: i18n._(msg({ context: 'time slot', message: 'In progress' })),
  isUnreadable: i18n._(msg`Some values are unreadable`),
  demand: i18n._(msg`Orders of an earlier week`),
  noBasis: i18n._(msg`no data`),
  missing: i18n._(msg`Missing couriers`),
  places: i18n._(msg`Free places`),
  short: {
    free: i18n._(msg({ message: 'F', context: 'one letter: minimum free couriers of a time slot' })),
    queue: i18n._(msg({ message: 'Q', context: 'one letter: maximum queue of a time slot' })),
    orders: i18n._(msg({ message: 'O', context: 'one letter: number of orders of a time slot' })),
    off: i18n._(msg({ message: 'OFF', context: 'no delivery in a time slot' })),
  },
});

export const numberText = (value: number | undefined, i18n: I18n): string => {
  if (value === undefined) return unknownText;
  // Fast path: a week shows hundreds of small numbers, and `Intl` formatting takes longer than rendering.
  return Number.isInteger(value) && value < 1000 ? String(value) : i18n.number(value);
};

export const limitText = ({ isCouriersLimited, couriersLimit }: TimeSlot, i18n: I18n): string => {
  if (isCouriersLimited === undefined) return unknownText;
  return isCouriersLimited ? numberText(couriersLimit, i18n) : noLimit;
};

export const isFull = ({ isCouriersLimited, couriersLimit, bookedCouriers }: TimeSlot): boolean =>
  isCouriersLimited === true &&
  couriersLimit !== undefined &&
  bookedCouriers !== undefined &&
  bookedCouriers >= couriersLimit;

export const hasMultiplier = ({ costMultiplier = 1 }: TimeSlot): boolean => costMultiplier > 1;

interface Described {
  slot: TimeSlot;
  name: string;
  phase: SlotPhase;
  need: SlotNeed | undefined;
}

/** Orders of an earlier week and booked couriers, such as `42 → 12`. A colon would look like a time of day. */
export const needText = ({ demand, couriers }: SlotNeed, i18n: I18n): string =>
  demand ? `${numberText(demand.orders, i18n)} → ${numberText(couriers, i18n)}` : '';

/** Missing couriers with the sign of their colour, such as `▼ 7 missing`. */
export const missingText = ({ cover, missing }: SlotNeed, i18n: I18n): string => {
  const text = i18n._(
    msg({
      context: 'couriers of a time slot',
      message: `${plural(missing, { one: '# missing', other: '# missing' })}`,
    }),
  );
  return `${coverSigns[cover]} ${text}`;
};

const demandParts = { weekday: 'short', ...shortParts } as const;
/** With the month: the earlier week may be two months before the one on screen. */
const demandDayText = (date: string, i18n: I18n): string =>
  capital(formatOf(languageOf(i18n), demandParts).format(Date.parse(date)));

const describeNeed = ({ demand, missing, places }: SlotNeed, words: SlotWords, i18n: I18n): string[] => {
  const orders = numberText(demand?.orders, i18n);
  return [
    demand
      ? `${words.demand} (${demandDayText(demand.date, i18n)}): ${orders}`
      : `${words.demand}: ${words.noBasis}`,
    ...(missing > 0 ? [`${words.missing}: ${numberText(missing, i18n)}`] : []),
    ...(places === null ? [] : [`${words.places}: ${numberText(places, i18n)}`]),
  ];
};

/** Full description of a cell: its accessible name and tooltip. */
export const describeSlot = (
  { slot, name, phase, need }: Described,
  words: SlotWords,
  i18n: I18n,
): string => {
  const lines = [name];
  if (phase === 'past') lines.push(words.isOver);
  if (phase === 'running') lines.push(words.isRunning);
  if (slot.isDeliveryActive === false) lines.push(words.isOff);
  lines.push(`${words.limit}: ${limitText(slot, i18n)}`);
  lines.push(`${words.booked}: ${numberText(slot.bookedCouriers, i18n)}`);
  if (isFull(slot)) lines.push(words.isFull);
  if (need) lines.push(...describeNeed(need, words, i18n));
  lines.push(`${words.minFree}: ${numberText(slot.minFreeCouriers, i18n)}`);
  if (phase !== 'future') {
    lines.push(`${words.maxQueue}: ${numberText(slot.maxQueue, i18n)}`);
    lines.push(`${words.orders}: ${numberText(slot.numberOfOrders, i18n)}`);
  }
  if (hasMultiplier(slot)) lines.push(`${words.multiplier}: ${numberText(slot.costMultiplier, i18n)}`);
  if (slot.isHighDemand) lines.push(words.isHighDemand);
  if (unreadableFields(slot).length > 0) lines.push(words.isUnreadable);
  return lines.join('\n');
};

/** Adds the UTC offset to an hour that occurs twice (DST change). */
const slotHourText = (hour: number, slot: TimeSlot, isTwice: boolean, timeZone: string): string =>
  isTwice ? `${hourText(hour)} ${utcOffset(Date.parse(slot.startTime), timeZone)}` : hourText(hour);

/** Slot names by id, such as `Thu 14, 10:00`. */
export const slotNames = (
  { days, timeZone }: SlotWeek,
  grid: SlotGrid<TimeSlot>,
  i18n: I18n,
): ReadonlyMap<string, string> =>
  new Map(
    grid.flatMap((hours, day) =>
      hours.flatMap((slots, hour) =>
        slots.map((slot): [string, string] => [
          slot.id,
          `${dayText(days[day]?.date ?? '', i18n)}, ${slotHourText(hour, slot, slots.length > 1, timeZone)}`,
        ]),
      ),
    ),
  );

interface TotalTexts {
  /** Booked couriers and limit, such as `84/90 +∞`; `+∞` if some hours have no limit. */
  sum: string;
  /** Least filled hour or day, such as `13:00 2/10`; empty if every hour is full. */
  worst: string;
  words: string;
}

/** Texts of a total. The worst part of a day's total is an hour; that of an hour's total is a day. */
export const totalTexts = (
  { booked, limit, unlimited, worst }: SlotTotals,
  { days }: SlotWeek,
  worstIs: 'hour' | 'day',
  i18n: I18n,
): TotalTexts => {
  const [all, of, free] = [
    numberText(booked, i18n),
    numberText(limit, i18n),
    numberText(unlimited ?? 0, i18n),
  ];
  const words: string[] = [];
  if (limit > 0) words.push(i18n._(msg`Booked: ${all} of ${of}`));
  if (unlimited !== null) words.push(i18n._(msg`Booked without a limit: ${free}`));
  if (worst) {
    const [few, places] = [numberText(worst.booked, i18n), numberText(worst.limit, i18n)];
    const when = `${dayText(days[worst.day]?.date ?? '', i18n)}, ${hourText(worst.hour)}`;
    words.push(i18n._(msg`Worst: ${when}: ${few} of ${places}`));
  }
  const limited = limit > 0 ? `${all}/${of}` : '';
  const place =
    worst && (worstIs === 'hour' ? hourText(worst.hour) : weekdayText(days[worst.day]?.date ?? '', i18n));
  return {
    sum: unlimited === null ? limited : limited ? `${limited} +${noLimit}` : `${free}/${noLimit}`,
    worst: worst ? `${place} ${numberText(worst.booked, i18n)}/${numberText(worst.limit, i18n)}` : '',
    words: words.join('\n'),
  };
};

/** Ranges of starting hours, such as `02:00–05:00, 23:00`. */
export const rangesText = (ranges: readonly (readonly [number, number])[]): string =>
  ranges
    .map(([first, last]) => (first === last ? hourText(first) : `${hourText(first)}–${hourText(last)}`))
    .join(', ');

export const valueLabels: Record<SlotValueName, MessageDescriptor> = {
  isDeliveryActive: msg`Delivery active`,
  isHighDemand: msg`High demand`,
  isCouriersLimited: msg`Couriers limited`,
  couriersLimit: msg`Couriers limit`,
  minFreeCouriers: msg`Minimum free couriers`,
  costMultiplier: msg`Cost multiplier`,
};

const valueText = (slot: Partial<TimeSlot>, name: SlotValueName, i18n: I18n): string => {
  const value = slot[name];
  if (name === 'couriersLimit' && slot.isCouriersLimited === false) return noLimit;
  if (typeof value === 'boolean') return value ? i18n._(msg`Yes`) : i18n._(msg`No`);
  return numberText(value, i18n);
};

/** Current values of several slots; `undefined` where they differ. */
export const presentTexts = (
  slots: readonly TimeSlot[],
  i18n: I18n,
): ReadonlyMap<SlotValueName, string | undefined> =>
  new Map(
    slotValueNames.map((name) => {
      const [text, ...others] = new Set(slots.map((slot) => valueText(slot, name, i18n)));
      return [name, others.length === 0 ? text : undefined];
    }),
  );

/** Values before and after, if known. The text of a known limit covers `isCouriersLimited` as well. */
export const valuePairs = ({ slot, values }: SlotChange, i18n: I18n) => {
  const next = { ...slot, ...values };
  const covered = next.couriersLimit === undefined ? 'couriersLimit' : 'isCouriersLimited';
  return slotValueNames
    .filter((name) => name !== covered)
    .map((name) => ({ name, from: valueText(slot, name, i18n), to: valueText(next, name, i18n) }));
};

/** Changed values, such as `Couriers limit: ∞ → 5`. */
export const changeTexts = (change: SlotChange, i18n: I18n): string[] =>
  valuePairs(change, i18n)
    .filter(({ from, to }) => from !== to)
    .map(({ name, from, to }) => `${i18n._(valueLabels[name])}: ${from} → ${to}`);
