import { useQuery } from '@tanstack/react-query';
import type { PayeeKind } from '#shared/domain/payouts.ts';
import { type HalfMonth, lastHalfMonths } from '#shared/domain/plainDates.ts';
import { type RecordScope, readAllRows } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';
import { entityOf, type PayList, toPayList } from './usePayList.ts';

export interface PaidPeriod extends HalfMonth {
  /** In cents; null where there was no pay list. */
  sum: number | null;
}

const periods = 12;

/** What the same payee got in the half-months up to this one. Rows name the payee by tax number, account and name. */
export const usePayeeHistory = (kind: PayeeKind, scope: Required<RecordScope>, payList: PayList) => {
  const { idNumber, iban, payee, endDate } = payList;
  const wanted = lastHalfMonths(endDate, periods);
  const known = idNumber ? { idNumber } : { iban };
  const [[field = '', value = '']] = Object.entries(known) as [[string, string]];
  return useQuery({
    queryKey: [entityOf(kind), 'history', scope, idNumber, iban, payee, endDate],
    enabled: value !== '',
    queryFn: async ({ signal }): Promise<PaidPeriod[]> => {
      const from = wanted[0]?.start ?? '';
      const filters = {
        [field]: { match: 'exact', value },
        dateRange: { match: 'between', from, to: endDate },
      } as const;
      const rows = unwrap(await readAllRows(entityOf(kind), scope, { filters }, signal));
      const mine = rows.map(toPayList).filter((other) => other.payee === payee && other.iban === iban);
      return wanted.map((period) => {
        const found = mine.filter(({ startDate }) => startDate === period.start);
        const sum = found.length === 0 ? null : found.reduce((total, { sum }) => total + sum, 0);
        return { ...period, sum };
      });
    },
  });
};
