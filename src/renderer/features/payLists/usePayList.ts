import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { Filter } from '#shared/domain/listQuery.ts';
import type { PayeeKind } from '#shared/domain/payouts.ts';
import { readPages } from '#shared/domain/readPages.ts';
import { readOnEntering, unwrap } from '../../data/queryClient.ts';
import { useRecord } from '../../data/useRecord.ts';
import { call } from '../../ipc/bridge.ts';

/** A pay list of either kind. */
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

export const entityOf = (kind: PayeeKind) => `${kind}PayLists` as const;

type Place = Record<'country' | 'city' | 'id', string>;

/** Where the page is: as its address says. */
export const usePlace = (): Place => {
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

export const usePayList = (kind: PayeeKind, { id, ...scope }: Place) => {
  const { record, error, reload } = useRecord(entityOf(kind), scope, id);
  return { record: record ?? null, payList: record ? toPayList(record) : null, error, reload };
};

const pageSize = 1000;

/** Every line, over all pages; of these statuses and this order only, where that is asked. */
export const useLines = (kind: PayeeKind, place: Place, filters: Readonly<Record<string, Filter>>) =>
  useQuery({
    ...readOnEntering,
    queryKey: [entityOf(kind), 'lines', place, filters],
    queryFn: async ({ signal }): Promise<PayListLine[]> => {
      const lines: PayListLine[] = [];
      const answer = await readPages<PayListLine>({
        size: pageSize,
        read: (page) => call(`${entityOf(kind)}.orders`, place, { query: { ...page, filters }, signal }),
        take: (rows) => {
          for (const row of rows) lines.push(row);
        },
      });
      unwrap(answer);
      return lines;
    },
    // Other filters leave on the screen what was found until theirs is there.
    placeholderData: keepPreviousData,
  });
