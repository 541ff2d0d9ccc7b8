import type { ActivityScope } from '#shared/ipc/courierRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { cityField } from '#shared/rules/allCities.ts';
import { compareLastOrders, lastOrderField, noOrder, stateOfLastOrder } from '#shared/rules/lastOrder.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { readAllRows } from '../api/pageReader.ts';
import { acceptsState, openedRows, pageOfRows } from '../api/readRows.ts';
import type { OrderActivities } from './orderActivity.ts';

type CourierRow = { id: string } & Record<string, unknown>;

/** Separates filter and sort order that servers do not know from the query. */
const takeOwn = (query: ListQuery = {}) => {
  const { [lastOrderField]: filter, ...filters } = query.filters ?? {};
  const sort = query.sort?.field === lastOrderField ? query.sort : undefined;
  const { sort: _sort, ...rest } = query;
  return { filter, sort, query: sort ? { ...rest, filters } : { ...query, filters } };
};

const isOwn = ({ operation, query }: ApiCall): boolean => {
  const { filter, sort } = takeOwn(query);
  return operation === 'couriers.list' && (filter !== undefined || sort !== undefined);
};

/**
 * Adds the last order to couriers of cities whose orders are known today. A filter or sort order by it reads the
 * orders first, and all couriers.
 */
export const withLastOrders = (
  api: AllCitiesClient,
  activities: Pick<OrderActivities, 'of' | 'ensure'>,
): AllCitiesClient => {
  const scopeOf = ({ params: { country = '', city = '' } }: ApiCall, row: CourierRow): ActivityScope => ({
    country,
    city: typeof row[cityField] === 'string' ? row[cityField] : city,
  });
  const withLastOrder = (call: ApiCall, row: CourierRow): CourierRow => {
    const { [lastOrderField]: _notTheServers, ...rest } = row;
    const activity = activities.of(scopeOf(call, row));
    return activity ? { ...rest, [lastOrderField]: activity.lastOrders[row.id] ?? noOrder } : rest;
  };

  const readNarrowed = async (call: ApiCall, signal: AbortSignal): Promise<Result<CourierRow[]>> => {
    const { filter, sort, query } = takeOwn(call.query);
    const { country = '', city = '' } = call.params;
    const { error } = await activities.ensure({ country, city });
    if (error) return { ok: false, error };
    const found = await readAllRows<CourierRow>(api, { ...call, query }, signal);
    if (!found.ok) return found;
    const lastOf = (row: CourierRow): string => String(row[lastOrderField] ?? noOrder);
    const rows = found.data
      .map((row) => withLastOrder(call, row))
      .filter((row) => !filter || acceptsState(filter, stateOfLastOrder(lastOf(row))));
    if (!sort) return success(rows);
    const direction = sort.order === 'desc' ? -1 : 1;
    return success(rows.toSorted((a, b) => direction * compareLastOrders(lastOf(a), lastOf(b))));
  };

  return {
    ...api,
    call: async (call, signal = new AbortController().signal) => {
      if (isOwn(call)) {
        const found = await readNarrowed(call, signal);
        return found.ok ? pageOfRows(found.data, call.query) : found;
      }
      const answer = await api.call(call, signal);
      const isList = call.operation === 'couriers.list';
      if (!answer.ok || (!isList && call.operation !== 'couriers.read')) return answer;
      const data = isList
        ? (answer.data as CourierRow[]).map((row) => withLastOrder(call, row))
        : withLastOrder(call, answer.data as CourierRow);
      return { ...answer, data };
    },
    open: async (call, firstSize, signal = new AbortController().signal) => {
      if (!isOwn(call)) return api.open(call, firstSize, signal);
      const found = await readNarrowed(call, signal);
      return found.ok ? openedRows(found.data) : found;
    },
  };
};
