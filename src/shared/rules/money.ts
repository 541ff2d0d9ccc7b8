/** The API has amounts in a single currency, for all countries. */
export const currency = { code: 'EUR', sign: '€' };

/**
 * Money is computed in whole cents. API amounts are decimals in major units, which a double cannot hold
 * exactly, so every amount is converted by `toCents` and `fromCents`.
 */
export const toCents = (amount: number | null | undefined): number => roundHalfUp((amount ?? 0) * 100);

/** Subtract from 0: unary minus would turn 0 into −0, shown as "−0.00". */
export const negated = (cents: number): number => 0 - cents;

export const fromCents = (cents: number): number => cents / 100;

/**
 * Rounds half away from zero, as invoices do. The tiny factor corrects binary fractions: 1.005 × 100 is
 * 100.49999999999999 in a double and must round to 101.
 */
export const roundHalfUp = (value: number): number => {
  const rounded = Math.round(Math.abs(value) * (1 + Number.EPSILON * 4));
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
};

/** Quotient of integers, rounded half away from zero. Exact, because it uses no fractions. */
export const divideHalfUp = (dividend: number, divisor: number): number => {
  const doubled = 2 * Math.abs(dividend) + divisor;
  const quotient = (doubled - (doubled % (2 * divisor))) / (2 * divisor);
  return quotient === 0 ? 0 : Math.sign(dividend) * quotient;
};
