import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../db/statement.ts';
import { iso, minute } from '../seed/base/calendar.ts';
import { createRandom } from '../seed/base/random.ts';
import { type Arrival, arrivalsPerMinute, drawArrival, drawGap, isBusyAt } from './arrivals.ts';
import { candidateStepAt, candidatesSince, moveCandidate, register } from './candidates.ts';
import { drawCity, type LiveCity } from './liveCity.ts';
import { sendFeedback, sendNotice, sendRequest } from './messages.ts';
import { indexOrdersUnderWay, moveOrder, ordersUnderWay, orderUnderWay } from './moveOrder.ts';
import { nextOrderStep, type OrderUnderWay, type Pace } from './orderSteps.ts';
import { placeOrder } from './placeOrder.ts';

export interface Life {
  /** Lets happen what is due up to this instant, at most so many events; answers how many there were. */
  advance: (to: number, max?: number) => number;
}

/** So much of the time in which nobody looked is made up for: nights and sleeping computers stay quiet. */
const remembered = 45 * minute;

interface Event {
  at: number;
  happen: () => void;
}

/**
 * What customers, establishments and couriers do by themselves. What is due follows from the rows and the seed, so a
 * change of staff counts at once, a restart goes on where it stopped, and the same rows, seed and start give the same
 * again.
 */
export const createLife = (db: DatabaseSync, pace: Pace, start: Date): Life => {
  indexOrdersUnderWay(db);
  const { seed, speed } = pace;
  const memory = remembered / speed;
  const draw = createRandom(seed, 'life', start.toISOString());
  const began = iso(start.getTime() - memory);
  const perMinute = arrivalsPerMinute(db, start.getTime()) * speed;
  let nextArrival = start.getTime() - memory + drawGap(perMinute, draw);
  /** Orders that found no courier, and when they look again. */
  const retries = new Map<string, number>();

  const arrive = (arrival: Arrival, city: LiveCity, at: number): string | null => {
    if (arrival === 'order') return placeOrder(db, city, at, pace, draw);
    if (arrival === 'feedback') sendFeedback(db, city, at, draw);
    if (arrival === 'request') sendRequest(db, city, at, draw);
    if (arrival === 'candidate') register(db, city, at, draw);
    if (arrival === 'notice') sendNotice(db, city, at, draw);
    return null;
  };

  /** The events that are known now; each one leads to the next of its own record. */
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
          const id = arrive(arrival, city, at);
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

  const first = (agenda: ReadonlyMap<string, Event>, to: number): Event | null => {
    let found: Event | null = null;
    let foundId = '';
    for (const [id, event] of agenda) {
      // Of two at the same instant the one with the lower id, so that it does not matter which was planned first.
      const isEarlier = !found || event.at < found.at || (event.at === found.at && id < foundId);
      if (event.at > to || !isEarlier) continue;
      found = event;
      foundId = id;
    }
    return found;
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
