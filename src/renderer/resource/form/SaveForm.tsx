import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import type { FormSpec } from '../resource.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import type { RecordForm } from './useRecordForm.ts';

const useStyles = makeStyles({ form: { outlineStyle: 'none' } });

interface SaveFormProps {
  form: RecordForm;
  resource: FormSpec;
  scope: RecordScope;
  className?: string;
  /** Its name for screen readers, where the form as a whole gets the focus. */
  label?: string;
  children: ReactNode;
}

/** The form element that saves a record, and over it the question whose changes stay. */
export const SaveForm = ({ form, resource, scope, className, label, children }: SaveFormProps) => {
  const styles = useStyles();
  return (
    <>
      <form
        ref={form.formRef}
        className={mergeClasses(styles.form, className)}
        tabIndex={-1}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {form.draft && <DraftNotice draft={form.draft} />}
        {children}
      </form>
      {form.conflict && (
        <ConflictDialog
          resource={resource}
          scope={scope}
          {...form.conflict}
          isOwn={form.isOwn(form.conflict.theirs)}
          onResolve={form.resolve}
        />
      )}
    </>
  );
};
