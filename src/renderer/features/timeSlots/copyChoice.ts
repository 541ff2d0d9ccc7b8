import type { DayCopy } from '#shared/domain/copySlots.ts';
import { daysInWeek } from '#shared/domain/slotWeek.ts';

/** The week that is shown, as the source of a copy, and where it may go. */
export interface CopyChoice {
  /** A day of the week that is shown; null: all of them. */
  day: number | null;
  /** The Monday of the week that is copied to. */
  to: string;
  /** When one day is copied: to these. */
  days: ReadonlySet<number>;
}

const everyDay = Array.from({ length: daysInWeek }, (_, day) => day);

/** Which day goes where; a day is never copied to itself. */
export const dayCopies = ({ day, to, days }: CopyChoice, from: string): DayCopy[] => {
  if (day === null) return to === from ? [] : everyDay.map((each) => ({ from: each, to: each }));
  return everyDay
    .filter((each) => days.has(each) && !(to === from && each === day))
    .map((each) => ({ from: day, to: each }));
};
