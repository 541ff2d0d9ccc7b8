import { Temporal } from 'temporal-polyfill';
import { weekdays } from './wireValues.ts';

type Weekday = (typeof weekdays)[number];

interface DayHours {
  isClosed?: boolean | null | undefined;
  openAt: readonly { from: string; to: string }[];
}
/** Opening hours as the server sends them. */
export type WorkingTime = Readonly<Partial<Record<Weekday, DayHours | undefined>>>;

export const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** From minute to minute; `to` is beyond the day when it passes midnight. */
export interface Span {
  from: number;
  to: number;
}

const readTime = (text: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= dayMinutes ? minute : null;
};

/** When a weekday's doors open, in minutes of that day; what cannot be read is left out. */
export const spansOf = (day: DayHours | undefined): Span[] => {
  if (!day || day.isClosed) return [];
  return day.openAt
    .flatMap((hours) => {
      const [from, to] = [readTime(hours.from), readTime(hours.to)];
      if (from === null || to === null || from === dayMinutes) return [];
      // The last minute of a day means its end: nobody closes for that minute.
      const end = to === dayMinutes - 1 ? dayMinutes : to;
      return [{ from, to: end > from ? end : end + dayMinutes }];
    })
    .sort((one, other) => one.from - other.from);
};

/** All spans of a week in order, in minutes since its Monday; the last may pass the week's end. */
const weekSpans = (week: WorkingTime): Span[] =>
  weekdays.flatMap((weekday, index) =>
    spansOf(week[weekday]).map(({ from, to }) => ({
      from: from + index * dayMinutes,
      to: to + index * dayMinutes,
    })),
  );

/** A moment of the week: 0 is Monday, minutes of that day. */
export interface WeekMoment {
  weekday: number;
  minute: number;
}

/** An instant on the clocks of a zone. */
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
  /** Until it closes next. */
  | { type: 'open'; until: WeekMoment }
  /** Until it opens next. */
  | { type: 'closed'; opens: WeekMoment };

/** Whether it is open at a moment, and when that changes. */
export const openStateAt = (week: WorkingTime, { weekday, minute }: WeekMoment): OpenState => {
  const spans = weekSpans(week);
  const [first] = spans;
  if (!first) return { type: 'never' };
  const now = weekday * dayMinutes + minute;
  // What passes the end of the week goes on in the next one, so the week is laid out three times; spans that touch are one.
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

interface Standing {
  isActive?: unknown;
  isStopped?: unknown;
  workingTime?: WorkingTime | null | undefined;
}

/** Whether an establishment takes orders at a moment; what was switched off by a person goes before its hours. */
export const standingAt = (
  { isActive, isStopped, workingTime }: Standing,
  now: WeekMoment,
): OpenState | { type: 'notActive' } | { type: 'stopped' } | { type: 'unknown' } => {
  if (isActive === false) return { type: 'notActive' };
  if (isStopped === true) return { type: 'stopped' };
  return workingTime ? openStateAt(workingTime, now) : { type: 'unknown' };
};
