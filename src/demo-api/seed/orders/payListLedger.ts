import { fromCents } from '#shared/rules/money.ts';
import { type PayeeType, payoutCents } from '#shared/rules/payouts.ts';
import { insertInto } from '../../db/statement.ts';
import type { Row } from '../../db/tables.ts';
import { type BusinessDay, day, iso } from '../base/calendar.ts';
import type { CityContext } from '../base/seedContext.ts';

type Settled = Pick<
  Row<'orders'>,
  | 'status'
  | 'itemsSum'
  | 'surcharge'
  | 'discountSum'
  | 'vamvuCommission'
  | 'cancellationFee'
  | 'courierDeliveryCost'
  | 'tips'
>;

export interface Payee {
  id: string;
  name: string;
  iban: string;
  idNumber: string;
}

interface PayList {
  id: string;
  payeeType: PayeeType;
  payee: Payee;
  period: BusinessDay['period'];
  /** Sum of lines, each rounded half away from zero to cents. */
  sum: number;
}

export interface PayListLedger {
  /** Adds an order to its payee's list of the period; returns the id of the list. */
  settle: (payeeType: PayeeType, payee: Payee, period: BusinessDay['period'], order: Settled) => string;
  store: () => void;
}

const payout = (payeeType: PayeeType, order: Settled, vat: number): number => {
  const line = {
    status: order.status,
    itemsSum: fromCents(order.itemsSum),
    surcharge: fromCents(order.surcharge),
    discountSum: fromCents(order.discountSum),
    vamvuCommission: fromCents(order.vamvuCommission),
    cancellationFee: fromCents(order.cancellationFee),
    courierDeliveryCost: fromCents(order.courierDeliveryCost),
    tips: fromCents(order.tips),
  };
  return payoutCents(payeeType, line, vat);
};

export const createPayListLedger = ({ db, random, material, plan, cityId }: CityContext): PayListLedger => {
  const lists = new Map<string, PayList>();
  const { vat } = material.settings;

  const open = (payeeType: PayeeType, payee: Payee, period: BusinessDay['period']): PayList => {
    const key = `${payee.id}/${period.start}`;
    const known = lists.get(key);
    if (known) return known;
    const id = random('pay list', payee.id, period.start).id();
    const list = { id, payeeType, payee, period, sum: 0 };
    lists.set(key, list);
    return list;
  };

  return {
    settle: (payeeType, payee, period, order) => {
      const list = open(payeeType, payee, period);
      list.sum += payout(payeeType, order, vat);
      return list.id;
    },
    store: () => {
      const insert = insertInto(db, 'pay_lists');
      const [oldest] = lists.values();
      if (oldest) oldest.sum += plan.payListCorrection ?? 0;
      for (const { payee, period, ...list } of lists.values()) {
        const { id: payeeId, name, iban, idNumber } = payee;
        const createdAt = iso(Date.parse(`${period.end}T00:00:00.000Z`) + day);
        const dates = { startDate: period.start, endDate: period.end, createdAt, updatedAt: createdAt };
        insert({ ...list, ...dates, payeeId, name, iban, idNumber, cityId, vat });
      }
    },
  };
};
