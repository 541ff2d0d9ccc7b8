import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { useRecordTitle } from '../../shell/usePageTitle.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { FormNotice } from '../form/FormNotice.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { leaveForRecord } from '../list/listMemory.ts';
import { listPath, type PlacedResource, recordPath } from '../resourceRoute.ts';
import { RecordActions } from './RecordActions.tsx';
import { SaveBar } from './SaveBar.tsx';
import { systemSection } from './systemSection.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1, maxWidth: '960px' },
  form: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1 },
});

interface RecordViewProps {
  placed: PlacedResource;
  scope: RecordScope;
  /** null: a new record. */
  record: Row | null;
  /** The record as it is on the server now, as far as this window knows. */
  latest?: Row;
}

/** A record's page: its fields in sections, and a bar to save them. */
export const RecordView = ({ placed, scope, record, latest }: RecordViewProps) => {
  const { resource, route } = placed;
  const { i18n } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const sections = useMemo(
    () => (record ? [...resource.sections, systemSection] : resource.sections),
    [resource, record],
  );
  const title = latest ? resource.nameOf(latest) : i18n._(resource.newLabel);
  useRecordTitle(title);
  const list = listPath(route, scope);
  useEffect(() => leaveForRecord(list), [list]);

  const form = useRecordForm({
    resource,
    scope,
    record,
    names: resource.bodyFields,
    onSaved: (id) => {
      guard.release();
      if (record) return;
      void navigate(id === null ? list : recordPath(route, scope, id), { replace: true });
    },
  });
  const guard = useLeaveGuard(form.isDirty);
  const { isDirty, take } = form;
  const isOutdated = latest !== undefined && latest.updatedAt !== form.version;
  useEffect(() => {
    if (isOutdated && !isDirty && latest) take(latest);
  }, [isOutdated, isDirty, latest, take]);

  return (
    <div className={styles.root}>
      <PageHeader title={title}>
        {record && (
          <RecordActions
            placed={placed}
            scope={scope}
            record={latest ?? record}
            onRemoved={() => {
              guard.release();
              void navigate(list);
            }}
          />
        )}
      </PageHeader>
      {isOutdated && isDirty && latest && !form.isSaving && (
        <Notice
          intent="warning"
          actions={
            <Button size="small" onClick={() => take(latest)}>
              <Trans>Discard mine and show theirs</Trans>
            </Button>
          }
        >
          <Trans>Somebody else changed this record. Saving lets you choose what is to stay.</Trans>
        </Notice>
      )}
      <FormNotice form={form} />
      <form
        ref={form.formRef}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <FormSections
          fields={resource.fields}
          sections={sections}
          control={form.control}
          scope={scope}
          isReadOnly={!resource.can.edit}
        />
        {resource.can.edit && (
          <SaveBar
            isDirty={isDirty}
            isSaving={form.isSaving}
            isNew={record === null}
            onDiscard={form.discard}
          />
        )}
      </form>
      {form.conflicts && (
        <ConflictDialog
          resource={resource}
          scope={scope}
          conflicts={form.conflicts}
          onResolve={form.resolve}
        />
      )}
    </div>
  );
};
