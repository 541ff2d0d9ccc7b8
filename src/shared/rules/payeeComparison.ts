export interface ComparedPayee {
  key: string;
  payee: string;
  iban: string;
  idNumber: string;
  cityId: string;
  /** Pay list of this half-month, else of the other one. */
  listId: string;
  /** In cents; `null` without a pay list in that half-month. */
  now: number | null;
  before: number | null;
  difference: number;
  /** Change relative to the earlier sum; `null` if that was zero or negative, or there was none. */
  percent: number | null;
}

/** A pay list; the sum is in cents. */
interface Paid {
  id: string;
  payee: string;
  iban: string;
  idNumber: string;
  cityId: string;
  sum: number;
}

export const percentOf = (now: number, before: number): number | null =>
  before <= 0 ? null : ((now - before) / before) * 100;

/** Identifies a payee by city, tax number (IBAN if missing) and name: pay lists have no payee id. */
const payeeKey = ({ payee, iban, idNumber, cityId }: Paid): string =>
  `${idNumber || iban}\n${payee}\n${cityId}`;

const sumsOf = (lists: readonly Paid[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const list of lists) sums.set(payeeKey(list), (sums.get(payeeKey(list)) ?? 0) + list.sum);
  return sums;
};

export const comparePayees = (now: readonly Paid[], before: readonly Paid[]): ComparedPayee[] => {
  const [sumsNow, sumsBefore] = [sumsOf(now), sumsOf(before)];
  const payees = new Map([...before, ...now].map((list) => [payeeKey(list), list]));
  return [...payees]
    .map(([key, { payee, iban, idNumber, cityId, id: listId }]) => {
      const [paid, paidBefore] = [sumsNow.get(key) ?? null, sumsBefore.get(key) ?? null];
      const difference = (paid ?? 0) - (paidBefore ?? 0);
      const percent = paidBefore === null ? null : percentOf(paid ?? 0, paidBefore);
      return {
        key,
        payee,
        iban,
        idNumber,
        cityId,
        listId,
        now: paid,
        before: paidBefore,
        difference,
        percent,
      };
    })
    .toSorted(
      (one, other) =>
        Math.abs(other.difference) - Math.abs(one.difference) || one.payee.localeCompare(other.payee),
    );
};
