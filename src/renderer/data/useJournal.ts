import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import type { RouteInput } from '#shared/ipc/routes.ts';
import { listen, request } from '../ipc/bridge.ts';
import { usePreferencesStore } from '../stores/preferences.ts';
import { useUser } from '../stores/session.ts';
import { unwrap } from './queryClient.ts';

type Filter = Omit<RouteInput<'journal.read'>, 'userId' | 'since'>;

interface Wanted extends Filter {
  /** Only entries of these last hours; unset: all. */
  hours?: number;
  isWanted?: boolean;
}

const family = 'journal';
const hourMs = 3_600_000;

/** Changes that this user made on this computer, newest first. Main notifies of new ones. */
export const useJournal = ({ hours, isWanted = true, ...filter }: Wanted): UseQueryResult<JournalEntry[]> => {
  const queries = useQueryClient();
  const userId = useUser()?.id ?? '';
  useEffect(
    () =>
      isWanted
        ? listen('journal.changed', () => void queries.invalidateQueries({ queryKey: [family] }))
        : undefined,
    [queries, isWanted],
  );
  return useQuery({
    queryKey: [family, userId, hours ?? null, filter],
    queryFn: async () => {
      const since = hours === undefined ? {} : { since: new Date(Date.now() - hours * hourMs).toISOString() };
      return unwrap(await request('journal.read', { userId, ...filter, ...since })) ?? [];
    },
    staleTime: 0,
    enabled: isWanted && userId !== '',
  });
};

export const useIsJournalOn = (): boolean => usePreferencesStore(({ journal }) => journal);
