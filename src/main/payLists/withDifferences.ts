import { type PayListEntity, payListEntities } from '#shared/ipc/payListRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { differenceField, stateOfDifference } from '#shared/rules/payListDifference.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { readAllRows } from '../api/pageReader.ts';
import { acceptsState, openedRows, pageOfRows } from '../api/readRows.ts';
import type { PayListChecks, PayListRow } from './payListChecks.ts';

const payListsOf = ({ operation }: ApiCall, verb: 'list' | 'read'): PayListEntity | undefined =>
  payListEntities.find((entity) => operation === `${entity}.${verb}`);

/** Separates the filter by difference, which servers do not know, from the query. */
const takeFilter = (query: ListQuery = {}) => {
  const { [differenceField]: filter, ...filters } = query.filters ?? {};
  return { filter, query: { ...query, filters } };
};

/** Adds check results to pay lists. Filtering by them requires reading all lists. */
export const withDifferences = (api: AllCitiesClient, checks: Pick<PayListChecks, 'of'>): AllCitiesClient => {
  const withDifference = (entity: PayListEntity, row: PayListRow): PayListRow => {
    const { [differenceField]: _notTheServers, ...rest } = row;
    const difference = checks.of(entity, row);
    return difference ? { ...rest, [differenceField]: difference } : rest;
  };

  const readNarrowed = async (
    entity: PayListEntity,
    call: ApiCall,
    signal: AbortSignal,
  ): Promise<Result<PayListRow[]>> => {
    const { filter, query } = takeFilter(call.query);
    const found = await readAllRows<PayListRow>(
      api,
      { ...call, query },
      signal,
      (row) => !filter || acceptsState(filter, stateOfDifference(checks.of(entity, row))),
    );
    return found.ok ? success(found.data.map((row) => withDifference(entity, row))) : found;
  };

  return {
    ...api,
    call: async (call, signal = new AbortController().signal, turn) => {
      const list = payListsOf(call, 'list');
      if (list && call.query?.filters?.[differenceField]) {
        await turn?.();
        const found = await readNarrowed(list, call, signal);
        return found.ok ? pageOfRows(found.data, call.query) : found;
      }
      const answer = await api.call(call, signal, turn);
      const entity = list ?? payListsOf(call, 'read');
      if (!entity || !answer.ok) return answer;
      const data = list
        ? (answer.data as PayListRow[]).map((row) => withDifference(entity, row))
        : withDifference(entity, answer.data as PayListRow);
      return { ...answer, data };
    },
    open: async (call, firstSize, signal = new AbortController().signal) => {
      const entity = payListsOf(call, 'list');
      if (!entity) return api.open(call, firstSize, signal);
      if (!call.query?.filters?.[differenceField]) {
        const opened = await api.open(call, firstSize, signal);
        if (!opened.ok) return opened;
        const take = async (count: number) =>
          (await opened.data.take(count)).map((row) => withDifference(entity, row as PayListRow) as never);
        return success({ ...opened.data, take });
      }
      const found = await readNarrowed(entity, call, signal);
      return found.ok ? openedRows(found.data) : found;
    },
  };
};
