import { type BusinessDay, hour } from '../base/calendar.ts';
import type { Random } from '../base/random.ts';

/** Orders by local hour, with peaks at lunch and dinner. */
export const hourWeights = [2, 1, 0, 0, 0, 0, 0, 1, 3, 4, 4, 6, 10, 16, 15, 8, 5, 5, 7, 12, 18, 20, 13, 6];
/** Monday to Sunday. */
const weekdayWeights = [0.8, 0.8, 0.85, 0.95, 1.3, 1.45, 1.4];
/** Growth of daily orders over the history. */
const growth = 0.5;

interface Hour {
  start: number;
  dayIndex: number;
  /** Cumulative weight including this hour. */
  upTo: number;
}

const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00.000Z`).getUTCDay() + 6) % 7;

const weighHours = (days: readonly BusinessDay[], end: number): Hour[] => {
  const hours: Hour[] = [];
  let upTo = 0;
  for (const [dayIndex, { date, start }] of days.entries()) {
    const dayWeight = (weekdayWeights[weekdayOf(date)] ?? 1) * (1 + (growth * dayIndex) / days.length);
    for (const [index, weight] of hourWeights.entries()) {
      const hourStart = start + index * hour;
      if (weight === 0 || hourStart + hour > end) continue;
      upTo += weight * dayWeight;
      hours.push({ start: hourStart, dayIndex, upTo });
    }
  }
  return hours;
};

export interface Moment {
  instant: number;
  dayIndex: number;
}

/** Returns a function for the times of `count` orders, ascending, from the first day until `end`. */
export const createTimeline = (
  days: readonly BusinessDay[],
  end: number,
  count: number,
  random: Random,
): (() => Moment) => {
  const hours = weighHours(days, end);
  const total = hours.at(-1)?.upTo ?? 0;
  let position = 0;
  let current = 0;
  return () => {
    const target = ((position + random.next()) / count) * total;
    position += 1;
    while ((hours[current]?.upTo ?? total) < target) current += 1;
    const { start, dayIndex } = hours[current] ?? { start: end - hour, dayIndex: days.length - 1 };
    return { instant: start + Math.floor(random.next() * hour), dayIndex };
  };
};
