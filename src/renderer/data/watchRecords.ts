import type { Query } from '@tanstack/react-query';
import { relatedEntities } from '#shared/api/operations.ts';
import type { EventMap } from '#shared/ipc/events.ts';
import { listen } from '../ipc/bridge.ts';
import { usePreferencesStore } from '../stores/preferences.ts';
import { isAllCities, type RecordScope } from './entityCalls.ts';
import { oldAfterMs, queryClient } from './queryClient.ts';

type Change = Pick<EventMap['records.changed'], 'entity' | 'scope' | 'ids'>;

/**
 * True unless the scopes name two countries or two cities. A missing city or "all cities" matches every city.
 */
const overlaps = (one: RecordScope, other: RecordScope): boolean =>
  isAllCities(one) || isAllCities(other)
    ? one.country === other.country
    : (['country', 'city'] as const).every(
        (name) => one[name] === undefined || other[name] === undefined || one[name] === other[name],
      );

/** Query meta: the answer contains names of these entities, so changes of them invalidate it. */
export const namesOf = (...entities: readonly string[]): { namesOf: readonly string[] } => ({
  namesOf: entities,
});

const carriesNames = ({ meta }: Query, entity: string): boolean =>
  Array.isArray(meta?.namesOf) && meta.namesOf.includes(entity);

/**
 * Related entities are invalidated for the whole scope: the change
 * does not tell which of their records it affects.
 */
const isRelated = (entity: string, other: unknown): boolean =>
  relatedEntities[entity]?.some((related) => related === other) === true;

/** Lists and choices may contain any record of their scope; a record query only its own. */
const mayShow = (query: Query, { entity, scope, ids }: Change): boolean => {
  if (carriesNames(query, entity)) return true;
  const [family, named, queryType, itsScope, id] = query.queryKey;
  if (family !== 'records' || !overlaps(itsScope as RecordScope, scope)) return false;
  if (isRelated(entity, named)) return true;
  if (named !== entity) return false;
  if (queryType !== 'record' && queryType !== 'name') return true;
  return id === '' || ids.length === 0 || ids.includes(id as string);
};

/**
 * Refetches queries that may show the changed records. `hasBegun`: a
 * fetch already in progress is recent enough.
 */
export const readAgain = (change: Change, hasBegun = false): Promise<void> =>
  queryClient.invalidateQueries(
    { predicate: (query) => mayShow(query, change) },
    { cancelRefetch: !hasBegun },
  );

export const watchRecords = (): (() => void) => listen('records.changed', (change) => void readAgain(change));

/** A fetch time in the future, after the system clock was set back, counts as stale. */
const isOld = (query: Query): boolean =>
  query.isStaleByTime(oldAfterMs) || query.state.dataUpdatedAt > Date.now();

/** True if main polls the query by itself within its budget. */
const isWatchedByMain = ({ meta, state }: Query): boolean =>
  meta?.isWatched === true &&
  state.data !== undefined &&
  state.status !== 'error' &&
  usePreferencesStore.getState().liveUpdates === 'normal';

/**
 * Refetches visible queries that are stale or failed, after sleep or reconnect. Typed text survives; a form
 * with unsaved changes only reports that its record has changed.
 */
export const watchStaleRows = (): void => {
  listen('rows.refresh', () => {
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => (isOld(query) && !isWatchedByMain(query)) || query.state.status === 'error',
    });
  });
};
