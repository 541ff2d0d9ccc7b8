import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayListEntity, PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { cityField } from '#shared/rules/allCities.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { readAllRows } from '../api/pageReader.ts';
import type { PayListRow } from './payListChecks.ts';

const linesAtOnce = 1000;

export const payeeTypeOf = (entity: PayListEntity): PayeeType =>
  entity === 'courierPayLists' ? 'courier' : 'establishment';
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

export const readPayLists = (
  api: AllCitiesClient,
  { entity, params, filters }: PayListsQuery,
  signal: AbortSignal,
): Promise<Result<PayListRow[]>> =>
  readAllRows<PayListRow>(
    api,
    { operation: `${entity}.list`, params, query: filters ? { filters } : {} },
    signal,
  );

/** City of a list, which all-cities lists carry in each row. */
export const cityOf = ({ params }: PayListsQuery, row: PayListRow): string =>
  textOrEmpty(row[cityField]) || params.city;

export const readPayListLines = async (
  api: AllCitiesClient,
  listsQuery: PayListsQuery,
  row: PayListRow,
  signal: AbortSignal,
  filters?: ListQuery['filters'],
): Promise<Result<PayListLine[]>> => {
  const lines: PayListLine[] = [];
  const params = { ...listsQuery.params, city: cityOf(listsQuery, row), id: row.id };
  const answer = await readPages<PayListLine>({
    size: linesAtOnce,
    read: async (page) => {
      const query = filters ? { ...page, filters } : page;
      const operation = `${listsQuery.entity}.orders` as const;
      return (await api.call({ operation, params, query }, signal)) as Result<PayListLine[]>;
    },
    take: (rows) => {
      for (const line of rows) lines.push(line);
    },
  });
  return answer.ok ? success(lines) : answer;
};
