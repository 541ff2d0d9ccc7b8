import type { Query } from '@tanstack/react-query';
import { relatedEntities } from '#shared/api/relatedEntities.ts';
import type { EventMap } from '#shared/ipc/events.ts';
import { listen } from '../ipc/bridge.ts';
import type { RecordScope } from './entityCalls.ts';
import { queryClient } from './queryClient.ts';

type Change = Pick<EventMap['records.changed'], 'entity' | 'scope' | 'ids'>;

/** Places overlap unless they name two countries or two cities: what is said of no city is said of each. */
const overlaps = (one: RecordScope, other: RecordScope): boolean =>
  (['country', 'city'] as const).every(
    (part) => one[part] === undefined || other[part] === undefined || one[part] === other[part],
  );

/** For questions whose answers carry names of other entities' records along: they are read again with those too. */
export const namesOf = (...entities: readonly string[]): { namesOf: readonly string[] } => ({
  namesOf: entities,
});

const carriesNames = ({ meta }: Query, entity: string): boolean =>
  Array.isArray(meta?.namesOf) && meta.namesOf.includes(entity);

/** Which of another entity's records a change reaches, nobody knows: it may be any of the place. */
const isRelated = (entity: string, other: unknown): boolean =>
  relatedEntities[entity]?.some((related) => related === other) === true;

/** Lists and choices may show any record of their place; what is asked of one record shows only that one. */
const mayShow = (query: Query, { entity, scope, ids }: Change): boolean => {
  if (carriesNames(query, entity)) return true;
  const [family, named, question, place, id] = query.queryKey;
  if (family !== 'records' || !overlaps(place as RecordScope, scope)) return false;
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
