import { type PayListEntity, payListEntities } from '#shared/ipc/payListRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { groupBy, sharedAccounts } from '#shared/rules/closing.ts';
import {
  differenceField,
  serverFilters,
  sharedAccountField,
  stateOfDifference,
} from '#shared/rules/payListDifference.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { readAllRows } from '../api/pageReader.ts';
import { acceptsState, openedRows, pageOfRows } from '../api/readRows.ts';
import type { PayListChecks, PayListRow } from './payListChecks.ts';
import { textOrEmpty } from './payListLines.ts';

const payListsOf = ({ operation }: ApiCall, verb: 'list' | 'read'): PayListEntity | undefined =>
  payListEntities.find((entity) => operation === `${entity}.${verb}`);

/** Filters that servers do not know. */
const ownFilters = ({ filters = {} }: ListQuery = {}) => {
  const { [differenceField]: difference, [sharedAccountField]: shared } = filters;
  return difference || shared ? { difference, shared } : null;
};

/** Filters that take or leave all lists of a half-month. */
const periodFilters = ['dateRange', 'startDate', 'endDate'];

const accountOf = ({ name, fullName, iban, idNumber }: PayListRow) => ({
  payee: textOrEmpty(name) || textOrEmpty(fullName),
  iban: textOrEmpty(iban),
  idNumber: textOrEmpty(idNumber),
});

/** Lists whose account another payee has in the same half-month. */
const sharingIds = (lists: readonly PayListRow[]): Set<string> =>
  new Set(
    [...groupBy(lists, ({ startDate }) => textOrEmpty(startDate)).values()].flatMap((ofPeriod) => {
      const othersOf = sharedAccounts(ofPeriod.map(accountOf));
      return ofPeriod.filter((row) => othersOf(accountOf(row)).length > 0).map(({ id }) => id);
    }),
  );

/** Adds check results to pay lists. Filtering by them requires reading all lists. */
export const withDifferences = (api: AllCitiesClient, checks: Pick<PayListChecks, 'of'>): AllCitiesClient => {
  const withDifference = (entity: PayListEntity, row: PayListRow): PayListRow => {
    const { [differenceField]: _notTheServers, ...rest } = row;
    const difference = checks.of(entity, row);
    return difference ? { ...rest, [differenceField]: difference } : rest;
  };

  /** The other payee need not match the other filters. */
  const readSharing = async (
    call: ApiCall,
    filters: NonNullable<ListQuery['filters']>,
    signal: AbortSignal,
  ): Promise<Result<Set<string>>> => {
    const ofPeriod = Object.entries(filters).filter(([name]) => periodFilters.includes(name));
    const query = { filters: Object.fromEntries(ofPeriod) };
    const lists = await readAllRows<PayListRow>(api, { ...call, query }, signal);
    return lists.ok ? success(sharingIds(lists.data)) : lists;
  };

  const readNarrowed = async (
    entity: PayListEntity,
    call: ApiCall,
    signal: AbortSignal,
  ): Promise<Result<PayListRow[]>> => {
    const { difference, shared } = ownFilters(call.query) ?? {};
    const filters = serverFilters(call.query?.filters ?? {});
    const sharing = shared ? await readSharing(call, filters, signal) : success(new Set<string>());
    if (!sharing.ok) return sharing;
    const found = await readAllRows<PayListRow>(
      api,
      { ...call, query: { ...call.query, filters } },
      signal,
      (row) =>
        (!difference || acceptsState(difference, stateOfDifference(checks.of(entity, row)))) &&
        (!shared || acceptsState(shared, String(sharing.data.has(row.id)))),
    );
    return found.ok ? success(found.data.map((row) => withDifference(entity, row))) : found;
  };

  return {
    ...api,
    call: async (call, signal = new AbortController().signal) => {
      const list = payListsOf(call, 'list');
      if (list && ownFilters(call.query)) {
        const found = await readNarrowed(list, call, signal);
        return found.ok ? pageOfRows(found.data, call.query) : found;
      }
      const answer = await api.call(call, signal);
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
      if (!ownFilters(call.query)) {
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
