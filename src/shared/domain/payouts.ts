import type { PayListLine } from '../api/payLists.ts';
import { roundHalfUp, toCents } from './money.ts';

type Line = Pick<
  PayListLine,
  'itemsSum' | 'surcharge' | 'discountSum' | 'vamvuCommission' | 'cancellationFee' | 'status'
>;
type CourierLine = Pick<PayListLine, 'courierDeliveryCost' | 'tips'>;

/** Adds VAT (a percent) to an amount in cents; not rounded, so that a sum is rounded once, at its end. */
const withVat = (cents: number, vat: number): number => (cents * (100 + vat)) / 100;

export const earningsCents = (line: Line): number =>
  toCents(line.itemsSum) + toCents(line.surcharge) - toCents(line.discountSum);

/** Commission as a percent of the earnings; null (shown as a dash) when nothing was earned. */
export const commissionPercent = (line: Line): number | null => {
  const earnings = earningsCents(line);
  return earnings === 0 ? null : (toCents(line.vamvuCommission) / earnings) * 100;
};

/** What the establishment gets for one order. */
export const establishmentPayoutCents = (line: Line, vat: number): number => {
  if (line.status === 'completed') {
    return roundHalfUp(earningsCents(line) - withVat(toCents(line.vamvuCommission), vat));
  }
  return line.status === 'canceled_by_customer' ? 0 : -toCents(line.cancellationFee);
};

/** What the courier gets for one order, whatever became of it. */
export const courierPayoutCents = (line: CourierLine, vat: number): number =>
  roundHalfUp(withVat(toCents(line.courierDeliveryCost), vat) + toCents(line.tips));

/** The fee column: negative only where the establishment canceled. */
export const shownCancellationFeeCents = (line: Line): number => {
  const fee = toCents(line.cancellationFee);
  return line.status === 'canceled_by_establishment' ? 0 - fee : fee;
};
