import { hashKey, type QueryKey } from '@tanstack/react-query';
import { neverPrefetched, secretFields } from '#shared/api/operations.ts';
import { useConnectivity } from '../../stores/mainState.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useSessionStore } from '../../stores/session.ts';
import { callEntity, type EntityName, type RecordScope, type Row } from '../entityCalls.ts';
import { queryClient, recordKeys } from '../queryClient.ts';
import type { listPageOptions } from '../useList.ts';
import { windowBudget } from '../windowBudget.ts';

/** Hover delay before prefetching, so that moving the pointer across rows triggers nothing. */
export const restMs = 80;
/** A read slower than this pauses prefetching for a minute: the line is busy enough. */
const slowMs = 1000;
const pauseMs = 60_000;

export interface Ahead {
  queryKey: QueryKey;
  /** Resolves once the answer is cached, to whether the server answered. */
  read: (signal: AbortSignal) => Promise<boolean>;
}

const running = new Map<string, AbortController>();

const mayRead = (): boolean => {
  const { isReachable, busy } = useConnectivity.getState();
  return (
    usePreferencesStore.getState().liveUpdates === 'normal' &&
    isReachable &&
    !busy &&
    !document.hidden &&
    windowBudget.hasRoom('readAhead')
  );
};

/**
 * Prefetches a page the user will probably open. It shows the cached data at once and refetches like every
 * page. Resolves when the data is cached or nothing was to fetch.
 */
export const readAhead = async ({ queryKey, read }: Ahead): Promise<void> => {
  const hash = hashKey(queryKey);
  if (running.has(hash) || queryClient.getQueryData(queryKey) !== undefined || !mayRead()) return;
  const giveUp = new AbortController();
  const begun = performance.now();
  running.set(hash, giveUp);
  const isAnswered = await windowBudget.runNow('readAhead', () => read(giveUp.signal));
  running.delete(hash);
  if (giveUp.signal.aborted) return;
  if (!isAnswered || performance.now() - begun > slowMs) windowBudget.pause(pauseMs);
};

export const cancelAhead = (queryKey: QueryKey): void => running.get(hashKey(queryKey))?.abort();

/** Prefetch of one record; `null` if the entity is never prefetched. Its images load with the page. */
export const recordAhead = (entity: EntityName, scope: RecordScope, id: string): Ahead | null => {
  if (neverPrefetched.has(entity)) return null;
  const queryKey = recordKeys.record(entity, scope, id);
  const reader = (): string | undefined => useSessionStore.getState().session.user?.id;
  return {
    queryKey,
    read: async (signal) => {
      const before = reader();
      const answer = await callEntity<Row>(entity, 'read', scope, { id, signal });
      // A 404 is an answer too: it does not mean that the line is slow.
      // Discard data fetched for another user. Never overwrite data that the page itself fetched.
      if (!answer.ok) return answer.error.code === 'NOT_FOUND';
      if (signal.aborted || before !== reader()) return true;
      const known = Object.fromEntries(
        Object.entries(answer.data).filter(([name]) => !secretFields[entity]?.includes(name)),
      );
      queryClient.setQueryData(queryKey, (own: Row | undefined) => own ?? (known as Row));
      return true;
    },
  };
};

export const listAhead = (options: ReturnType<typeof listPageOptions>): Ahead => ({
  queryKey: options.queryKey,
  read: async (signal) => {
    // Cancel only without observers: an open page waits for the same request.
    signal.addEventListener('abort', () => {
      const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
      if (query?.getObserversCount() === 0) void query.cancel({ silent: true });
    });
    await queryClient.prefetchQuery(options);
    return queryClient.getQueryData(options.queryKey) !== undefined;
  },
});
