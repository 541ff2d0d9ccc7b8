import { Temporal } from 'temporal-polyfill';
import { weekdays } from './wireValues.ts';

type Weekday = (typeof weekdays)[number];

interface DayHours {
  isClosed?: boolean | null | undefined;
  openAt: readonly { from: string; to: string }[];
}
export type WorkingTime = Readonly<Partial<Record<Weekday, DayHours | undefined>>>;

export const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** In minutes; `to` exceeds the day for spans past midnight. */
export interface Span {
  from: number;
  to: number;
}

const readTime = (text: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= dayMinutes ? minute : null;
};

/** Opening times of a weekday, in minutes of that day. Skips unreadable entries. */
export const spansOf = (day: DayHours | undefined): Span[] => {
  if (!day || day.isClosed) return [];
  return day.openAt
    .flatMap((hours) => {
      const [from, to] = [readTime(hours.from), readTime(hours.to)];
      if (from === null || to === null || from === dayMinutes) return [];
      // Treat 23:59 as midnight: it is a common way to enter the end of the day.
      const end = to === dayMinutes - 1 ? dayMinutes : to;
      return [{ from, to: end > from ? end : end + dayMinutes }];
    })
    .sort((one, other) => one.from - other.from);
};

/** Spans of the week in order, in minutes since Monday 00:00. The last may exceed the week. */
const weekSpans = (week: WorkingTime): Span[] =>
  weekdays.flatMap((weekday, index) =>
    spansOf(week[weekday]).map(({ from, to }) => ({
      from: from + index * dayMinutes,
      to: to + index * dayMinutes,
    })),
  );

/** Moment of the week: weekday 0 is Monday, minute of that day. */
export interface WeekMoment {
  weekday: number;
  minute: number;
}

export const weekMomentAt = (epochMs: number, timeZone: string): WeekMoment => {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  return { weekday: zoned.dayOfWeek - 1, minute: zoned.hour * 60 + zoned.minute };
};

const momentOf = (minute: number): WeekMoment => {
  const within = ((minute % weekMinutes) + weekMinutes) % weekMinutes;
  return { weekday: Math.floor(within / dayMinutes), minute: within % dayMinutes };
};

export type OpenState =
  | { type: 'always' }
  | { type: 'never' }
  | { type: 'open'; until: WeekMoment }
  | { type: 'closed'; opens: WeekMoment };

/** Whether the establishment is open at a moment, and when that changes. */
export const openStateAt = (week: WorkingTime, { weekday, minute }: WeekMoment): OpenState => {
  const spans = weekSpans(week);
  const [first] = spans;
  if (!first) return { type: 'never' };
  const now = weekday * dayMinutes + minute;
  // Repeat the week three times, because spans may continue in the next week. Merge adjacent spans.
  const laid: Span[] = [];
  for (const shift of [-weekMinutes, 0, weekMinutes]) {
    for (const { from, to } of spans) {
      const last = laid.at(-1);
      if (last && from + shift <= last.to) last.to = Math.max(last.to, to + shift);
      else laid.push({ from: from + shift, to: to + shift });
    }
  }
  const current = laid.find(({ from, to }) => from <= now && now < to);
  if (current) {
    return current.to - current.from >= weekMinutes
      ? { type: 'always' }
      : { type: 'open', until: momentOf(current.to) };
  }
  const next = laid.find(({ from }) => from > now) ?? first;
  return { type: 'closed', opens: momentOf(next.from) };
};

interface Establishment {
  isActive?: unknown;
  isStopped?: unknown;
  workingTime?: WorkingTime | null | undefined;
}

/** Whether an establishment takes orders at a moment. The manual switches take precedence over its hours. */
export const openingStatusAt = (
  { isActive, isStopped, workingTime }: Establishment,
  now: WeekMoment,
): OpenState | { type: 'notActive' } | { type: 'stopped' } | { type: 'unknown' } => {
  if (isActive === false) return { type: 'notActive' };
  if (isStopped === true) return { type: 'stopped' };
  return workingTime ? openStateAt(workingTime, now) : { type: 'unknown' };
};
