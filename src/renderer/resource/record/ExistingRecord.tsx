import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { errorText } from '../../ui/errorText.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Part } from '../../ui/Part.tsx';
import { useInputs } from '../form/formFields.ts';
import { useResource } from '../resourceContext.tsx';
import { NoRecord } from './NoRecord.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { RecordView } from './RecordView.tsx';

const useStyles = makeStyles({
  failure: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '960px' },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '960px', paddingTop: '8px' },
});

const noFields = {};

/** Reads the record, then shows it. */
export const ExistingRecord = ({ id }: { id: string }) => {
  const { resource, scope, title } = useResource();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const hasInputs = useInputs(resource.view ? noFields : resource.fields);
  const { record, isGone, error, reload } = useRecord(resource.entity, scope, id);
  const [opened, setOpened] = useState<Row | null>(null);
  if (record && !opened) setOpened(record);
  if (error?.code === 'NOT_FOUND') return <NoRecord title={t`Not found`} text={errorText(i18n, error)} />;
  if (error) {
    return (
      <div className={styles.failure}>
        <PageHeader title={i18n._(title)} />
        <ErrorNotice error={error} onRetry={reload} />
      </div>
    );
  }
  if (!opened || !hasInputs) {
    return (
      <Skeleton className={styles.skeleton} aria-label={t`Loading…`}>
        <SkeletonItem size={32} />
        <SkeletonItem size={96} />
        <SkeletonItem size={96} />
      </Skeleton>
    );
  }
  // Who logs in anew reads it anew: what stands here, and what was typed into it, stays meanwhile.
  const latest = record ?? opened;
  if (!resource.view) return <RecordView record={opened} latest={latest} isGone={isGone} />;
  return (
    <RecordFrame title={resource.nameOf(latest)} record={latest} isGone={isGone} isWide>
      {() => resource.view && <Part of={resource.view} given={{ record: latest }} />}
    </RecordFrame>
  );
};
