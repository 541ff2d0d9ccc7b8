import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { request } from '../../ipc/bridge.ts';
import { useRefusal } from '../../resource/exports/startExport.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ExportCard } from './ExportCard.tsx';
import { useExports } from './useExports.ts';
import { useExportsStyles } from './useExportsStyles.ts';

/** What is being written into files, and what was before: also what another window began. */
export default () => {
  const { t } = useLingui();
  const styles = useExportsStyles();
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
            <Trans>Forget past exports</Trans>
          </Button>
        )}
      </PageHeader>
      {error && <QueryError error={error} onRetry={reload} />}
      {exports?.length === 0 && (
        <EmptyState text={t`Nothing was exported yet. Files of lists and pay lists appear here.`} />
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
