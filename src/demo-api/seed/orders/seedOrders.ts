import { insertInto } from '../../db/statement.ts';
import { type BusinessDay, day, hour, minute } from '../base/calendar.ts';
import type { CityContext } from '../base/seedContext.ts';
import type { CustomerHistory } from '../city/planCustomers.ts';
import type { SeededCourier } from '../city/seedCouriers.ts';
import { createFeedback } from './createFeedback.ts';
import {
  createOrderMaker,
  type MadeOrder,
  type OrderRequest,
  type Participants,
} from './createOrderMaker.ts';
import { countInFlight, createClosedStatus, inFlight } from './orderStatusPlan.ts';
import { createTimeline } from './orderTimeline.ts';
import { createPayListLedger, type PayListLedger } from './payListLedger.ts';

const daysBack = 60;
const dailyChance = 0.55;

/** Booked days per courier: all days with a delivery, and some quiet ones. */
const createBookingRecord = (
  { db, random, plan, material, calendar }: CityContext,
  couriers: readonly SeededCourier[],
) => {
  const booked = new Map<string, Set<string>>(couriers.map(({ id }) => [id, new Set()]));
  const draw = random('bookings', plan.key);
  const recent = calendar.days[material.id].slice(-daysBack).filter(({ start }) => start <= calendar.present);
  for (const { id, from, until } of couriers) {
    for (const { date, start } of recent) {
      if (draw.chance(dailyChance) && start >= from && start <= until) booked.get(id)?.add(date);
    }
  }
  return {
    add: (courierId: string, date: string): void => {
      booked.get(courierId)?.add(date);
    },
    store: (): void => {
      const insert = insertInto(db, 'courier_bookings');
      for (const [courierId, days] of booked) for (const day of days) insert({ courierId, day });
    },
  };
};

type Request = OrderRequest & { dayIndex: number };

/** Closed orders across the history, then those under way. */
function* planRequests({ random, plan, material, calendar }: CityContext, count: number): Generator<Request> {
  const draw = random('order requests', plan.key);
  const { present } = calendar;
  const days = calendar.days[material.id];
  const underWay = countInFlight(count);
  const closedStatus = createClosedStatus(draw);
  const nextMoment = createTimeline(days, present - 3 * hour, count - underWay, draw);
  for (let index = 0; index < count - underWay; index += 1) {
    const { instant: created, dayIndex } = nextMoment();
    const mayBeScheduled = created < present - day;
    const status: Request['status'] = ({ isUnreliable }) => closedStatus(isUnreliable, mayBeScheduled);
    yield { created, dayIndex, status, mayBeScheduled };
  }
  for (let index = 0; index < underWay; index += 1) {
    const { status, age } = inFlight[index % inFlight.length] ?? inFlight[0];
    const created = present - age * minute - draw.int(0, minute);
    yield { created, dayIndex: days.length - 1, status, mayBeScheduled: false };
  }
}

/** Day of an instant, searched from the day of its order. */
const dayOf = (days: readonly BusinessDay[], instant: number, dayIndex: number): BusinessDay | undefined => {
  const next = days[dayIndex + 1];
  return next && next.start <= instant ? dayOf(days, instant, dayIndex + 1) : days[dayIndex];
};

const settle = (
  ledger: PayListLedger,
  { row, establishment, courier }: MadeOrder,
  closedOn: BusinessDay | undefined,
) => {
  if (!closedOn?.isSettled) {
    return { establishmentPayListId: null, courierPayListId: null, settledStatus: null };
  }
  const { iban, idNumber } = establishment.payee;
  const payee = { id: establishment.id, name: establishment.name, iban, idNumber };
  return {
    establishmentPayListId: ledger.settle('establishment', payee, closedOn.period, row),
    courierPayListId: courier ? ledger.settle('courier', courier, closedOn.period, row) : null,
    settledStatus: row.status,
  };
};

const remember = (histories: Map<string, CustomerHistory>, { row }: MadeOrder, created: number): void => {
  const history = histories.get(row.customerId) ?? { orders: 0, total: 0, lastOrder: 0 };
  history.orders += 1;
  history.total += row.orderTotal;
  history.lastOrder = Math.max(history.lastOrder, created);
  histories.set(row.customerId, history);
};

/** Seeds orders with their pay lists, feedback and bookings. Returns the statistics per customer. */
export const seedOrders = (
  context: CityContext,
  participants: Participants,
  count: number,
): ReadonlyMap<string, CustomerHistory> => {
  const { db, random, plan, material, calendar } = context;
  const days = calendar.days[material.id];
  const makeOrder = createOrderMaker(context, participants, random('orders', plan.key));
  const drawFeedback = random('feedbacks', plan.key);
  const ledger = createPayListLedger(context);
  const bookings = createBookingRecord(context, participants.couriers);
  const histories = new Map<string, CustomerHistory>();
  const insertOrder = insertInto(db, 'orders');
  const insertFeedback = insertInto(db, 'feedbacks');

  for (const { dayIndex, ...request } of planRequests(context, count)) {
    const order = makeOrder(request);
    const { row, courier, completedAt } = order;
    const closedOn = completedAt === null ? undefined : dayOf(days, completedAt, dayIndex);
    insertOrder({ ...row, ...settle(ledger, order, closedOn) });
    remember(histories, order, request.created);
    if (completedAt === null || row.status !== 'completed') continue;
    if (courier && closedOn) bookings.add(courier.id, closedOn.date);
    const feedback = createFeedback(row, completedAt, calendar.present, material.phrases, drawFeedback);
    if (feedback) insertFeedback(feedback);
  }
  ledger.store();
  bookings.store();
  return histories;
};
