import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { UnreadCity } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { callEntity, isAllCities, type RecordScope, type Row, readAllRows } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';
import type { Resource } from '../../resource/define/resource.ts';
import { ResourceProvider, useResource } from '../../resource/define/resourceContext.tsx';
import { UnreadCities } from '../../resource/list/UnreadCities.tsx';
import { QueryError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CandidateQueue } from './CandidateQueue.tsx';
import { isDecided, waitingStatus } from './useDecision.ts';

/** Oldest first: the longest waiting candidate comes next. */
const candidates: ListQuery = {
  sort: { field: 'createdAt', order: 'asc' },
  filters: { status: { match: 'in', values: [waitingStatus] } },
};

/** Page of an all-cities list, which cannot be read further. Later rounds continue. */
const mostOfAllCities = 2000;

const readCandidates = async (
  scope: RecordScope,
  signal: AbortSignal,
): Promise<{ rows: readonly Row[]; unread: readonly UnreadCity[] }> => {
  if (!isAllCities(scope))
    return { rows: unwrap(await readAllRows('couriers', scope, candidates, signal)), unread: [] };
  const query = { ...candidates, page: 1, size: mostOfAllCities };
  const answer = await callEntity<Row[]>('couriers', 'list', scope, { query, signal });
  return { rows: unwrap(answer), unread: (answer.ok && answer.unread) || [] };
};

const Candidates = () => {
  const { scope, title } = useResource();
  const { i18n } = useLingui();
  // A new round has a new walk. Any other refetch, such as after a login, must not restart the current one.
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    // Key outside of `records`, so that live updates do not change the order of the review.
    queryKey: ['courierReview', scope, round],
    queryFn: async ({ signal }) => {
      const { rows, unread } = await readCandidates(scope, signal);
      return { unread, rows: rows.filter(({ id }) => !isDecided(id)) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const again = (): void => setRound(round + 1);
  if (data)
    return (
      <>
        <UnreadCities unread={data.unread} onRetry={again} />
        <CandidateQueue key={round} candidates={data.rows} onAgain={again} />
      </>
    );
  return (
    <>
      <PageHeader title={i18n._(title)} />
      {error ? <QueryError error={error} onRetry={() => void refetch()} /> : <Loading />}
    </>
  );
};

export const courierReviewPage =
  (couriers: Resource): ComponentType =>
  () => (
    <ResourceProvider resource={couriers}>
      <Candidates />
    </ResourceProvider>
  );
