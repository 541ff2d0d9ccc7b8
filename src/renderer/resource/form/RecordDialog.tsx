import { Button, Spinner } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { ErrorBanner } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { onCommandEnter } from '../../ui/useDocumentKeys.ts';
import { type FieldGroup, type Resource, titleOf } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { shownFields, useInputsLoaded } from './formFields.ts';
import { useFirstFieldFocus } from './formKeyboard.ts';
import { RecordForm } from './RecordForm.tsx';
import { useRecordForm } from './useRecordForm.ts';

/** Maximum number of fields in a dialog without headings. */
const maxWithoutHeadings = 12;

/** Groups many fields under the headings of the record's page. */
const inSections = ({ sections }: Resource, names: readonly string[]): readonly FieldGroup[] => {
  if (names.length <= maxWithoutHeadings) return [{ fields: names }];
  const under = sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => names.includes(name)),
  }));
  const grouped = new Set(under.flatMap(({ fields }) => fields));
  return [...under, { fields: names.filter((name) => !grouped.has(name)) }];
};

interface RecordDialogProps {
  /** `null`: a new record. */
  record: Row | null;
  /** Record on the server, as far as this window knows. */
  latest?: Row | undefined;
  /** Field that gets the focus first. Default: the first field. */
  firstField?: string | undefined;
  onNext?: (() => void) | null;
  onClose: () => void;
  onSaved: (id: string | null) => void;
}

/** Quick edit and "Add new": the form of a record over the list. */
export const RecordDialog = (props: RecordDialogProps) => {
  const { record, latest, firstField, onNext = null, onClose, onSaved } = props;
  const { resource, scope } = useResource();
  const { i18n, t } = useLingui();
  const sections = useMemo(() => {
    const names = record ? resource.quickEdit : resource.bodyFields;
    return inSections(resource, shownFields(resource.fields, names, record));
  }, [resource, record]);
  const goesOn = useRef(false);
  const names = sections.flatMap(({ fields }) => fields);
  const form = useRecordForm({
    resource,
    scope,
    record,
    names,
    onSaved: (id) => {
      if (goesOn.current && onNext) onNext();
      else onSaved(id);
    },
  });
  const { guard } = form;
  const { isDirty, isSaving } = form.state;
  useFirstFieldFocus(form.formRef, firstField);
  useEffect(() => {
    // After a failed save, the user must choose "Next record" again.
    if (!isSaving) goesOn.current = false;
  }, [isSaving]);
  const saveAndGoOn = (): void => {
    if (form.conflict) return;
    goesOn.current = true;
    if (onNext && !isDirty) onNext();
    else form.save();
  };
  const close = async (): Promise<void> => {
    // A running save cannot be cancelled; the dialog closes when it succeeds.
    if (isSaving) return;
    if (!(await guard.mayLeave())) return;
    guard.release();
    onClose();
  };
  return (
    <RecordForm
      form={form}
      sections={sections}
      latest={latest}
      dialog={(fields, wrap) => (
        <DialogFrame
          title={titleOf(resource, record, i18n)}
          hasCross
          onClose={() => void close()}
          onKeyDown={onCommandEnter(saveAndGoOn)}
          wrap={wrap}
          actions={
            <>
              <Button onClick={() => void close()}>
                <Trans>Cancel</Trans>
              </Button>
              {onNext && (
                <Button
                  title={t`Save and go to the next record (Ctrl+Enter)`}
                  disabledFocusable={isSaving}
                  onClick={saveAndGoOn}
                >
                  <Trans>Next record</Trans>
                </Button>
              )}
              <Button type="submit" appearance="primary" disabledFocusable={isSaving}>
                <Trans>Save</Trans>
              </Button>
            </>
          }
        >
          {fields}
        </DialogFrame>
      )}
    />
  );
};

interface QuickEditProps {
  id: string;
  /** Field that gets the focus first. */
  field: string | undefined;
  /** Goes to the next record. `null`: last row of the page. */
  onNext: (() => void) | null;
  onClose: () => void;
}

/** Quick edit dialog. Reads the full, current record, because a list row may be partial or stale. */
export const QuickEdit = ({ id, field, onNext, onClose }: QuickEditProps) => {
  const { resource, scope } = useResource();
  const { t } = useLingui();
  const { record, error, reload } = useRecord(resource.entity, scope, id);
  const hasInputs = useInputsLoaded(resource.fields);
  // Fills the form once. Without edits, the form follows later versions by itself.
  const [opened, setOpened] = useState<Row | null>(null);
  if (record && !opened) setOpened(record);
  if (!opened && error) {
    const isGone = error.code === 'NOT_FOUND';
    return (
      <DialogFrame title={t`Quick edit`} hasCross onClose={onClose}>
        <ErrorBanner error={error} onRetry={isGone ? undefined : reload} />
      </DialogFrame>
    );
  }
  if (!opened || !hasInputs) return <Spinner size="tiny" delay={300} label={t`Loading…`} />;
  return (
    <RecordDialog
      record={opened}
      latest={record}
      firstField={field}
      onNext={onNext}
      onClose={onClose}
      onSaved={onClose}
    />
  );
};
