import { negated } from './money.ts';
import { type PayeeType, type PayLine, payoutCents } from './payouts.ts';

/** Hypotheses about a single line that would explain the stored sum. */
export type Reading = 'leftOut' | 'twice' | 'asCompleted' | 'asCanceledByCustomer' | 'asFee' | 'withoutVat';
/** Hypotheses about all lines together that would explain the stored sum. */
export type WholeReading = 'allWithoutVat';

export interface Reconciliation<Line> {
  storedCents: number;
  recomputedCents: number;
  /** Stored minus recomputed; 0 if the list adds up. */
  differenceCents: number;
  explanations: readonly { line: Line; reading: Reading }[];
  explainedByAll: WholeReading | null;
}

interface PayListToReconcile<Line> {
  payeeType: PayeeType;
  vat: number;
  storedCents: number;
  lines: readonly Line[];
}

/** Change of the sum under each hypothesis about the line. */
const changesOf = (payeeType: PayeeType, line: PayLine, vat: number): [Reading, number][] => {
  const payout = payoutCents(payeeType, line, vat);
  const as = (status: string): number => payoutCents(payeeType, { ...line, status }, vat) - payout;
  const shared: [Reading, number][] = [
    ['leftOut', negated(payout)],
    ['twice', payout],
    ['withoutVat', payoutCents(payeeType, line, 0) - payout],
  ];
  if (payeeType === 'courier') return shared;
  return [
    ...shared,
    ['asCompleted', as('completed')],
    ['asCanceledByCustomer', as('canceled_by_customer')],
    ['asFee', as('canceled_by_establishment')],
  ];
};

const sumOf = (payeeType: PayeeType, lines: readonly PayLine[], vat: number): number =>
  lines.reduce((sum, line) => sum + payoutCents(payeeType, line, vat), 0);

/**
 * Recomputes the sum from all lines, compares it with the stored sum, and searches an explanation for a
 * difference.
 */
export const reconcile = <Line extends PayLine>({
  payeeType,
  vat,
  storedCents,
  lines,
}: PayListToReconcile<Line>): Reconciliation<Line> => {
  const recomputedCents = sumOf(payeeType, lines, vat);
  const differenceCents = storedCents - recomputedCents;
  if (differenceCents === 0)
    return { storedCents, recomputedCents, differenceCents, explanations: [], explainedByAll: null };
  const explanations = lines.flatMap((line) => {
    const fitting = changesOf(payeeType, line, vat).find(([, change]) => change === differenceCents);
    return fitting ? [{ line, reading: fitting[0] }] : [];
  });
  const explainedByAll = sumOf(payeeType, lines, 0) === storedCents ? 'allWithoutVat' : null;
  return { storedCents, recomputedCents, differenceCents, explanations, explainedByAll };
};
