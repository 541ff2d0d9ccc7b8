import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../db/statement.ts';
import { iso, minute } from '../seed/base/calendar.ts';
import { createRandom, type Random } from '../seed/base/random.ts';
import { type Arrival, arrivalsPerMinute, drawArrival, drawGap, isBusyAt } from './arrivals.ts';
import { candidateStepAt, candidatesSince, moveCandidate, register } from './candidates.ts';
import { drawCity, type LiveCity } from './liveCity.ts';
import { sendFeedback, sendNotice, sendRequest } from './messages.ts';
import { indexOrdersUnderWay, moveOrder, ordersUnderWay, orderUnderWay } from './moveOrder.ts';
import { nextOrderStep, type OrderUnderWay, type Pace } from './orderSteps.ts';
import { placeOrder } from './placeOrder.ts';

export interface Life {
  /** Runs the events due by `to`, at most `max`; returns their number. */
  advance: (to: number, max?: number) => number;
}

/**
 * Time span to catch up on after a pause of the server. Longer gaps (nights, sleeping computers) stay without
 * events.
 */
const remembered = 45 * minute;

interface Event {
  at: number;
  happen: () => void;
}

/** Adds an arrival; returns the id of a new order. */
const arrive = (
  db: DatabaseSync,
  arrival: Arrival,
  city: LiveCity,
  at: number,
  { pace, draw }: { pace: Pace; draw: Random },
): string | null => {
  if (arrival === 'order') return placeOrder(db, city, at, pace, draw);
  if (arrival === 'feedback') sendFeedback(db, city, at, draw);
  if (arrival === 'request') sendRequest(db, city, at, draw);
  if (arrival === 'candidate') register(db, city, at, draw);
  if (arrival === 'notice') sendNotice(db, city, at, draw);
  return null;
};

/** The earliest event that is due. */
const first = (agenda: ReadonlyMap<string, Event>, to: number): Event | null => {
  let found: Event | null = null;
  let foundId = '';
  for (const [id, event] of agenda) {
    // Break ties by id, so that the order of scheduling does not matter.
    const isEarlier = !found || event.at < found.at || (event.at === found.at && id < foundId);
    if (event.at > to || !isEarlier) continue;
    found = event;
    foundId = id;
  }
  return found;
};

/**
 * Simulates customers, establishments and couriers. Due events follow from the rows and the seed: changes by
 * staff take effect at once, a restart continues where it stopped, and equal rows, seed and start yield equal
 * events.
 */
export const createLife = (db: DatabaseSync, pace: Pace, start: Date): Life => {
  indexOrdersUnderWay(db);
  const { seed, speed } = pace;
  const memory = remembered / speed;
  const draw = createRandom(seed, 'life', start.toISOString());
  const began = iso(start.getTime() - memory);
  const perMinute = arrivalsPerMinute(db, start.getTime()) * speed;
  let nextArrival = start.getTime() - memory + drawGap(perMinute, draw);
  /** Orders without a free courier, with the time of the next attempt. */
  const retries = new Map<string, number>();

  /** Upcoming event per record. Each event schedules the next of its record. */
  const createAgenda = () => {
    const agenda = new Map<string, Event>();
    const planOrder = (order: OrderUnderWay | undefined): void => {
      const step = order && nextOrderStep(order, pace);
      if (!step) return;
      const at = Math.max(step.at, retries.get(order.id) ?? 0);
      const happen = (): void => {
        retries.delete(order.id);
        if (!moveOrder(db, order, { ...step, at }, seed)) retries.set(order.id, at + minute / speed);
        agenda.delete(order.id);
        planOrder(orderUnderWay(db, order.id));
      };
      agenda.set(order.id, { at, happen });
    };
    const planCandidates = (): void => {
      for (const candidate of candidatesSince(db, began)) {
        const at = candidateStepAt(candidate, pace);
        if (at === null) continue;
        const happen = (): void => {
          moveCandidate(db, candidate, at, seed);
          agenda.delete(candidate.id);
          planCandidates();
        };
        agenda.set(candidate.id, { at, happen });
      }
    };
    const planArrival = (): void => {
      const at = Math.floor(nextArrival);
      const happen = (): void => {
        nextArrival += drawGap(perMinute, draw);
        const city = drawCity(db, draw);
        if (city && isBusyAt(at, city.country, draw)) {
          const arrival = drawArrival(draw);
          const id = arrive(db, arrival, city, at, { pace, draw });
          if (id) planOrder(orderUnderWay(db, id));
          if (arrival === 'candidate') planCandidates();
        }
        planArrival();
      };
      agenda.set('arrival', { at, happen });
    };
    for (const order of ordersUnderWay(db)) planOrder(order);
    planCandidates();
    planArrival();
    return agenda;
  };

  return {
    advance: (to, max = Number.POSITIVE_INFINITY) => {
      nextArrival = Math.max(nextArrival, to - memory);
      const agenda = createAgenda();
      let next = first(agenda, to);
      if (!next) return 0;
      return transaction(db, () => {
        let count = 0;
        for (; next && count < max; next = first(agenda, to)) {
          next.happen();
          count += 1;
        }
        return count;
      });
    },
  };
};
