import { divideHalfUp, negated, toCents } from './money.ts';

export type PayeeType = 'establishment' | 'courier';
type AmountName =
  | 'itemsSum'
  | 'surcharge'
  | 'discountSum'
  | 'vamvuCommission'
  | 'cancellationFee'
  | 'courierDeliveryCost'
  | 'tips';
/** What an order on a pay list comes to, as decimals; a server may leave amounts out. */
export type PayLine = { [Name in AmountName]?: number | null | undefined } & { status: string };
type Line = Omit<PayLine, 'courierDeliveryCost' | 'tips'>;
type CourierLine = Pick<PayLine, 'courierDeliveryCost' | 'tips'>;

/** Ten-thousandths: a percent with two decimals is a whole number of them. */
const whole = 10_000;
/** An amount in cents with VAT (a percent), in ten-thousandths of a cent: whole, so that nothing is lost yet. */
const withVat = (cents: number, vat: number): number => cents * (whole + toCents(vat));

export const earningsCents = (line: Line): number =>
  toCents(line.itemsSum) + toCents(line.surcharge) - toCents(line.discountSum);

/** Commission as a percent of the earnings; null (shown as a dash) when nothing was earned. */
export const commissionPercent = (line: Line): number | null => {
  const earnings = earningsCents(line);
  return earnings === 0 ? null : (toCents(line.vamvuCommission) / earnings) * 100;
};

/** What a completed order comes to, in ten-thousandths of a cent. */
const exactCompletedPayout = (line: Line, vat: number): number =>
  earningsCents(line) * whole - withVat(toCents(line.vamvuCommission), vat);

/**
 * What the payout of a completed order leaves of its earnings. Rounded by itself, the commission would take the same half
 * cent that the payout has got, and earnings − commission with VAT would miss the payout by a cent.
 */
export const commissionWithVatCents = (line: Line, vat: number): number =>
  earningsCents(line) - divideHalfUp(exactCompletedPayout(line, vat), whole);

/** What is really taken as a cancellation fee, 0 or less; the column of documents has other signs. */
export const feeTakenCents = ({ status, cancellationFee }: Line): number =>
  status === 'completed' || status === 'canceled_by_customer' ? 0 : negated(toCents(cancellationFee));

/** What the establishment gets for one order, in ten-thousandths of a cent. */
const exactEstablishmentPayout = (line: Line, vat: number): number =>
  line.status === 'completed' ? exactCompletedPayout(line, vat) : feeTakenCents(line) * whole;

export const establishmentPayoutCents = (line: Line, vat: number): number =>
  divideHalfUp(exactEstablishmentPayout(line, vat), whole);

/** To be shown, like the commission with VAT. */
export const deliveryWithVatCents = (line: CourierLine, vat: number): number =>
  divideHalfUp(withVat(toCents(line.courierDeliveryCost), vat), whole);

/** What the courier gets for one order, whatever became of it, in ten-thousandths of a cent. */
const exactCourierPayout = (line: CourierLine, vat: number): number =>
  withVat(toCents(line.courierDeliveryCost), vat) + toCents(line.tips) * whole;

export const courierPayoutCents = (line: CourierLine, vat: number): number =>
  divideHalfUp(exactCourierPayout(line, vat), whole);

export const payoutCents = (payeeType: PayeeType, line: PayLine, vat: number): number =>
  payeeType === 'courier' ? courierPayoutCents(line, vat) : establishmentPayoutCents(line, vat);

/** What all lines come to when only their sum is rounded, or when each of them is cut off after the cent. */
export const otherwiseRoundedCents = (
  payeeType: PayeeType,
  lines: readonly PayLine[],
  vat: number,
): number[] => {
  const exact = lines.map((line) =>
    payeeType === 'courier' ? exactCourierPayout(line, vat) : exactEstablishmentPayout(line, vat),
  );
  return [
    divideHalfUp(
      exact.reduce((sum, one) => sum + one, 0),
      whole,
    ),
    exact.reduce((sum, one) => sum + Math.trunc(one / whole), 0),
  ];
};

/** The fee column: negative only where the establishment canceled. */
export const shownCancellationFeeCents = (line: Line): number => {
  const fee = toCents(line.cancellationFee);
  return line.status === 'canceled_by_establishment' ? negated(fee) : fee;
};
