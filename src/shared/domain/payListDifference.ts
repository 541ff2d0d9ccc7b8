import type { Filter } from './listQuery.ts';

/** What main adds to each pay list that it knows something of; no server has a field of this name. */
export const differenceField = 'difference';

/** Why a pay list is likely not right. */
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

/** `lines`: the sum is right and lines are not, so that they hide each other. */
export const checkOutcomes = ['right', 'lines', 'differs'] as const;

/** What the check of one pay list comes to, in few words. */
export interface PayListVerdict {
  outcome: (typeof checkOutcomes)[number];
  /** Stored less recomputed. */
  differenceCents: number;
  /** null where all is right. */
  cause: DifferenceCause | null;
  /** The order that the cause lies in, where it is one. */
  orderId: string | null;
  wrongLines: number;
}

interface Known {
  /** ISO 8601. */
  checkedAt: string;
}

/** Where there is none, the list has not been checked. */
export type PayListDifference = Known &
  (
    | PayListVerdict
    /** The list is another one than the one that was checked. */
    | { outcome: 'changed' }
    | { outcome: 'unread' }
  );

/** How lists are narrowed by it. */
export const differenceStates = ['differs', 'right', 'notChecked'] as const;
export type DifferenceState = (typeof differenceStates)[number];

export const stateOfDifference = (difference: PayListDifference | undefined): DifferenceState => {
  if (difference?.outcome === 'right') return 'right';
  return difference?.outcome === 'differs' || difference?.outcome === 'lines' ? 'differs' : 'notChecked';
};

export const letsThrough = (filter: Filter, state: DifferenceState): boolean =>
  filter.match === 'in' ? filter.values.includes(state) : filter.match !== 'exact' || filter.value === state;
