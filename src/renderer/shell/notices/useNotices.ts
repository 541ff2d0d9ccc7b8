import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ShownNotice } from '#shared/api/staff.ts';
import { unwrap } from '../../data/queryClient.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { useUser } from '../../stores/session.ts';

/** A country's notices. Main asks the server once a minute for all windows and says what changed. */
export const useNotices = (country: string) => {
  const client = useQueryClient();
  const userId = useUser()?.id;
  useEffect(
    () =>
      listen('notices.changed', (changed) =>
        client.setQueryData(['notices', userId, changed.country], changed.notices),
      ),
    [client, userId],
  );
  return useQuery<ShownNotice[]>({
    queryKey: ['notices', userId, country],
    queryFn: async ({ signal }) => unwrap(await request('notices.read', { country }, signal)),
    enabled: userId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
