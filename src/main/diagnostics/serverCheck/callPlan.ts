import { contracts } from '#shared/api/contracts.ts';
import { dashboardMetrics } from '#shared/api/dashboard.ts';
import { type Operation, type OperationId, operationIds, operations } from '#shared/api/operations.ts';
import { countriesOf, timeZoneIn } from '#shared/rules/countries.ts';
import { addDays, dayInZone } from '#shared/rules/plainDates.ts';

/** Country of a check: the wanted one, if the user may see it. */
export const countryToCheck = (userCountry: string, wanted?: string | null): string => {
  const [first = 'es', ...others] = countriesOf(userCountry);
  return [first, ...others].find((country) => country === wanted) ?? first;
};

/** List whose first record provides the id in the path of a call; `null`: the path has none. */
export const idSourceOf = (id: OperationId): OperationId | null => {
  if (!operations[id].path.includes('{id}')) return null;
  return id === 'timeSlots.list' ? 'geoZones.list' : (`${id.split('.')[0]}.list` as OperationId);
};

/** All reads with a contract; lists before the calls that need their ids. */
export const plannedCalls: readonly OperationId[] = operationIds
  .filter((id) => operations[id].method === 'GET' && Object.hasOwn(contracts, id))
  .toSorted((one, other) => Number(idSourceOf(one) !== null) - Number(idSourceOf(other) !== null));

/** Lists with paging, sorting and filters. Slots come as a whole week, lines as a whole pay list. */
export const isProbed = (id: OperationId): boolean => {
  const operation: Operation = operations[id];
  return operation.verb === 'list' && operation.entity !== undefined && idSourceOf(id) === null;
};

export const rowsAsked = (id: OperationId): number => (id === 'timeSlots.list' ? 175 : 50);

const mondayOf = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
};

export interface PlannedRequest {
  params: Record<string, string>;
  search: Record<string, string>;
}

/** Requests of a call besides paging: all metrics of the dashboard, this week of a zone, and so on. */
export const requestsOf = (id: OperationId, country: string, now: Date): PlannedRequest[] => {
  const timeZone = timeZoneIn(country);
  const today = dayInZone(now, timeZone);
  if (id === 'dashboard.metric')
    return Object.entries(dashboardMetrics).map(([metric, of]) => ({
      params: { metric },
      search: of === 'date' ? { date: today } : { dateFrom: addDays(today, -7), dateTo: today },
    }));
  if (id === 'dashboard.topCustomers') return [{ params: {}, search: { date: today } }];
  if (id === 'timeSlots.list') return [{ params: {}, search: { date: mondayOf(today) } }];
  return [{ params: {}, search: {} }];
};
