import { Temporal } from 'temporal-polyfill';

const hourMs = 3_600_000;
export const daysInWeek = 7;
export const hoursInDay = 24;

/** Local calendar day, from its first instant to the first of the next day. */
interface SlotDay {
  date: string;
  start: number;
  end: number;
}

export interface SlotWeek {
  monday: string;
  timeZone: string;
  days: readonly SlotDay[];
}

/** Cell of the week grid; Monday is day 0. */
export interface WeekHour {
  day: number;
  hour: number;
}

const zonedAt = (time: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);

/** Monday of the local week that contains a moment. */
export const mondayAt = (time: number, timeZone: string): string => {
  const day = zonedAt(time, timeZone).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
};

export const addWeeks = (monday: string, weeks: number): string =>
  Temporal.PlainDate.from(monday).add({ weeks }).toString();

/** The seven days of a week. With a clock change, one of them has 23 or 25 hours. */
export const slotWeekOf = (monday: string, timeZone: string): SlotWeek => {
  const first = Temporal.PlainDate.from(monday);
  const dates = Array.from({ length: daysInWeek + 1 }, (_, index) => first.add({ days: index }));
  const starts = dates.map((date) => date.toZonedDateTime(timeZone).epochMilliseconds);
  const days = dates.slice(0, daysInWeek).map((date, index) => ({
    date: date.toString(),
    start: starts[index] ?? 0,
    end: starts[index + 1] ?? 0,
  }));
  return { monday, timeZone, days };
};

export const weekStart = ({ days }: SlotWeek): number => days[0]?.start ?? 0;

/**
 * Grid cell of an instant, by local hour. Both hours of the autumn clock change share a cell. `null` outside
 * the week and for invalid times.
 */
export const weekHourOf = ({ days, timeZone }: SlotWeek, startTime: string): WeekHour | null => {
  const time = Date.parse(startTime);
  const day = days.findIndex(({ start, end }) => time >= start && time < end);
  const found = days[day];
  if (!found) return null;
  // Zone lookups are slow; they are needed only on the day of the clock change.
  const isUsual = found.end - found.start === hoursInDay * hourMs;
  const hour = isUsual ? Math.floor((time - found.start) / hourMs) : zonedAt(time, timeZone).hour;
  return { day, hour };
};

/** Offset from UTC: `UTC+2`. */
export const utcOffset = (time: number, timeZone: string): string => {
  const minutes = zonedAt(time, timeZone).offsetNanoseconds / 60e9;
  const sign = minutes < 0 ? '−' : '+';
  const rest = Math.abs(minutes) % 60;
  return `UTC${sign}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};

/** UTC offsets of a week: two if the clocks change. */
export const offsetsOf = ({ days, timeZone }: SlotWeek): string[] => [
  ...new Set(days.flatMap(({ start, end }) => [start, end - 1]).map((time) => utcOffset(time, timeZone))),
];

interface Startable {
  /** Instant; the grid shows it in the country's time zone. */
  startTime: string;
}

/** Slots per day and hour: none, one, or two at the autumn clock change. */
export type SlotGrid<Slot> = readonly (readonly (readonly Slot[])[])[];

/** Arranges slots in the week grid. Drops those of other weeks and those with an invalid time. */
export const layOutSlots = <Slot extends Startable>(
  week: SlotWeek,
  slots: readonly Slot[],
): SlotGrid<Slot> => {
  const grid = Array.from({ length: daysInWeek }, () => Array.from({ length: hoursInDay }, (): Slot[] => []));
  for (const slot of slots) {
    const at = weekHourOf(week, slot.startTime);
    if (at) grid[at.day]?.[at.hour]?.push(slot);
  }
  for (const field of grid.flat()) {
    if (field.length > 1) field.sort((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
  }
  return grid;
};

/** Batch changes apply only to slots that have not begun. */
export const hasBegun = ({ startTime }: Startable, now: number): boolean => Date.parse(startTime) <= now;

/**
 * Bookable hour of a zone. Fields that the server omits are unknown. A type, not an interface, so that it is
 * assignable to the row type of forms.
 */
export type TimeSlot = {
  id: string;
  startTime: string;
  isDeliveryActive?: boolean | undefined;
  isHighDemand?: boolean | undefined;
  isCouriersLimited?: boolean | undefined;
  couriersLimit?: number | undefined;
  bookedCouriers?: number | undefined;
  maxQueue?: number | undefined;
  minFreeCouriers?: number | undefined;
  numberOfOrders?: number | undefined;
  costMultiplier?: number | undefined;
};

export type SlotPhase = 'past' | 'running' | 'future';

/** A slot lasts an hour. While running it can be changed individually. */
export const phaseOf = (slot: Startable, now: number): SlotPhase => {
  if (!hasBegun(slot, now)) return 'future';
  return now < Date.parse(slot.startTime) + hourMs ? 'running' : 'past';
};
