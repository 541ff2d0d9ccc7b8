import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AppError } from '#shared/ipc/result.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { useRecordTitle } from '../../stores/page.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { errorText } from '../../ui/errorText.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { listPath, type PlacedResource } from '../placedResource.ts';
import { RecordView } from './RecordView.tsx';

const useStyles = makeStyles({
  failure: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '960px' },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '960px', paddingTop: '8px' },
});

const MissingRecord = ({ list, error }: { list: string; error: AppError }) => {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  useRecordTitle(t`Not found`);
  return (
    <EmptyState
      text={errorText(i18n, error)}
      action={
        <Button appearance="primary" onClick={() => void navigate(list)}>
          <Trans>Back to list</Trans>
        </Button>
      }
    />
  );
};

interface ExistingRecordProps {
  placed: PlacedResource;
  scope: RecordScope;
  id: string;
}

/** Reads the record, then shows it. */
export const ExistingRecord = ({ placed, scope, id }: ExistingRecordProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { record, isGone, error, reload } = useRecord(placed.resource.entity, scope, id);
  const [opened, setOpened] = useState<Row | null>(null);
  if (record && !opened) setOpened(record);
  if (error?.code === 'NOT_FOUND')
    return <MissingRecord list={listPath(placed.screen, scope)} error={error} />;
  if (error) {
    return (
      <div className={styles.failure}>
        <PageHeader title={i18n._(placed.screen.title)} />
        <ErrorNotice error={error} onRetry={reload} />
      </div>
    );
  }
  if (!opened || !record) {
    return (
      <Skeleton className={styles.skeleton} aria-label={t`Loading…`}>
        <SkeletonItem size={32} />
        <SkeletonItem size={96} />
        <SkeletonItem size={96} />
      </Skeleton>
    );
  }
  return <RecordView placed={placed} scope={scope} record={opened} latest={record} isGone={isGone} />;
};
