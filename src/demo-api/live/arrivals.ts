import type { DatabaseSync } from 'node:sqlite';
import { type CountryId, countries } from '#shared/rules/countries.ts';
import { statement } from '../db/statement.ts';
import { day, iso, minute } from '../seed/base/calendar.ts';
import type { Random } from '../seed/base/random.ts';
import { hourWeights } from '../seed/orders/orderTimeline.ts';
import { hourIn } from '../time/zonedTime.ts';

/** Average number of each arrival per order. */
const perOrder = { order: 1, feedback: 0.25, request: 0.05, candidate: 0.04, notice: 0.015 };
export type Arrival = keyof typeof perOrder;
const arrivalsPerOrder = Object.values(perOrder).reduce((sum, count) => sum + count, 0);

const busiest = Math.max(...hourWeights);
const historyDays = 28;
/** Orders in the busiest hour: realistic for a day, but enough for an event every other minute. */
const leastInBusiestHour = 8;
const maxInBusiestHour = 24;

/** Arrivals per minute in the busiest hour across all cities, based on the last weeks. */
export const arrivalsPerMinute = (db: DatabaseSync, start: number): number => {
  const sql = 'SELECT COUNT(*) AS n FROM orders WHERE deletedAt IS NULL AND createdAt BETWEEN ? AND ?';
  const orders = Number(statement(db, sql).get(iso(start - historyDays * day), iso(start))?.n);
  const share = busiest / hourWeights.reduce((sum, weight) => sum + weight, 0);
  const inBusiestHour = (orders / historyDays) * share;
  const kept = Math.min(Math.max(inBusiestHour, leastInBusiestHour), maxInBusiestHour);
  return (kept * arrivalsPerOrder) / 60;
};

/** Thins out arrivals by hour of the day: accepts all in the busiest hour, few at night. */
export const isBusyAt = (at: number, country: CountryId, draw: Random): boolean =>
  draw.chance((hourWeights[hourIn(at, countries[country].timeZone)] ?? 0) / busiest);

/** Milliseconds until the next arrival (Poisson process). */
export const drawGap = (perMinute: number, draw: Random): number =>
  (-Math.log(1 - draw.next()) * minute) / perMinute;

export const drawArrival = (draw: Random): Arrival => {
  let left = draw.next() * arrivalsPerOrder;
  const found = (Object.keys(perOrder) as Arrival[]).find((name) => {
    left -= perOrder[name];
    return left < 0;
  });
  return found ?? 'order';
};
