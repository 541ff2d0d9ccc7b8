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
/** Amounts of an order on a pay list, as decimals. A server may omit some. */
export type PayLine = { [Name in AmountName]?: number | null | undefined } & { status: string };
type Line = Omit<PayLine, 'courierDeliveryCost' | 'tips'>;
type CourierLine = Pick<PayLine, 'courierDeliveryCost' | 'tips'>;

/** 100 % in ten-thousandths, so that a percentage with two decimals is an integer. */
const whole = 10_000;
/** Amount with VAT (percent), in ten-thousandths of a cent: an exact integer. */
const withVat = (cents: number, vat: number): number => cents * (whole + toCents(vat));

export const earningsCents = (line: Line): number =>
  toCents(line.itemsSum) + toCents(line.surcharge) - toCents(line.discountSum);

/** Commission as a percentage of the earnings; `null` (shown as a dash) without earnings. */
export const commissionPercent = (line: Line): number | null => {
  const earnings = earningsCents(line);
  return earnings === 0 ? null : (toCents(line.vamvuCommission) / earnings) * 100;
};

/** Payout of a completed order, in ten-thousandths of a cent. */
const exactCompletedPayout = (line: Line, vat: number): number =>
  earningsCents(line) * whole - withVat(toCents(line.vamvuCommission), vat);

/**
 * Earnings minus payout. Rounding the commission by itself could take the half cent that the payout already
 * has; then earnings − commission with VAT would differ from the payout by a cent.
 */
export const commissionWithVatCents = (line: Line, vat: number): number =>
  earningsCents(line) - divideHalfUp(exactCompletedPayout(line, vat), whole);

/** The fee that is actually deducted, 0 or negative. The fee column on documents uses other signs. */
export const feeTakenCents = ({ status, cancellationFee }: Line): number =>
  status === 'completed' || status === 'canceled_by_customer' ? 0 : negated(toCents(cancellationFee));

/** Payout of one order to the establishment, in ten-thousandths of a cent. */
const exactEstablishmentPayout = (line: Line, vat: number): number =>
  line.status === 'completed' ? exactCompletedPayout(line, vat) : feeTakenCents(line) * whole;

export const establishmentPayoutCents = (line: Line, vat: number): number =>
  divideHalfUp(exactEstablishmentPayout(line, vat), whole);

/** Rounded for display, like the commission with VAT. */
export const deliveryWithVatCents = (line: CourierLine, vat: number): number =>
  divideHalfUp(withVat(toCents(line.courierDeliveryCost), vat), whole);

/** Payout of one order to the courier, whatever its status, in ten-thousandths of a cent. */
const exactCourierPayout = (line: CourierLine, vat: number): number =>
  withVat(toCents(line.courierDeliveryCost), vat) + toCents(line.tips) * whole;

export const courierPayoutCents = (line: CourierLine, vat: number): number =>
  divideHalfUp(exactCourierPayout(line, vat), whole);

export const payoutCents = (payeeType: PayeeType, line: PayLine, vat: number): number =>
  payeeType === 'courier' ? courierPayoutCents(line, vat) : establishmentPayoutCents(line, vat);

/** Totals under two other rounding rules: rounding the sum only, and truncating each line to the cent. */
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

/** Fee column: negative only if the establishment canceled. */
export const shownCancellationFeeCents = (line: Line): number => {
  const fee = toCents(line.cancellationFee);
  return line.status === 'canceled_by_establishment' ? negated(fee) : fee;
};
