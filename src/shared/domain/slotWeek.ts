import { Temporal } from 'temporal-polyfill';

const hourMs = 3_600_000;
export const daysInWeek = 7;
export const hoursInDay = 24;

/** A day on the clocks of a zone, from its first instant up to that of the next day. */
interface SlotDay {
  date: string;
  start: number;
  end: number;
}

export interface SlotWeek {
  /** The plain date of its first day. */
  monday: string;
  timeZone: string;
  days: readonly SlotDay[];
}

/** A field of the week's grid: Monday is day 0. */
export interface WeekHour {
  day: number;
  hour: number;
}

const zonedAt = (time: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);

/** The Monday of the week that a moment falls in, on the clocks of a zone. */
export const mondayAt = (time: number, timeZone: string): string => {
  const day = zonedAt(time, timeZone).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
};

export const addWeeks = (monday: string, weeks: number): string =>
  Temporal.PlainDate.from(monday).add({ weeks }).toString();

/** The week's seven days; where the clocks change, one of them has 23 or 25 hours. */
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

/** The first instant of the week. */
export const weekStart = ({ days }: SlotWeek): number => days[0]?.start ?? 0;

/**
 * Where an instant stands in the week, by the hour that the clocks show: both hours of the autumn change stand in one
 * field. Null outside of the week, and for what is no instant.
 */
export const weekHourOf = ({ days, timeZone }: SlotWeek, startTime: string): WeekHour | null => {
  const time = Date.parse(startTime);
  const day = days.findIndex(({ start, end }) => time >= start && time < end);
  const found = days[day];
  if (!found) return null;
  // Asking for the clock of a zone is slow, and needed only on the day of the change.
  const isUsual = found.end - found.start === hoursInDay * hourMs;
  const hour = isUsual ? Math.floor((time - found.start) / hourMs) : zonedAt(time, timeZone).hour;
  return { day, hour };
};

/** How far the clocks are ahead of universal time: `UTC+2`. */
export const utcOffset = (time: number, timeZone: string): string => {
  const minutes = zonedAt(time, timeZone).offsetNanoseconds / 60e9;
  const sign = minutes < 0 ? '−' : '+';
  const rest = Math.abs(minutes) % 60;
  return `UTC${sign}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};

/** The offsets of a week: two where the clocks change. */
export const offsetsOf = ({ days, timeZone }: SlotWeek): string[] => [
  ...new Set(days.flatMap(({ start, end }) => [start, end - 1]).map((time) => utcOffset(time, timeZone))),
];

interface Startable {
  /** An instant; the grid shows it in the country's time zone. */
  startTime: string;
}

/** For each day, for each hour, the slots that begin in it: none, one, or both of the autumn change. */
export type SlotGrid<Slot> = readonly (readonly (readonly Slot[])[])[];

/** Puts the slots of a week where they belong; those of other weeks, and those without a time, are left out. */
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

/** Several slots at once are only changed as long as they have not begun. */
export const hasBegun = ({ startTime }: Startable, now: number): boolean => Date.parse(startTime) <= now;

/**
 * An hour of a zone, in which couriers book; what a server leaves out is not known. A type and no interface, so that
 * it is a row of the forms.
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

/** A slot lasts an hour, until whose end it can still be changed by itself. */
export const phaseOf = (slot: Startable, now: number): SlotPhase => {
  if (!hasBegun(slot, now)) return 'future';
  return now < Date.parse(slot.startTime) + hourMs ? 'running' : 'past';
};
