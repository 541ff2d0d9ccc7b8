import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { latestStep } from '../../stores/undo.ts';
import { isCommandKey, isRedoKey, isTyping } from '../../ui/useDocumentKeys.ts';
import type { FieldGroup } from '../define/resource.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftBanner, FormBanner, OutdatedBanner } from './FormBanners.tsx';
import { FormColumns } from './FormColumns.tsx';
import { FormSections } from './FormSections.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { RecordFormState } from './useRecordForm.ts';

const useStyles = makeStyles({
  form: { outlineStyle: 'none' },
  columns: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    flexGrow: 1,
    '@media (min-width: 1280px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 12fr) minmax(0, 9fr)',
    },
  },
  lead: {
    minWidth: 0,
    '@media (min-width: 1280px)': {
      gridColumn: 2,
      gridRow: 1,
      paddingLeft: '24px',
      borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  beside: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    '@media (min-width: 1280px)': { gridColumn: 1, gridRow: 1 },
  },
  onPage: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1 },
});

/** Until further input, Ctrl+Z and Ctrl+Shift+Z in a field belong to the last save instead of the text. */
const useFieldKeys = ({ undo }: RecordFormState['lastSave']) => {
  const isUndone = useRef(false);
  return {
    onInput: () => {
      isUndone.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Input of the lead has a text of its own.
      if (!isTyping(event.target) || (event.target as Element).closest('[data-lead]')) return;
      const isRedo = isRedoKey(event);
      const act = isRedo ? isUndone.current && latestStep('redo')?.run : isCommandKey(event, 'z') && undo;
      if (!act) return;
      event.preventDefault();
      isUndone.current = !isRedo;
      void act();
    },
  };
};

interface RecordFormProps {
  form: RecordFormState;
  sections: readonly FieldGroup[];
  /** Record on the server. Set if the form may adopt newer versions. */
  latest?: Row | undefined;
  isReadOnly?: boolean;
  /** Accessible name of the form, which can get the focus as a whole. */
  label?: string;
  /** Content next to the form in wide windows, above it in others. Without panels, outside the form element. */
  lead?: ReactNode;
  /** Related records, next to the fields of a wide page. */
  panels?: ReactNode;
  /**
   * Renders a dialog around the fields. `wrap` adds the form element, so that the dialog's own buttons submit
   * it.
   */
  dialog?: (fields: ReactNode, wrap: (body: ReactNode) => ReactNode) => ReactNode;
}

/** Form of a record for pages, dialogs and settings, with banners, fields and conflict dialog. */
export const RecordForm = (props: RecordFormProps) => {
  const { form, sections, latest, isReadOnly = false, label, lead, panels, dialog } = props;
  const { formRef, draft, filledFrom, conflict } = form;
  const { resource, scope } = form.subject;
  const styles = useStyles();
  const keys = useFieldKeys(form.lastSave);
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
        {...keys}
      >
        {body}
      </form>
      {conflict && <ConflictDialog {...conflict} />}
    </>
  );
  const offer = draft && <DraftBanner draft={draft} />;
  const outdated = latest && <OutdatedBanner form={form} latest={latest} />;
  const problem = (
    <FormBanner
      failure={form.failure}
      isNew={filledFrom === null}
      problem={filledFrom === null ? resource.createProblem : undefined}
      onRetry={form.save}
    />
  );
  const shown = { fields: resource.fields, record: filledFrom, ...form.input, scope, isReadOnly };
  if (dialog) {
    const content = (
      <>
        {offer}
        {outdated}
        {problem}
        <FormSections {...shown} sections={sections} />
      </>
    );
    return dialog(content, element);
  }
  const hasOwnColumn = Boolean(lead) && !panels;
  const onPage = element(
    <>
      {offer}
      <FormColumns
        {...shown}
        sections={sections}
        lead={!hasOwnColumn && lead}
        panels={panels}
        isSingle={hasOwnColumn}
      />
      {isReadOnly ? (
        outdated
      ) : (
        <SaveBar form={form}>
          {outdated}
          {problem}
        </SaveBar>
      )}
    </>,
  );
  return hasOwnColumn ? (
    <div className={styles.columns}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.beside}>{onPage}</div>
    </div>
  ) : (
    onPage
  );
};
