import { fromCents } from '#shared/domain/money.ts';
import { courierPayoutCents, establishmentPayoutCents } from '#shared/domain/payouts.ts';
import type { Row } from '../../db/rows.ts';
import { type BusinessDay, day, iso } from '../base/calendar.ts';
import { insertInto } from '../base/insertInto.ts';
import type { CityContext } from '../city/cityContext.ts';
import { type PayeeKind as Kind, lineRemainder } from './lineRemainder.ts';

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
  kind: Kind;
  payee: Payee;
  period: BusinessDay['period'];
  sum: number;
  /** What rounding its lines has left over so far, in hundredths of a cent. */
  remainder: number;
}

export interface PayListLedger {
  /**
   * Whether the payee's list of the period, with this order, comes to the same sum when each line is rounded as
   * when only the sum is. Whoever checks the lists either way finds that they add up.
   */
  accepts: (
    kind: Kind,
    payeeId: string,
    period: BusinessDay['period'],
    order: Parameters<typeof lineRemainder>[1],
  ) => boolean;
  /** Adds an order to its payee's list of the period; answers the id of the list. */
  settle: (kind: Kind, payee: Payee, period: BusinessDay['period'], order: Settled) => string;
  store: () => void;
}

const payout = (kind: Kind, order: Settled, vat: number): number => {
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
  return kind === 'courier' ? courierPayoutCents(line, vat) : establishmentPayoutCents(line, vat);
};

/** The pay lists of a city, which grow while its orders are made. */
export const createPayListLedger = ({ db, random, material, cityId }: CityContext): PayListLedger => {
  const lists = new Map<string, PayList>();
  const { vat } = material.settings;

  const keyOf = (payeeId: string, period: BusinessDay['period']) => `${payeeId}/${period.start}`;

  const open = (kind: Kind, payee: Payee, period: BusinessDay['period']): PayList => {
    const key = keyOf(payee.id, period);
    const known = lists.get(key);
    if (known) return known;
    const id = random('pay list', payee.id, period.start).id();
    const list = { id, kind, payee, period, sum: 0, remainder: 0 };
    lists.set(key, list);
    return list;
  };

  return {
    accepts: (kind, payeeId, period, order) => {
      const remainder = lineRemainder(kind, order, vat);
      const before = lists.get(keyOf(payeeId, period))?.remainder ?? 0;
      // Exactly half a cent is rounded differently by different people.
      return remainder < 50 && Math.abs(before + remainder) < 50;
    },
    settle: (kind, payee, period, order) => {
      const list = open(kind, payee, period);
      list.sum += payout(kind, order, vat);
      list.remainder += lineRemainder(kind, order, vat);
      return list.id;
    },
    store: () => {
      const insert = insertInto(db, 'pay_lists');
      for (const { id, kind, payee, period, sum } of lists.values()) {
        const { id: payeeId, name, iban, idNumber } = payee;
        const createdAt = iso(Date.parse(`${period.end}T00:00:00.000Z`) + day);
        const { start: startDate, end: endDate } = period;
        insert({
          id,
          kind,
          cityId,
          payeeId,
          name,
          iban,
          idNumber,
          startDate,
          endDate,
          sum,
          vat,
          createdAt,
          updatedAt: createdAt,
        });
      }
    },
  };
};
