import { Button, makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import type { FieldGroup } from '../resource.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftBanner, FormBanner, OutdatedBanner } from './FormBanners.tsx';
import { FormSections } from './FormSections.tsx';
import type { RecordFormState } from './useRecordForm.ts';

const useStyles = makeStyles({
  form: { outlineStyle: 'none' },
  onPage: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1 },
  // Grows upwards: what is said here later moves no field from under the pointer.
  foot: {
    position: 'sticky',
    bottom: '-24px',
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    marginTop: 'auto',
    padding: '12px 0 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  bar: { display: 'flex', alignItems: 'center', gap: '8px' },
  state: { marginLeft: '8px', color: tokens.colorNeutralForeground2 },
});

interface SaveBarProps {
  form: RecordFormState;
  /** What is to be known before one saves. */
  banner: ReactNode;
}

/** Always in reach at the bottom of a page's form. */
const SaveBar = ({ form, banner }: SaveBarProps) => {
  const { isDirty, isSavable, isSaving, discard, undoSave } = form;
  const styles = useStyles();
  return (
    <div className={styles.foot}>
      {banner}
      <div className={styles.bar} data-actions>
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={isSaving || !isSavable}
          icon={isSaving ? <Spinner size="extra-tiny" /> : null}
        >
          <Trans>Save</Trans>
        </Button>
        <Button disabledFocusable={!isDirty || isSaving} onClick={() => discard()}>
          <Trans>Discard</Trans>
        </Button>
        <Text className={styles.state} role="status">
          {isDirty && <Trans>Unsaved changes</Trans>}
        </Text>
        {undoSave && (
          <Button appearance="subtle" icon={<ArrowUndo20Regular />} onClick={undoSave}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};

interface RecordFormProps {
  form: RecordFormState;
  sections: readonly FieldGroup[];
  /** The record as it is on the server now, as far as this window knows, where the form may take that over. */
  latest?: Row | undefined;
  isReadOnly?: boolean;
  /** Its name for screen readers, where the form as a whole gets the focus. */
  label?: string;
  /** What a page shows between the fields and the bar. */
  children?: ReactNode;
  /** A dialog over the fields, whose own buttons save: `wrap` puts the form element around its body. */
  dialog?: (fields: ReactNode, wrap: (body: ReactNode) => ReactNode) => ReactNode;
}

/** The form of a record, on its page, in a dialog or as settings: banners, fields, and whose changes stay in a conflict. */
export const RecordForm = (props: RecordFormProps) => {
  const { form, sections, latest, isReadOnly = false, label, children, dialog } = props;
  const { resource, scope, formRef, draft, filledFrom, control, conflict } = form;
  const styles = useStyles();
  // The dialog of a conflict is a child of the dialog that it stands over.
  const element = (body: ReactNode) => (
    <>
      <form
        ref={formRef}
        className={dialog ? styles.form : mergeClasses(styles.form, styles.onPage)}
        tabIndex={-1}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {body}
      </form>
      {conflict && (
        <ConflictDialog
          resource={resource}
          scope={scope}
          {...conflict}
          isOwnVersion={form.isOwnVersion(conflict.theirs)}
          onResolve={form.resolve}
        />
      )}
    </>
  );
  const offer = draft && <DraftBanner draft={draft} />;
  const outdated = latest && <OutdatedBanner form={form} latest={latest} />;
  const fields = (
    <FormSections
      fields={resource.fields}
      sections={sections}
      record={filledFrom}
      changed={form.changed}
      control={control}
      scope={scope}
      isReadOnly={isReadOnly}
      showsWritten={!dialog}
    />
  );
  if (dialog) {
    const content = (
      <>
        {offer}
        {outdated}
        <FormBanner form={form} />
        {fields}
      </>
    );
    return dialog(content, element);
  }
  return (
    <>
      <FormBanner form={form} />
      {element(
        <>
          {offer}
          {fields}
          {children}
          {isReadOnly ? outdated : <SaveBar form={form} banner={outdated} />}
        </>,
      )}
    </>
  );
};
