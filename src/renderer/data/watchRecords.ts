import type { Query } from '@tanstack/react-query';
import { relatedEntities } from '#shared/api/operations.ts';
import type { EventMap } from '#shared/ipc/events.ts';
import { listen } from '../ipc/bridge.ts';
import { usePreferencesStore } from '../stores/preferences.ts';
import { isAllCities, type RecordScope } from './entityCalls.ts';
import { oldAfterMs, queryClient } from './queryClient.ts';

type Change = Pick<EventMap['records.changed'], 'entity' | 'scope' | 'ids'>;

/** Scopes overlap unless they name two countries or two cities: a scope without a city, or with all, stands for each of them. */
const overlaps = (one: RecordScope, other: RecordScope): boolean =>
  isAllCities(one) || isAllCities(other)
    ? one.country === other.country
    : (['country', 'city'] as const).every(
        (name) => one[name] === undefined || other[name] === undefined || one[name] === other[name],
      );

/** For questions whose answers carry names of other entities' records along: they are read again with those too. */
export const namesOf = (...entities: readonly string[]): { namesOf: readonly string[] } => ({
  namesOf: entities,
});

const carriesNames = ({ meta }: Query, entity: string): boolean =>
  Array.isArray(meta?.namesOf) && meta.namesOf.includes(entity);

/** Which of another entity's records a change reaches, nobody knows: it may be any of the scope. */
const isRelated = (entity: string, other: unknown): boolean =>
  relatedEntities[entity]?.some((related) => related === other) === true;

/** Lists and choices may show any record of their scope; what is asked of one record shows only that one. */
const mayShow = (query: Query, { entity, scope, ids }: Change): boolean => {
  if (carriesNames(query, entity)) return true;
  const [family, named, question, itsScope, id] = query.queryKey;
  if (family !== 'records' || !overlaps(itsScope as RecordScope, scope)) return false;
  if (isRelated(entity, named)) return true;
  if (named !== entity) return false;
  if (question !== 'record' && question !== 'name') return true;
  return id === '' || ids.length === 0 || ids.includes(id as string);
};

/** Reads again what this window shows of changed records. A reading that began since the change is enough. */
export const readAgain = (change: Change, hasBegun = false): Promise<void> =>
  queryClient.invalidateQueries(
    { predicate: (query) => mayShow(query, change) },
    { cancelRefetch: !hasBegun },
  );

/** Whatever any window wrote, every window that shows it reads it again. */
export const watchRecords = (): (() => void) => listen('records.changed', (change) => void readAgain(change));

/** What was read before somebody set the clock back would count as new until the clock is there again. */
const isOld = (query: Query): boolean =>
  query.isStaleByTime(oldAfterMs) || query.state.dataUpdatedAt > Date.now();

/** Main reads it again by itself, within its budget. */
const isKeptByMain = ({ meta, state }: Query): boolean =>
  meta?.isWatched === true &&
  state.data !== undefined &&
  state.status !== 'error' &&
  usePreferencesStore.getState().liveUpdates === 'normal';

/**
 * Reads again what this window shows, as far as it is old or could not be read: the computer slept, or the server is
 * back. What is being typed stays; a form that holds something unsaved says that its record has changed.
 */
export const watchStaleRows = (): void => {
  listen('rows.refresh', () => {
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => (isOld(query) && !isKeptByMain(query)) || query.state.status === 'error',
    });
  });
};
