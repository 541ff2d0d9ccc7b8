import { Button, Text } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { UnreadCity } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import {
  callEntity,
  isAllCities,
  type RecordScope,
  type Row,
  readAllRows,
  scopeOfRow,
} from '../../data/entityCalls.ts';
import { pendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import { asAppError, queryClient, unwrap } from '../../data/queryClient.ts';
import { recordOptions } from '../../data/useRecord.ts';
import { listPath, recordPath } from '../../paths.ts';
import type { Resource } from '../../resource/define/resource.ts';
import { ResourceProvider, RowScope, useResource } from '../../resource/define/resourceContext.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { UnreadCities } from '../../resource/list/UnreadCities.tsx';
import { useScopeStore } from '../../stores/page.ts';
import { useUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { ErrorBanner, Failures, QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { CandidateReview } from './CandidateReview.tsx';
import { rejectionTexts } from './rejectionTexts.ts';
import { advance, nextIn, startQueue, undecidedIn } from './reviewQueue.ts';
import { useDecision, waitingStatus } from './useDecision.ts';

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

/** Excludes decisions that are still pending (undo period), which the server does not know yet. */
const isDecided = (id: string): boolean =>
  pendingValue(usePendingValues.getState(), 'couriers', id, 'status') !== undefined;

/**
 * Typed rejection texts by candidate. They survive moving between candidates, the end of the session and an
 * undone decision. Leaving the page asks about texts of undecided candidates, unless they are stored anyway.
 */
const useOwnWords = (done: ReadonlySet<string>) => {
  const stored = Object.values(rejectionTexts.useTexts(useUser()?.id ?? '')).flat();
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  const isOpen = ([id, text]: [string, string]): boolean =>
    text.trim() !== '' && !stored.includes(text.trim()) && !done.has(id);
  useLeaveGuard([...words].some(isOpen));
  return {
    of: (id: string): string => words.get(id) ?? '',
    set: (id: string, text: string): void => setWords((now) => new Map(now).set(id, text)),
  };
};

interface CandidateQueueProps {
  /** Oldest first, with their cities in a review of all cities. */
  candidates: readonly Row[];
  onAgain: () => void;
}

const CandidateQueue = ({ candidates: found, onAgain }: CandidateQueueProps) => {
  const { resource, scope, title } = useResource();
  const rows = useMemo(() => new Map(found.map((row) => [row.id, row])), [found]);
  const cities = useScopeStore((here) => here.cities);
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [queue, setQueue] = useState(() =>
    startQueue(
      found.map(({ id }) => id),
      search.get('first'),
    ),
  );
  const { at } = queue;
  const left = undecidedIn(queue);
  const next = nextIn(queue);
  const list = listPath('couriers', scope);
  const row = rows.get(at ?? '');
  const cityOfRow = row ? scopeOfRow(scope, row).city : scope.city;
  const scopeAt = useMemo(
    () => ({ ...scope, ...(cityOfRow ? { city: cityOfRow } : {}) }),
    [scope, cityOfRow],
  );
  const cityName = isAllCities(scope) ? cities.find(({ id }) => id === cityOfRow)?.name : undefined;
  const ownWords = useOwnWords(queue.done);
  const finish = (id: string): void => setQueue((now) => advance(now, { type: 'done', id }));
  const decide = useDecision({
    onDecided: finish,
    onReturned: (id) => setQueue((now) => advance(now, { type: 'undone', id })),
  });
  const recordQuery = useQuery({ ...recordOptions('couriers', scopeAt, at ?? ''), enabled: at !== null });
  const record = at === null ? undefined : recordQuery.data;
  const error = at === null ? null : asAppError(recordQuery.error);
  const isFresh = record !== undefined && !recordQuery.isFetching && error === null;
  const isGone = error?.code === 'NOT_FOUND';
  const isElsewhere = isFresh && record.status !== waitingStatus;

  const passOver = useEffectEvent((id: string) => {
    const name = record ? resource.nameOf(record) : id;
    // The decision was made in this window, so it needs no notice.
    if (!isDecided(id)) {
      const text = isGone ? t`${name} no longer exists` : t`${name}: another user has decided`;
      showToast({ intent: 'info', text });
    }
    finish(id);
  });
  useEffect(() => {
    if (at !== null && (isGone || isElsewhere)) passOver(at);
  }, [at, isGone, isElsewhere]);
  // Prefetches the complete next record. Couriers are never prefetched elsewhere, but each candidate here
  // will be displayed. Sensitive data remains hidden until a click, and pictures load when shown.
  useEffect(() => {
    const following = next === null ? undefined : rows.get(next);
    if (following)
      void queryClient.prefetchQuery(recordOptions('couriers', scopeOfRow(scope, following), following.id));
  }, [next, rows, scope]);

  return (
    <>
      <PageHeader
        title={record ? resource.nameOf(record) : i18n._(title)}
        aside={
          <Text role="status">
            {left > 0 && <Plural value={left} one="# left" other="# left" />}
            {at !== null && cityName && ` · ${cityName}`}
          </Text>
        }
      >
        {record && <RecordLink to={recordPath('couriers', scopeAt, record.id)}>{t`Full record`}</RecordLink>}
      </PageHeader>
      <Failures about={list} />
      {isAllCities(scope) && at !== null && <Failures about={listPath('couriers', scopeAt)} />}
      {at === null && (
        <EmptyState
          text={
            queue.ids.length === 0 ? (
              <Trans>No couriers are waiting for approval.</Trans>
            ) : (
              <Trans>You have reviewed all candidates.</Trans>
            )
          }
          action={
            <>
              <Button appearance="primary" onClick={() => void navigate(list)}>
                <Trans>Back to list</Trans>
              </Button>
              <Button onClick={onAgain}>
                <Trans>Check for new candidates</Trans>
              </Button>
            </>
          }
        />
      )}
      {error && !isGone && <ErrorBanner error={error} onRetry={() => void recordQuery.refetch()} />}
      {at !== null && !record && !error && <Loading />}
      {error && !record && next !== null && (
        <div>
          <Button onClick={() => setQueue((now) => advance(now, { type: 'next' }))}>
            <Trans>Next candidate</Trans>
          </Button>
        </div>
      )}
      {record && !isElsewhere && (
        <RowScope row={row}>
          <CandidateReview
            key={record.id}
            record={record}
            canSkip={next !== null}
            ownWords={ownWords.of(record.id)}
            setOwnWords={(text) => ownWords.set(record.id, text)}
            onSkip={(type) => setQueue((now) => advance(now, { type }))}
            onDecide={(decision) => void decide(record, scopeAt, decision)}
          />
        </RowScope>
      )}
    </>
  );
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
