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

/** `Date.parse` that returns NaN for days like 31 February, which JavaScript reads as 3 March. */
export const parseInstant = (text: string): number => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  const isNone = Number(day) > 28 && Number(day) > lastDayOfMonth(Number(year), Number(month));
  return isNone ? Number.NaN : Date.parse(text);
};

/** False for days like 31 February. */
export const isPlainDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parseInstant(text));

export const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** Half-month of a date: the 1st to the 15th, or the 16th to the end. */
export const halfMonthOf = (date: string): HalfMonth => {
  const { year, month, day } = parse(date);
  const prefix = `${String(year).padStart(4, '0')}-${twoDigits(month)}`;
  return day <= 15
    ? { start: `${prefix}-01`, end: `${prefix}-15` }
    : { start: `${prefix}-16`, end: `${prefix}-${twoDigits(lastDayOfMonth(year, month))}` };
};

export const previousHalfMonth = (date: string): HalfMonth => {
  const { year, month, day } = parse(date);
  if (day > 15) return halfMonthOf(`${date.slice(0, 8)}01`);
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  return halfMonthOf(`${before.year}-${before.month}-16`);
};

/** The last `count` half-months up to this date, oldest first. */
export const lastHalfMonths = (date: string, count: number): HalfMonth[] => {
  const periods = [halfMonthOf(date)];
  while (periods.length < count) periods.unshift(previousHalfMonth(periods[0]?.start ?? date));
  return periods;
};

/** Cache: creating a format costs more than a dozen uses, and exports need it for every time in every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  // The Swedish locale formats as ISO 8601.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, made);
  return made;
};

/** Local time as `2026-05-04 18:30:05`, which sorts by time as text. */
export const timeInZone = (instant: Date, timeZone: string): string => formatOf(timeZone).format(instant);

/** Local calendar day as `YYYY-MM-DD`. */
export const dayInZone = (instant: Date, timeZone: string): string =>
  timeInZone(instant, timeZone).slice(0, 10);
