import { addDays, halfMonthOf, lastDayOfMonth, previousHalfMonth } from '../rules/plainDates.ts';

export const halfMonthPresets = ['previousHalfMonth', 'thisHalfMonth'] as const;
/** Weeks begin on Monday in all three languages. */
export const dayPresets = [
  ...(['today', 'yesterday', 'thisWeek', 'previousWeek'] as const),
  ...(['thisMonth', 'previousMonth', 'thisHalfMonth', 'previousHalfMonth'] as const),
  ...(['last7Days', 'last30Days'] as const),
] as const;
/** The last two are open-ended: begun by today, not over before today. */
export const datePresets = [...dayPresets, 'untilToday', 'fromToday'] as const;
export type DatePreset = (typeof datePresets)[number];

export const isDatePreset = (text: string): text is DatePreset =>
  (datePresets as readonly string[]).includes(text);

/** An empty end is unbounded. */
export interface DateRange {
  from: string;
  to: string;
}

const weekOf = (date: string): DateRange => {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(date, -sinceMonday);
  return { from, to: addDays(from, 6) };
};

const monthOf = (date: string): DateRange => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const prefix = date.slice(0, 8);
  return { from: `${prefix}01`, to: `${prefix}${lastDayOfMonth(year, month)}` };
};

const halfMonth = ({ start, end }: ReturnType<typeof halfMonthOf>): DateRange => ({ from: start, to: end });

const ranges: Record<DatePreset, (today: string) => DateRange> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  thisWeek: weekOf,
  previousWeek: (today) => weekOf(addDays(today, -7)),
  thisMonth: monthOf,
  previousMonth: (today) => monthOf(addDays(monthOf(today).from, -1)),
  thisHalfMonth: (today) => halfMonth(halfMonthOf(today)),
  previousHalfMonth: (today) => halfMonth(previousHalfMonth(today)),
  last7Days: (today) => ({ from: addDays(today, -6), to: today }),
  last30Days: (today) => ({ from: addDays(today, -29), to: today }),
  untilToday: (today) => ({ from: '', to: today }),
  fromToday: (today) => ({ from: today, to: '' }),
};

/** Plain dates of a relative range, seen from `today`; both ends inclusive. */
export const resolvePreset = (preset: DatePreset, today: string): DateRange => ranges[preset](today);
