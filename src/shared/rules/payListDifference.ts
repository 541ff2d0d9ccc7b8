/** Field that main adds to pay lists it has checked. No API field has this name. */
export const differenceField = 'difference';
/** Filter that main applies itself: another payee has the account in the same half-month. */
export const sharedAccountField = 'sharedAccount';

/** Filters without those that servers do not know. */
export const serverFilters = <Filters extends Readonly<Record<string, unknown>>>({
  [differenceField]: _difference,
  [sharedAccountField]: _shared,
  ...filters
}: Filters) => filters;

export const differenceCauses = [
  'missing',
  'twice',
  'commission',
  'otherPeriod',
  'rounding',
  'vat',
  'status',
  'unreadable',
  'unknown',
] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

/** `lines`: the sum is right, but wrong lines cancel each other out. */
export const checkOutcomes = ['right', 'lines', 'differs'] as const;

export interface PayListVerdict {
  outcome: (typeof checkOutcomes)[number];
  /** Stored minus recomputed. */
  differenceCents: number;
  /** `null` if everything is right. */
  cause: DifferenceCause | null;
  /** The order that causes the difference, if there is exactly one. */
  orderId: string | null;
  wrongLines: number;
}

interface Known {
  /** ISO 8601. */
  checkedAt: string;
}

/** Undefined if the list has not been checked. */
export type PayListDifference = Known &
  (
    | PayListVerdict
    /** The list has changed since the check. */
    | { outcome: 'changed' }
    | { outcome: 'unread' }
  );

export const differenceStates = ['differs', 'right', 'changed', 'notChecked'] as const;
export type DifferenceState = (typeof differenceStates)[number];

export const stateOfDifference = (difference: PayListDifference | undefined): DifferenceState => {
  if (difference?.outcome === 'right' || difference?.outcome === 'changed') return difference.outcome;
  return difference?.outcome === 'differs' || difference?.outcome === 'lines' ? 'differs' : 'notChecked';
};
