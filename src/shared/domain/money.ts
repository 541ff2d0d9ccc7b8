/** The contract knows amounts of one currency, in every country. */
export const currency = { code: 'EUR', sign: '€' };

/**
 * Money is computed in whole cents. Amounts on the wire are decimal numbers in major units, which a double
 * cannot hold exactly, so every amount enters through `toCents` and leaves through `fromCents`.
 */
export const toCents = (amount: number | null | undefined): number => roundHalfUp((amount ?? 0) * 100);

/** Subtracted from 0, because the minus sign makes −0 of 0, which is shown as "−0.00". */
export const negated = (cents: number): number => 0 - cents;

export const fromCents = (cents: number): number => cents / 100;

/**
 * Half away from zero, as invoices do. The tiny factor undoes what binary fractions lose:
 * 1.005 × 100 is 100.49999999999999 in a double, and must become 101.
 */
export const roundHalfUp = (value: number): number => {
  const rounded = Math.round(Math.abs(value) * (1 + Number.EPSILON * 4));
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
};

/** A quotient of whole numbers, rounded half away from zero; exact, for no fraction is ever made of it. */
export const divideHalfUp = (dividend: number, divisor: number): number => {
  const doubled = 2 * Math.abs(dividend) + divisor;
  const quotient = (doubled - (doubled % (2 * divisor))) / (2 * divisor);
  return quotient === 0 ? 0 : Math.sign(dividend) * quotient;
};
