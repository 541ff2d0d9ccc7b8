import { Button, makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
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
  // Sticky at the bottom and grows upwards, so that banners move no field.
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
  /** Warning shown above the buttons. */
  banner: ReactNode;
}

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
  /** Record on the server. Set if the form may adopt newer versions. */
  latest?: Row | undefined;
  isReadOnly?: boolean;
  /** Accessible name of the form, which can get the focus as a whole. */
  label?: string;
  children?: ReactNode;
  /**
   * Renders a dialog around the fields. `wrap` adds the form element, so that the dialog's own buttons submit
   * it.
   */
  dialog?: (fields: ReactNode, wrap: (body: ReactNode) => ReactNode) => ReactNode;
}

/** Form of a record for pages, dialogs and settings, with banners, fields and conflict dialog. */
export const RecordForm = (props: RecordFormProps) => {
  const { form, sections, latest, isReadOnly = false, label, children, dialog } = props;
  const { resource, scope, formRef, draft, filledFrom, control, conflict } = form;
  const styles = useStyles();
  // The conflict dialog must be a React child of the dialog below it.
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
