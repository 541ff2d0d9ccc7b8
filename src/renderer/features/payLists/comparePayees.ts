import { type HalfMonth, halfMonthOf, previousHalfMonth } from '#shared/domain/plainDates.ts';
import type { PayList } from './usePayList.ts';

/** What is compared with: the half-month before, or the same one a year ago. */
export type Comparison = 'before' | 'yearAgo';

export const periodOf = (period: HalfMonth, comparison: Comparison): HalfMonth => {
  if (comparison === 'before') return previousHalfMonth(period.start);
  const year = Number(period.start.slice(0, 4)) - 1;
  // The first day of a half-month is there in every year; the last one of February is not.
  return halfMonthOf(`${String(year).padStart(4, '0')}${period.start.slice(4)}`);
};

export interface ComparedPayee {
  key: string;
  payee: string;
  /** In cents; null: there was no pay list, so the payee is new or gone. */
  now: number | null;
  before: number | null;
  difference: number;
  /** Of what was paid before; null where that was nothing or a debt, of which a share says nothing. */
  percent: number | null;
}

type Paid = Pick<PayList, 'payee' | 'iban' | 'idNumber' | 'sum'>;

export const percentOf = (now: number, before: number): number | null =>
  before <= 0 ? null : ((now - before) / before) * 100;

/** Rows name a payee by tax number, else by account, and by name. */
const keyOf = ({ payee, iban, idNumber }: Paid): string => `${idNumber || iban}\n${payee}`;

const sumsOf = (lists: readonly Paid[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const list of lists) sums.set(keyOf(list), (sums.get(keyOf(list)) ?? 0) + list.sum);
  return sums;
};

/** What each payee got in two periods, the largest differences first. */
export const comparePayees = (now: readonly Paid[], before: readonly Paid[]): ComparedPayee[] => {
  const [sumsNow, sumsBefore] = [sumsOf(now), sumsOf(before)];
  const names = new Map([...before, ...now].map((list) => [keyOf(list), list.payee]));
  return [...names]
    .map(([key, payee]) => {
      const [paid, paidBefore] = [sumsNow.get(key) ?? null, sumsBefore.get(key) ?? null];
      const difference = (paid ?? 0) - (paidBefore ?? 0);
      const percent = paidBefore === null ? null : percentOf(paid ?? 0, paidBefore);
      return { key, payee, now: paid, before: paidBefore, difference, percent };
    })
    .toSorted(
      (one, other) =>
        Math.abs(other.difference) - Math.abs(one.difference) || one.payee.localeCompare(other.payee),
    );
};
