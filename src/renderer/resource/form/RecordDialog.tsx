import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { FormNotice } from '../form/FormNotice.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { shownFields } from '../form/formFields.ts';
import { SaveForm } from '../form/SaveForm.tsx';
import { useFirstFieldFocus } from '../form/useFirstFieldFocus.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { titleOf } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';

interface RecordDialogProps {
  /** null: a new record. */
  record: Row | null;
  /** The field that has the focus first, when it is not the first one. */
  firstField?: string | undefined;
  /** Leads on to the next record, when there is one. */
  onNext?: (() => void) | null;
  onClose: () => void;
  onSaved: (id: string | null) => void;
}

/** Quick edit and Add new: a record's form over the list. */
export const RecordDialog = ({ record, firstField, onNext = null, onClose, onSaved }: RecordDialogProps) => {
  const { resource, scope } = useResource();
  const { i18n, t } = useLingui();
  const sections = useMemo(() => {
    const names = record ? resource.quickEdit : resource.bodyFields;
    return [{ fields: shownFields(resource.fields, names, record) }];
  }, [resource, record]);
  const goesOn = useRef(false);
  const names = sections.flatMap(({ fields }) => fields);
  const form = useRecordForm({
    resource,
    scope,
    record,
    names,
    onSaved: (id) => {
      guard.release();
      if (goesOn.current && onNext) onNext();
      else onSaved(id);
    },
  });
  const guard = useLeaveGuard(form.isDirty);
  useFirstFieldFocus(form.formRef, firstField);
  useEffect(() => {
    // What was refused is sent again by a choice of its own.
    if (!form.isSaving) goesOn.current = false;
  }, [form.isSaving]);
  const saveAndGoOn = (): void => {
    if (!onNext || form.conflict) return;
    if (!form.isDirty) {
      onNext();
      return;
    }
    goesOn.current = true;
    form.save();
  };
  const close = async (): Promise<void> => {
    if (!(await guard.mayLeave())) return;
    guard.release();
    onClose();
  };
  return (
    <DialogFrame
      title={titleOf(resource, record, i18n)}
      hasCross
      onClose={() => void close()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        saveAndGoOn();
      }}
      wrap={(body) => (
        <SaveForm form={form} resource={resource} scope={scope}>
          {body}
        </SaveForm>
      )}
      actions={
        <>
          <Button onClick={() => void close()}>
            <Trans>Cancel</Trans>
          </Button>
          {onNext && (
            <Button
              title={t`Keeps the changes, then goes on (Ctrl+Enter)`}
              disabledFocusable={form.isSaving}
              onClick={saveAndGoOn}
            >
              <Trans>Next record</Trans>
            </Button>
          )}
          <Button type="submit" appearance="primary" disabledFocusable={form.isSaving}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <FormNotice form={form} />
      <FormSections
        fields={resource.fields}
        sections={sections}
        record={form.filledFrom}
        control={form.control}
        scope={scope}
      />
    </DialogFrame>
  );
};
