import { refundOf } from './dueAmounts.ts';
import { isUnpaid, needsCourier, type PlannedOrder, planOf } from './orderPlan.ts';
import { parseInstant } from './plainDates.ts';
import { isCanceled } from './wireValues.ts';

/** Languages of the customers. Their texts are not in the catalogs, which follow the window's language. */
export type SpokenLanguage = 'en' | 'es' | 'uk';

export interface SpokenOrder extends PlannedOrder {
  updatedAt?: string | null | undefined;
  totalRefund?: number | null | undefined;
}

export interface SpokenOptions {
  language: SpokenLanguage;
  now: number;
  /** Time of day in the customer's zone; with the day where it is not today. */
  clock: (instant: string) => string;
  money: (amount: number) => string;
  /** Duration in the words that the screens show next to the sentence. */
  span: (ms: number) => string;
}

interface Words {
  justNow: string;
  unpaid: string;
  paid: (since: string) => string;
  accepted: (since: string) => string;
  scheduled: string;
  noCourier: string;
  ready: string;
  toCollect: string;
  pickedUp: (since: string) => string;
  almostHere: string;
  arrived: string;
  delivered: (since: string) => string;
  collected: (since: string) => string;
  canceled: (since: string) => string;
  refund: (amount: string) => string;
  about: (time: string) => string;
  at: (time: string) => string;
  /** Expected time of an order that the customer collects. */
  readyAbout: (time: string) => string;
  readyAt: (time: string) => string;
  late: (time: string, span: string) => string;
}

const words: Readonly<Record<SpokenLanguage, Words>> = {
  en: {
    justNow: 'just now',
    unpaid: 'Not paid yet',
    paid: (since) => `Paid ${since}, not accepted yet`,
    accepted: (since) => `Accepted ${since}, being prepared`,
    scheduled: 'Accepted and scheduled',
    noCourier: 'we are looking for a courier',
    ready: 'Ready, waiting for the courier',
    toCollect: 'Ready to collect',
    pickedUp: (since) => `Picked up ${since}`,
    almostHere: 'The courier is almost there',
    arrived: 'The courier has arrived',
    delivered: (since) => `Delivered ${since}`,
    collected: (since) => `Collected ${since}`,
    canceled: (since) => `Canceled ${since}`,
    refund: (amount) => `refund ${amount}`,
    about: (time) => `expected about ${time}`,
    at: (time) => `expected at ${time}`,
    readyAbout: (time) => `ready about ${time}`,
    readyAt: (time) => `ready at ${time}`,
    late: (time, span) => `expected at ${time}, ${span} late`,
  },
  es: {
    justNow: 'ahora mismo',
    unpaid: 'Aún sin pagar',
    paid: (since) => `Pagado ${since}, aún no aceptado`,
    accepted: (since) => `Aceptado ${since}, se está preparando`,
    scheduled: 'Aceptado y programado',
    noCourier: 'estamos buscando repartidor',
    ready: 'Listo, a la espera del repartidor',
    toCollect: 'Listo para recoger',
    pickedUp: (since) => `Recogido por el repartidor ${since}`,
    almostHere: 'El repartidor está a punto de llegar',
    arrived: 'El repartidor ha llegado',
    delivered: (since) => `Entregado ${since}`,
    collected: (since) => `Recogido ${since}`,
    canceled: (since) => `Cancelado ${since}`,
    refund: (amount) => `reembolso de ${amount}`,
    about: (time) => `llegada prevista hacia las ${time}`,
    at: (time) => `previsto para las ${time}`,
    readyAbout: (time) => `estará listo hacia las ${time}`,
    readyAt: (time) => `estará listo a las ${time}`,
    late: (time, span) => `previsto para las ${time}, con ${span} de retraso`,
  },
  uk: {
    justNow: 'щойно',
    unpaid: 'Ще не оплачено',
    paid: (since) => `Оплачено ${since}, ще не прийнято`,
    accepted: (since) => `Прийнято ${since}, готується`,
    scheduled: 'Прийнято й заплановано',
    noCourier: 'шукаємо кур’єра',
    ready: 'Готово, чекає на кур’єра',
    toCollect: 'Готово, можна забирати',
    pickedUp: (since) => `Кур’єр забрав ${since}`,
    almostHere: 'Кур’єр майже на місці',
    arrived: 'Кур’єр прибув',
    delivered: (since) => `Доставлено ${since}`,
    collected: (since) => `Отримано ${since}`,
    canceled: (since) => `Скасовано ${since}`,
    refund: (amount) => `повернення ${amount}`,
    about: (time) => `очікується близько ${time}`,
    at: (time) => `очікується о ${time}`,
    readyAbout: (time) => `буде готово близько ${time}`,
    readyAt: (time) => `буде готово о ${time}`,
    late: (time, span) => `очікувалося о ${time}, ${span} запізнення`,
  },
};

const minuteMs = 60_000;

/**
 * Amount of time in the largest unit that stays exact enough for a conversation. Minutes are full ones, as in the
 * times that the screens show next to the sentence.
 */
const unitsOf = (ms: number): readonly [number, 'minute' | 'hour' | 'day'] => {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < 90) return [minutes, 'minute'];
  return minutes < 48 * 60 ? [Math.round(minutes / 60), 'hour'] : [Math.floor(minutes / 1440), 'day'];
};

/** `6 minutes ago`; empty without a time. */
const sinceText = (language: SpokenLanguage, instant: string | null | undefined, now: number): string => {
  const ms = now - parseInstant(instant ?? '');
  if (Number.isNaN(ms)) return '';
  const [value, unit] = unitsOf(ms);
  return value === 0
    ? words[language].justNow
    : new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-value, unit);
};

/** Step that the order has reached; `null` for statuses unknown to this version. */
const stepText = (order: SpokenOrder, { language, now }: SpokenOptions): string | null => {
  const said = words[language];
  // Servers send no time of the later steps. The last change of an order is usually its last step.
  const changed = sinceText(language, order.updatedAt, now);
  const isDelivery = order.deliveryMethod === 'delivery';
  const searching = needsCourier(order, now) ? `, ${said.noCourier}` : '';
  switch (order.status) {
    case 'created':
      return said.unpaid;
    case 'paid':
      return said.paid(sinceText(language, order.paidAt ?? order.createdAt, now));
    case 'accepted':
      return said.accepted(sinceText(language, order.acceptedAt, now)) + searching;
    case 'scheduled_accepted':
    case 'scheduled_accepted_next':
      return said.scheduled + searching;
    case 'ready_to_pick_up':
      if (!isDelivery) return said.toCollect;
      return searching === '' ? said.ready : said.ready.replace(/,.*$/, '') + searching;
    case 'picked_up':
      return isDelivery ? said.pickedUp(changed) : said.collected(changed);
    case 'almost_here':
      return isDelivery ? said.almostHere : said.toCollect;
    case 'arrived':
      return isDelivery ? said.arrived : said.toCollect;
    case 'completed':
      return isDelivery ? said.delivered(changed) : said.collected(changed);
    default:
      return isCanceled(order.status) ? said.canceled(changed) : null;
  }
};

/** Steps after which the expected time no longer matters. An order to collect only has to be ready. */
const isThere: readonly string[] = ['arrived', 'completed'];
const isReady: readonly string[] = ['ready_to_pick_up', 'picked_up', 'almost_here', ...isThere];

const expectedText = (order: SpokenOrder, { language, now, clock, span }: SpokenOptions): string | null => {
  const isDelivery = order.deliveryMethod === 'delivery';
  const past = isDelivery ? isThere : isReady;
  if (isUnpaid(order) || past.includes(order.status) || isCanceled(order.status)) return null;
  const plan = planOf(order);
  if (!plan) return null;
  const said = words[language];
  const time = clock(new Date(plan.dropOff).toISOString());
  if (now >= plan.dropOff + minuteMs) return said.late(time, span(now - plan.dropOff));
  const isExact = plan.basis === 'scheduled';
  if (!isDelivery) return isExact ? said.readyAt(time) : said.readyAbout(time);
  return isExact ? said.at(time) : said.about(time);
};

const tidy = (text: string): string => text.replaceAll(/ {2,}/g, ' ').replaceAll(' ,', ',').trim();

/**
 * Sentence about an order that can be said to its customer: the last step, and the expected time. Empty for
 * statuses unknown to this version, whose meaning could be anything.
 */
export const orderSentence = (order: SpokenOrder, options: SpokenOptions): string => {
  const step = stepText(order, options);
  if (step === null) return '';
  const refund = refundOf({ status: order.status, totalRefund: order.totalRefund ?? 0 }) ?? 0;
  const money = refund > 0 ? words[options.language].refund(options.money(refund)) : null;
  return `${[step, expectedText(order, options), money]
    .filter((part) => part !== null)
    .map(tidy)
    .join(', ')}.`;
};
