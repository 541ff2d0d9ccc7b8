import { makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Row } from '../../data/entityCalls.ts';
import { request } from '../../ipc/bridge.ts';
import { useRecordTitle } from '../../stores/page.ts';
import { useRecentRecord } from '../../stores/recentRecords.ts';
import { useUser } from '../../stores/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { isRecordWindow } from '../../ui/recordWindow.ts';
import { FormNotice } from '../form/FormNotice.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { OutdatedNotice } from '../form/OutdatedNotice.tsx';
import { SaveForm } from '../form/SaveForm.tsx';
import { useArrivalFocus } from '../form/useFirstFieldFocus.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { listPath, recordPath } from '../placedResource.ts';
import { titleOf } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';
import { leaveForRecord } from '../returning/listMemory.ts';
import { RecordActions } from './RecordActions.tsx';
import { SaveBar } from './SaveBar.tsx';
import { systemSection } from './systemSection.ts';
import { useRemovalHere } from './useRemovalHere.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1, maxWidth: '960px' },
  form: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1 },
});

interface RecordViewProps {
  /** null: a new record. */
  record: Row | null;
  /** The record as it is on the server now, as far as this window knows. */
  latest?: Row;
  isGone?: boolean;
}

/** A record's page: its fields in sections, and a bar to save them. */
export const RecordView = ({ record, latest, isGone = false }: RecordViewProps) => {
  const { resource, screen, scope } = useResource();
  const { i18n } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const sections = useMemo(
    () => (record ? [...resource.sections, systemSection] : resource.sections),
    [resource, record],
  );
  const title = titleOf(resource, latest ?? null, i18n);
  useRecordTitle(title);
  useRecentRecord(record && title);
  const user = useUser();
  const canEdit = record === null || (resource.can.page === 'edit' && resource.isEditable(record, user));
  const list = listPath(screen, scope);
  useEffect(() => leaveForRecord(list), [list]);

  const form = useRecordForm({
    resource,
    scope,
    record,
    names: resource.bodyFields,
    onSaved: (id) => {
      guard.release();
      if (record) return;
      void navigate(id === null ? list : recordPath(screen, scope, id), { replace: true });
    },
  });
  const guard = useLeaveGuard(form.isDirty);
  useArrivalFocus(form.formRef, record === null);
  /** A window of its own has nothing left to show. */
  const leave = (): void => {
    guard.release();
    if (isRecordWindow()) void request('windows.closeTo', { path: list });
    else void navigate(list);
  };
  const isLeaving = useRemovalHere(record?.id, isGone, leave);

  return (
    <div className={styles.root}>
      <PageHeader title={title}>
        {record && !isLeaving && (
          <RecordActions
            record={latest ?? record}
            onRemoved={() => {
              if (!isRecordWindow() || !resource.can.undo) leave();
            }}
          />
        )}
      </PageHeader>
      {isLeaving && (
        <Notice intent="warning">
          <Trans>This record is deleted. Its window closes when that can no longer be taken back.</Trans>
        </Notice>
      )}
      {isGone && (
        <Notice intent="warning">
          <Trans>This record was deleted meanwhile. It can be read here, but no longer saved.</Trans>
        </Notice>
      )}
      {latest && <OutdatedNotice form={form} names={resource.bodyFields} latest={latest} />}
      <FormNotice form={form} />
      <SaveForm form={form} resource={resource} scope={scope} className={styles.form} label={title}>
        <FormSections
          fields={resource.fields}
          sections={sections}
          record={form.filledFrom}
          control={form.control}
          scope={scope}
          isReadOnly={!canEdit || isLeaving}
        />
        {canEdit && !isLeaving && (
          <SaveBar
            isDirty={form.isDirty}
            isSaving={form.isSaving}
            isNew={record === null}
            onDiscard={() => form.discard()}
          />
        )}
      </SaveForm>
    </div>
  );
};
