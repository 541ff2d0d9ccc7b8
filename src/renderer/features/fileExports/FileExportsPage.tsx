import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { unwrap } from '../../data/queryClient.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { useRefusal } from '../../resource/list/startExport.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ExportCard } from './ExportCard.tsx';

const queryKey = ['exports'];

/** The user's exports, newest first, updated by progress events from main. */
const useExports = () => {
  const queries = useQueryClient();
  const answer = useQuery({
    queryKey,
    queryFn: async () => unwrap(await request('exports.read', undefined)),
    staleTime: 0,
  });
  useEffect(
    () =>
      listen('export.progressed', (progress) =>
        queries.setQueryData<ExportProgress[]>(queryKey, (known) => {
          if (!known) return known;
          const isKnown = known.some(({ exportId }) => exportId === progress.exportId);
          return isKnown
            ? known.map((one) => (one.exportId === progress.exportId ? progress : one))
            : [progress, ...known];
        }),
      ),
    [queries],
  );
  return { exports: answer.data, error: answer.error, reload: () => void answer.refetch() };
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '960px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

/** Running and finished exports of all windows. */
export default () => {
  const { t } = useLingui();
  const styles = useStyles();
  const { exports, error, reload } = useExports();
  const ask = useRefusal();
  const isAnyPast = exports?.some(({ state }) => state !== 'running') === true;
  return (
    <div className={styles.root}>
      <PageHeader title={t`File exports`}>
        {isAnyPast && (
          <Button
            appearance="subtle"
            onClick={async () => {
              await ask(request('exports.forget', undefined));
              reload();
            }}
          >
            <Trans>Clear past exports</Trans>
          </Button>
        )}
      </PageHeader>
      {error && <QueryError error={error} onRetry={reload} />}
      {exports?.length === 0 && (
        <EmptyState text={t`No exports yet. Exported lists and pay lists appear here.`} />
      )}
      {exports && exports.length > 0 && (
        <ul className={styles.list} aria-label={t`File exports`}>
          {exports.map((one) => (
            <ExportCard key={one.exportId} progress={one} ask={ask} />
          ))}
        </ul>
      )}
    </div>
  );
};
