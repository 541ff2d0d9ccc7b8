/** Plain dates as `YYYY-MM-DD`: pay periods have no time zone. */
export interface HalfMonth {
  start: string;
  end: string;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const parse = (date: string): { year: number; month: number; day: number } => {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  return { year, month, day };
};

export const lastDayOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The half-month that a date falls in: the 1st to the 15th, or the 16th to the end. */
export const halfMonthOf = (date: string): HalfMonth => {
  const { year, month, day } = parse(date);
  const prefix = `${String(year).padStart(4, '0')}-${twoDigits(month)}`;
  return day <= 15
    ? { start: `${prefix}-01`, end: `${prefix}-15` }
    : { start: `${prefix}-16`, end: `${prefix}-${twoDigits(lastDayOfMonth(year, month))}` };
};

/** Widens a chosen range to whole half-months. */
export const snapToHalfMonths = (from: string, to: string): HalfMonth => {
  const [first, last] = from <= to ? [from, to] : [to, from];
  return { start: halfMonthOf(first).start, end: halfMonthOf(last).end };
};
