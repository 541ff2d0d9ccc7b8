import { makeStyles } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Row } from '../../data/entityCalls.ts';
import { listPath, recordPath } from '../../paths.ts';
import { useUser } from '../../stores/session.ts';
import { FormNotice } from '../form/FormNotice.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { OutdatedNotice } from '../form/OutdatedNotice.tsx';
import { SaveForm } from '../form/SaveForm.tsx';
import { useArrivalFocus } from '../form/useFirstFieldFocus.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { RecordPanels } from '../panels/RecordPanels.tsx';
import { titleOf } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { SaveBar } from './SaveBar.tsx';
import { systemSection } from './systemSection.ts';

const useStyles = makeStyles({
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
  const { resource, scope } = useResource();
  const { i18n } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const sections = useMemo(
    () => (record ? [...resource.sections, systemSection] : resource.sections),
    [resource, record],
  );
  const title = titleOf(resource, latest ?? null, i18n);
  const user = useUser();
  const canEdit = record === null || (resource.can.page === 'edit' && resource.isEditable(record, user));
  const list = listPath(resource.entity, scope);

  const form = useRecordForm({
    resource,
    scope,
    record,
    names: resource.bodyFields,
    onSaved: (id) => {
      guard.release();
      if (record) return;
      void navigate(id === null ? list : recordPath(resource.entity, scope, id), { replace: true });
    },
  });
  const guard = useLeaveGuard(form.isDirty);
  useArrivalFocus(form.formRef, record === null);

  return (
    <RecordFrame title={title} record={latest ?? record} isGone={isGone} onLeave={() => guard.release()}>
      {(isLeaving) => (
        <>
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
            {latest && <RecordPanels record={latest} />}
            {canEdit && !isLeaving && (
              <SaveBar
                isDirty={form.isDirty}
                isSaving={form.isSaving}
                isNew={record === null}
                onDiscard={() => form.discard()}
              />
            )}
          </SaveForm>
        </>
      )}
    </RecordFrame>
  );
};
