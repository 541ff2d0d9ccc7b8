import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PayListLine } from '#shared/api/payLists.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import type { Filter } from '#shared/query/listQuery.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import { type HalfMonth, lastHalfMonths } from '#shared/rules/plainDates.ts';
import { type RecordScope, readAllRows } from '../../data/entityCalls.ts';
import { readOnEntering, unwrap } from '../../data/queryClient.ts';
import { useRecord } from '../../data/useRecord.ts';
import { call, request } from '../../ipc/bridge.ts';

export interface PayList {
  id: string;
  payee: string;
  iban: string;
  idNumber: string;
  startDate: string;
  endDate: string;
  sum: number;
  vat: number;
  cityId: string;
}

export const entityOf = (payeeType: PayeeType) => `${payeeType}PayLists` as const;

type PayListParams = Record<'country' | 'city' | 'id', string>;

export const usePayListParams = (): PayListParams => {
  const { country = '', city = '', id = '' } = useParams();
  return { country, city, id };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const toPayList = (row: { id: string } & Record<string, unknown>): PayList => ({
  id: row.id,
  payee: text(row.name) || text(row.fullName),
  iban: text(row.iban),
  idNumber: text(row.idNumber),
  startDate: text(row.startDate),
  endDate: text(row.endDate),
  sum: number(row.sum),
  vat: number(row.vat),
  cityId: text(row.cityId),
});

export const usePayList = (payeeType: PayeeType, { id, ...scope }: PayListParams) => {
  const { record, error, reload } = useRecord(entityOf(payeeType), scope, id);
  return { record: record ?? null, payList: record ? toPayList(record) : null, error, reload };
};

/** Parameter of the address that shows the statement instead of the pay list. */
export const statementSearch = 'statement';

/** Statement that main prints into a file, in a hidden window: nothing of it is masked. */
export const useIsForFile = (): boolean => useSearchParams()[0].get(statementSearch) === 'file';

/** Reports to main that the statement is on screen, or that it failed. `null`: still loading. */
export const useStatementReport = (id: string, isWhole: boolean | null): void => {
  const isForFile = useIsForFile();
  useEffect(() => {
    if (isForFile && isWhole !== null) void request('closing.statementShown', { id, isWhole });
  }, [id, isForFile, isWhole]);
};

const pageSize = 1000;

export const useLines = (
  payeeType: PayeeType,
  params: PayListParams,
  filters: Readonly<Record<string, Filter>>,
) =>
  useQuery({
    ...readOnEntering,
    queryKey: [entityOf(payeeType), 'lines', params, filters],
    queryFn: async ({ signal }): Promise<PayListLine[]> => {
      const lines: PayListLine[] = [];
      const answer = await readPages<PayListLine>({
        size: pageSize,
        read: (page) =>
          call(`${entityOf(payeeType)}.orders`, params, { query: { ...page, filters }, signal }),
        take: (rows) => {
          for (const row of rows) lines.push(row);
        },
      });
      unwrap(answer);
      return lines;
    },
    // Shows the previous lines while another filter loads.
    placeholderData: keepPreviousData,
  });

export interface PaidPeriod extends HalfMonth {
  /** In cents; `null` without a pay list. */
  sum: number | null;
}

const periods = 12;

/**
 * Sums of the same payee in the half-months up to this one. Pay lists identify the payee by tax number, IBAN
 * and name.
 */
export const usePayeeHistory = (payeeType: PayeeType, scope: Required<RecordScope>, payList: PayList) => {
  const { idNumber, iban, payee, endDate } = payList;
  const wanted = lastHalfMonths(endDate, periods);
  const known = idNumber ? { idNumber } : { iban };
  const [[field = '', value = '']] = Object.entries(known) as [[string, string]];
  return useQuery({
    queryKey: [entityOf(payeeType), 'history', scope, idNumber, iban, payee, endDate],
    enabled: value !== '',
    queryFn: async ({ signal }): Promise<PaidPeriod[]> => {
      const from = wanted[0]?.start ?? '';
      const filters = {
        [field]: { match: 'exact', value },
        dateRange: { match: 'between', from, to: endDate },
      } as const;
      const rows = unwrap(await readAllRows(entityOf(payeeType), scope, { filters }, signal));
      const mine = rows.map(toPayList).filter((other) => other.payee === payee && other.iban === iban);
      return wanted.map((period) => {
        const found = mine.filter(({ startDate }) => startDate === period.start);
        const sum = found.length === 0 ? null : found.reduce((total, { sum }) => total + sum, 0);
        return { ...period, sum };
      });
    },
  });
};
