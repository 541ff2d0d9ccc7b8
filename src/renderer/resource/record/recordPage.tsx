import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { newRecordId } from '#shared/screens/screenPatterns.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { listPath, recordPath } from '../../paths.ts';
import { useRecordTitle } from '../../stores/page.ts';
import { ReadError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { errorText } from '../../ui/errorText.ts';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { type Resource, titleOf } from '../define/resource.ts';
import { ResourceProvider, useResource } from '../define/resourceContext.tsx';
import { useInputsLoaded } from '../form/formFields.ts';
import { useWayBack } from '../table/listRestoration.ts';
import { NeighbourButtons } from './NeighbourButtons.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { RecordView } from './RecordView.tsx';
import { useSummaryHeaderLoaded } from './SummaryHeader.tsx';

interface NoRecordProps {
  title: string;
  text: string;
  /** Id of a missing record. `null`: the page is for a new one. */
  id: string | null;
}

/** Replaces a missing record's page. Keeps the previous/next buttons, so that navigation can continue. */
const NoRecord = ({ title, text, id }: NoRecordProps) => {
  const list = useWayBack();
  const navigate = useNavigate();
  useRecordTitle(title);
  return (
    <>
      <PageHeader title={title}>{id !== null && <NeighbourButtons id={id} />}</PageHeader>
      <EmptyState
        text={text}
        action={
          <Button appearance="primary" onClick={() => void navigate(list)}>
            <Trans>Back to list</Trans>
          </Button>
        }
      />
    </>
  );
};

const useStyles = makeStyles({
  failure: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '960px' },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '1920px', paddingTop: '8px' },
});

const noFields = {};

const ExistingRecord = ({ id }: { id: string }) => {
  const { resource, scope, title } = useResource();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { page, lead } = resource.slots;
  const hasInputs = useInputsLoaded(page ? noFields : resource.fields);
  const hasParts = useSummaryHeaderLoaded(resource, page ?? lead);
  const { record, isGone, error, reload } = useRecord(resource.entity, scope, id);
  const [opened, setOpened] = useState<Row | null>(null);
  if (record && !opened) setOpened(record);
  if (error?.code === 'NOT_FOUND')
    return <NoRecord title={t`Not found`} text={errorText(i18n, error)} id={id} />;
  if (error) {
    return (
      <div className={styles.failure}>
        <PageHeader title={i18n._(title)}>
          <NeighbourButtons id={id} />
        </PageHeader>
        <ReadError error={error} onRetry={reload} />
      </div>
    );
  }
  if (!opened || !hasInputs || !hasParts) {
    return (
      <Skeleton className={styles.skeleton} aria-label={t`Loading…`}>
        <SkeletonItem size={32} />
        <SkeletonItem size={96} />
        <SkeletonItem size={96} />
      </Skeleton>
    );
  }
  // After a new login the record is read again; keep showing the old one with its unsaved input.
  const latest = record ?? opened;
  if (!page) return <RecordView record={opened} latest={latest} isGone={isGone} />;
  return (
    <RecordFrame title={titleOf(resource, latest, i18n)} record={latest} isGone={isGone}>
      {() => <Lazy of={page} given={{ record: latest }} />}
    </RecordFrame>
  );
};

const NewRecord = () => useInputsLoaded(useResource().resource.fields) && <RecordView record={null} />;

const RecordPage = () => {
  const { resource, scope, can } = useResource();
  const { t } = useLingui();
  const { id = newRecordId } = useParams();
  if (can.page === 'none') return <Navigate to={listPath(resource.entity, scope)} replace />;
  if (id === newRecordId && !can.create) {
    return <NoRecord title={t`Not found`} text={t`You cannot add records here.`} id={null} />;
  }
  const key = recordPath(resource.entity, scope, id);
  return id === newRecordId ? <NewRecord key={key} /> : <ExistingRecord key={key} id={id} />;
};

/** Route component of an entity's record page. The id `new` creates a record. */
export const recordPage =
  (resource: Resource): ComponentType =>
  () => (
    <ResourceProvider resource={resource}>
      <RecordPage />
    </ResourceProvider>
  );
