import { useSyncExternalStore } from 'react';
import { queryClient } from './queryClient.ts';

/** Hashes of the queries that are under way. */
const reading = new Set<string>();
const listeners = new Set<() => void>();

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' && type !== 'removed') return;
  const wasReading = reading.size > 0;
  if (type === 'updated' && query.state.fetchStatus === 'fetching') reading.add(query.queryHash);
  else reading.delete(query.queryHash);
  if (wasReading !== reading.size > 0) for (const tell of listeners) tell();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether anything is being read. Each event tells of its own query: TanStack's `useIsFetching` looks through the whole cache for each. */
export const useIsReading = (): boolean => useSyncExternalStore(subscribe, () => reading.size > 0);
