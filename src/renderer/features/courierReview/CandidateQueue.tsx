import { Button, Text } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isAllCities, type RecordScope, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { asAppError, queryClient } from '../../data/queryClient.ts';
import { recordOptions } from '../../data/useRecord.ts';
import { listPath, recordPath } from '../../paths.ts';
import { RowScope, useResource } from '../../resource/define/resourceContext.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { useScopeStore } from '../../stores/page.ts';
import { useUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { ErrorBanner, Failures } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { CandidateReview } from './CandidateReview.tsx';
import { rejectionTexts } from './rejectionTexts.ts';
import { advance, nextIn, type QueueStep, startQueue, undecidedIn } from './reviewQueue.ts';
import { isDecided, useDecision, waitingStatus } from './useDecision.ts';

/**
 * Typed rejection texts by candidate. They survive moving between candidates, the end of the session and an
 * undone decision. Leaving the page asks about texts of undecided candidates, unless they are stored anyway.
 */
const useOwnWords = (done: ReadonlySet<string>, nameOf: (id: string) => string) => {
  const { t } = useLingui();
  const stored = Object.values(rejectionTexts.useTexts(useUser()?.id ?? '')).flat();
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  const isOpen = ([id, text]: [string, string]): boolean =>
    text.trim() !== '' && !stored.includes(text.trim()) && !done.has(id);
  const open = [...words].filter(isOpen);
  const names = open.map(([id]) => nameOf(id)).join(', ');
  useLeaveGuard(open.length > 0, false, t`Your corrections are not sent: ${names}`);
  return {
    of: (id: string): string => words.get(id) ?? '',
    set: (id: string, text: string): void => setWords((now) => new Map(now).set(id, text)),
  };
};

/** Scope of a candidate: in a review of all cities, that of its own city. */
const useScopeOf = (row: Row | undefined): RecordScope => {
  const { scope } = useResource();
  const city = row ? scopeOfRow(scope, row).city : scope.city;
  return useMemo(() => ({ ...scope, ...(city ? { city } : {}) }), [scope, city]);
};

/** Complete record of the current candidate. Passes over a candidate that no longer waits. */
const useCandidate = (at: string | null, scope: RecordScope, onPassed: (id: string) => void) => {
  const { resource } = useResource();
  const { t } = useLingui();
  const query = useQuery({ ...recordOptions('couriers', scope, at ?? ''), enabled: at !== null });
  const record = at === null ? undefined : query.data;
  const error = at === null ? null : asAppError(query.error);
  const isGone = error?.code === 'NOT_FOUND';
  const isFresh = record !== undefined && !query.isFetching && error === null;
  const isElsewhere = isFresh && record.status !== waitingStatus;
  const passOver = useEffectEvent((id: string) => {
    const name = record ? resource.nameOf(record) : id;
    // The decision was made in this window, so it needs no notice.
    if (!isDecided(id)) {
      const text = isGone ? t`${name} no longer exists` : t`${name}: another user has decided`;
      showToast({ intent: 'info', text });
    }
    onPassed(id);
  });
  useEffect(() => {
    if (at !== null && (isGone || isElsewhere)) passOver(at);
  }, [at, isGone, isElsewhere]);
  return { record, error: isGone ? null : error, isElsewhere, retry: () => void query.refetch() };
};

/**
 * Prefetches the complete next record. Couriers are never prefetched elsewhere, but each candidate here will be
 * displayed. Sensitive data remains hidden until a click, and pictures load when shown.
 */
const usePrefetched = (row: Row | undefined): void => {
  const { scope } = useResource();
  useEffect(() => {
    if (row) void queryClient.prefetchQuery(recordOptions('couriers', scopeOfRow(scope, row), row.id));
  }, [row, scope]);
};

const QueueEnd = ({ wasEmpty, onAgain }: { wasEmpty: boolean; onAgain: () => void }) => {
  const { scope } = useResource();
  const navigate = useNavigate();
  return (
    <EmptyState
      text={
        wasEmpty ? (
          <Trans>No couriers are waiting for approval.</Trans>
        ) : (
          <Trans>You have reviewed all candidates.</Trans>
        )
      }
      action={
        <>
          <Button appearance="primary" onClick={() => void navigate(listPath('couriers', scope))}>
            <Trans>Back to list</Trans>
          </Button>
          <Button onClick={onAgain}>
            <Trans>Check for new candidates</Trans>
          </Button>
        </>
      }
    />
  );
};

interface QueueHeaderProps {
  /** Current candidate, once it is loaded. */
  record: Row | undefined;
  /** City of the current candidate, in a review of all cities. */
  city: string | undefined;
  scope: RecordScope;
  left: number;
}

const QueueHeader = ({ record, city, scope, left }: QueueHeaderProps) => {
  const { resource, title } = useResource();
  const { i18n, t } = useLingui();
  const cityName = useScopeStore(({ cities }) => cities.find(({ id }) => id === city)?.name);
  return (
    <PageHeader
      title={record ? resource.nameOf(record) : i18n._(title)}
      aside={
        <Text role="status">
          {left > 0 && <Plural value={left} one="# left" other="# left" />}
          {cityName && ` · ${cityName}`}
        </Text>
      }
    >
      {record && <RecordLink to={recordPath('couriers', scope, record.id)}>{t`Full record`}</RecordLink>}
    </PageHeader>
  );
};

interface CandidateQueueProps {
  /** Oldest first, with their cities in a review of all cities. */
  candidates: readonly Row[];
  onAgain: () => void;
}

export const CandidateQueue = ({ candidates, onAgain }: CandidateQueueProps) => {
  const { resource, scope } = useResource();
  const rows = useMemo(() => new Map(candidates.map((row) => [row.id, row])), [candidates]);
  const [search] = useSearchParams();
  const [queue, setQueue] = useState(() => startQueue([...rows.keys()], search.get('first')));
  const move = (step: QueueStep): void => setQueue((now) => advance(now, step));
  const { at } = queue;
  const next = nextIn(queue);
  const row = rows.get(at ?? '');
  const scopeAt = useScopeOf(row);
  const isOfAll = isAllCities(scope);
  const ownWords = useOwnWords(queue.done, (id) => resource.nameOf(rows.get(id) ?? { id }));
  const finish = (id: string): void => move({ type: 'done', id });
  const { decide, noteZone } = useDecision({
    onDecided: finish,
    onReturned: (id) => move({ type: 'undone', id }),
  });
  const { record, error, isElsewhere, retry } = useCandidate(at, scopeAt, finish);
  usePrefetched(rows.get(next ?? ''));
  return (
    <>
      <QueueHeader
        record={record}
        city={isOfAll && row ? scopeAt.city : undefined}
        scope={scopeAt}
        left={undecidedIn(queue)}
      />
      <Failures about={listPath('couriers', scope)} />
      {isOfAll && at !== null && <Failures about={listPath('couriers', scopeAt)} />}
      {at === null && <QueueEnd wasEmpty={queue.ids.length === 0} onAgain={onAgain} />}
      {error && <ErrorBanner error={error} onRetry={retry} />}
      {at !== null && !record && !error && <Loading />}
      {error && !record && next !== null && (
        <div>
          <Button onClick={() => move({ type: 'next' })}>
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
            onSkip={(type) => move({ type })}
            onZone={(step) => noteZone(record.id, step)}
            onDecide={(decision) => void decide(record, scopeAt, decision)}
          />
        </RowScope>
      )}
    </>
  );
};
