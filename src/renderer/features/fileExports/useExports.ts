import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { unwrap } from '../../data/queryClient.ts';
import { listen, request } from '../../ipc/bridge.ts';

const queryKey = ['exports'];

/** All exports of this person, the newest first; what main tells meanwhile is put among them. */
export const useExports = () => {
  const queries = useQueryClient();
  const answer = useQuery({
    queryKey,
    queryFn: async () => unwrap(await request('exports.read', undefined)),
    staleTime: 0,
  });
  useEffect(
    () =>
      listen('export.progressed', (told) =>
        queries.setQueryData<ExportProgress[]>(queryKey, (known) => {
          if (!known) return known;
          const isKnown = known.some(({ exportId }) => exportId === told.exportId);
          return isKnown
            ? known.map((one) => (one.exportId === told.exportId ? told : one))
            : [told, ...known];
        }),
      ),
    [queries],
  );
  return { exports: answer.data, error: answer.error, reload: () => void answer.refetch() };
};
