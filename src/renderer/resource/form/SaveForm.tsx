import type { ReactNode } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import type { FormSpec } from '../resource.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface SaveFormProps {
  form: RecordForm;
  resource: FormSpec;
  scope: RecordScope;
  className?: string;
  children: ReactNode;
}

/** The form element that saves a record, and over it the question whose changes stay. */
export const SaveForm = ({ form, resource, scope, className, children }: SaveFormProps) => (
  <>
    <form
      ref={form.formRef}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
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
