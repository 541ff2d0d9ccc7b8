import { halfMonthOf, lastDayOfMonth, previousHalfMonth } from '#shared/domain/plainDates.ts';

/** What pay periods are chosen by. */
export const halfMonthPresets = ['previousHalfMonth', 'thisHalfMonth'] as const;
export const dayPresets = ['today', 'last7Days', 'thisMonth', 'thisHalfMonth'] as const;
export const datePresets = [...dayPresets, 'previousHalfMonth'] as const;
export type DatePreset = (typeof datePresets)[number];

export const isDatePreset = (text: string): text is DatePreset =>
  (datePresets as readonly string[]).includes(text);

export interface DateRange {
  from: string;
  to: string;
}

const daysBefore = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() - days);
  return moved.toISOString().slice(0, 10);
};

/** The plain dates that a relative range means today; both ends belong to it. */
export const resolvePreset = (preset: DatePreset, today: string): DateRange => {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'last7Days':
      return { from: daysBefore(today, 6), to: today };
    case 'thisMonth': {
      const month = today.slice(0, 8);
      const [year = 0, index = 1] = today.split('-').map(Number);
      return { from: `${month}01`, to: `${month}${lastDayOfMonth(year, index)}` };
    }
    case 'thisHalfMonth': {
      const { start, end } = halfMonthOf(today);
      return { from: start, to: end };
    }
    case 'previousHalfMonth': {
      const { start, end } = previousHalfMonth(today);
      return { from: start, to: end };
    }
  }
};
