import { type CheckedLine, type FoundFault, findLineFaults, type LineFault } from './lineFaults.ts';
import { negated } from './money.ts';
import type { DifferenceCause, PayListVerdict } from './payListDifference.ts';
import { otherwiseRoundedCents, type PayeeType, payoutCents } from './payouts.ts';
import { type Reading, type Reconciliation, reconcile } from './reconcile.ts';

export interface PayListCheck<Line> {
  reconciliation: Reconciliation<Line>;
  faults: readonly FoundFault<Line>[];
  verdict: PayListVerdict;
}

interface PayListToCheck<Line> {
  payeeType: PayeeType;
  vat: number;
  storedCents: number;
  startDate: string;
  endDate: string;
  timeZone: string;
  lines: readonly Line[];
}

const causeOfReading: Readonly<Record<Reading, DifferenceCause>> = {
  leftOut: 'missing',
  twice: 'twice',
  asCompleted: 'status',
  asCanceledByCustomer: 'status',
  asFee: 'status',
  withoutVat: 'vat',
};

interface Cause {
  cause: DifferenceCause;
  orderId: string | null;
}

const nowhere = (cause: DifferenceCause): Cause => ({ cause, orderId: null });
const onlyOrder = (faults: readonly FoundFault<CheckedLine>[]): string | null =>
  faults.length === 1 ? (faults[0]?.line.orderId ?? null) : null;

/** Line faults that can change the stored sum, in the order in which they are tried as its cause. */
const faultsExplaining: readonly LineFault[] = ['twice', 'otherPeriod'];

const causeOf = <Line extends CheckedLine>(
  { payeeType, vat, storedCents, lines }: PayListToCheck<Line>,
  { differenceCents, explanations, explainedByAll }: Reconciliation<Line>,
  faults: readonly FoundFault<Line>[],
): Cause => {
  const [first] = faults;
  if (differenceCents === 0)
    return first ? { cause: first.fault, orderId: onlyOrder(faults) } : nowhere('unknown');
  for (const fault of faultsExplaining) {
    const found = faults.filter((each) => each.fault === fault);
    const withThem = found.reduce((sum, { line }) => sum + payoutCents(payeeType, line, vat), 0);
    if (found.length > 0 && withThem === negated(differenceCents))
      return { cause: fault, orderId: onlyOrder(found) };
  }
  const [explained, ...others] = explanations;
  if (explained) {
    const cause = causeOfReading[explained.reading];
    return { cause, orderId: others.length === 0 ? explained.line.orderId : null };
  }
  if (explainedByAll) return nowhere('vat');
  if (Math.abs(differenceCents) === 1 || otherwiseRoundedCents(payeeType, lines, vat).includes(storedCents))
    return nowhere('rounding');
  const odd = faults.filter(({ fault }) => fault === 'commission' || fault === 'unreadable');
  return odd[0] ? { cause: odd[0].fault, orderId: onlyOrder(odd) } : nowhere('unknown');
};

/**
 * Checks the sum of a pay list and each of its lines. Shared by the screen of one list and the batch check,
 * so that both give the same verdict.
 */
export const checkPayList = <Line extends CheckedLine>(payList: PayListToCheck<Line>): PayListCheck<Line> => {
  const reconciliation = reconcile(payList);
  const faults = findLineFaults(payList);
  const { differenceCents } = reconciliation;
  const wrongLines = faults.length;
  if (differenceCents === 0 && wrongLines === 0) {
    const verdict = { outcome: 'right', differenceCents, cause: null, orderId: null, wrongLines } as const;
    return { reconciliation, faults, verdict };
  }
  const outcome = differenceCents === 0 ? 'lines' : 'differs';
  const cause = causeOf(payList, reconciliation, faults);
  return { reconciliation, faults, verdict: { outcome, differenceCents, wrongLines, ...cause } };
};
