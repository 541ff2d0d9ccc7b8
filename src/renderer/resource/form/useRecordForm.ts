import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { AppError } from '#shared/ipc/result.ts';
import { changedFields, type FieldValues, mergeConflicts, type Side } from '#shared/rules/mergeVersions.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { createRecord, type SaveOutcome, updateRecord } from '../../data/saveRecord.ts';
import { useOwnVersion } from '../../data/useRecord.ts';
import { showToast } from '../../stores/toasts.ts';
import { forgetUndos, type UndoStep } from '../../stores/undo.ts';
import { markedMs } from '../../ui/useChangeMark.ts';
import { useSaveKey } from '../../ui/useDocumentKeys.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import type { FormSpec } from '../define/resource.ts';
import { confirmChanges } from './confirmChanges.ts';
import { filledByDefault, formValues, newValues } from './formFields.ts';
import { confirmDoubts, doubtsOf, refusedFields, sharedDoubts, showFirstProblem } from './formProblems.ts';
import { formResolver, oddText } from './formResolver.ts';
import { useClearDependents, useRecheck, useTouched } from './formSubscriptions.ts';
import { rememberChange, useDiscard } from './rememberChange.ts';
import { useFormDraft } from './useDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export type FormValues = Record<string, unknown>;

interface FormSubject {
  resource: FormSpec;
  scope: RecordScope;
  names: readonly string[];
}

interface RecordFormOptions extends FormSubject {
  /** `null`: a new record. */
  record: Row | null;
  onSaved?: (id: string | null) => void;
}

/** The inputs, filled from a version of the record. */
const useFilledForm = ({ resource, names, record }: RecordFormOptions) => {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const before = useRef(record);
  const [filledFrom, setFilledFrom] = useState(record);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const initialOf = (filled: Row | null): FormValues =>
    filled ? formValues(resource, filled) : newValues(resource);
  const form = useForm<FormValues>({
    defaultValues: initialOf(record),
    resolver: formResolver(() => ({
      ...resource,
      names,
      before: before.current,
      initial: initialOf(before.current),
      touched: touched.current,
      timeZone,
      i18n,
    })),
    mode: 'onTouched',
  });
  const { reset } = form;
  const touched = useTouched(form);
  useRecheck(form, resource.fields);
  useClearDependents(form, resource);
  const take = useCallback(
    (fresh: Row): void => {
      before.current = fresh;
      touched.current.clear();
      setFilledFrom(fresh);
      reset(formValues(resource, fresh));
    },
    [resource, reset, touched],
  );
  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanged([]), markedMs);
    return () => clearTimeout(timer);
  }, [changed]);
  /** Adopts a newer version in a form without edits and marks the differences. */
  const follow = useCallback(
    (fresh: Row): void => {
      setChanged(Object.keys(changedFields(before.current ?? {}, fresh, names)));
      take(fresh);
    },
    [take, names],
  );
  const isTyped = (): boolean =>
    Object.keys(changedFields(initialOf(before.current), form.getValues(), names)).length > 0;
  return { form, before, touched, filledFrom, changed, take, follow, isTyped };
};

type FilledForm = ReturnType<typeof useFilledForm>;

/** Error of the last save, until further input. Errors of fields are shown by the fields themselves. */
const useFailure = (form: UseFormReturn<FormValues>, { resource: { fields }, names }: FormSubject) => {
  const { setError, getValues, formState, watch } = form;
  const { i18n, t } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<{ error: AppError; isErrorOnFields: boolean } | null>(null);
  // Server errors are marked by the next render, so an effect is needed instead of a timer.
  useEffect(() => {
    if (failure?.error.fields) showFirstProblem(formRef.current);
  }, [failure]);
  // A lost connection keeps its Retry, and the warning that the record may exist.
  const endsWithInput = failure?.isErrorOnFields === false && failure.error.code !== 'NETWORK';
  useEffect(
    () => (endsWithInput ? watch(() => setFailure(null)).unsubscribe : undefined),
    [endsWithInput, watch],
  );
  const fail = (error: AppError | null): void => {
    const { messages, isAll } = error ? refusedFields(error, names, i18n) : { messages: {}, isAll: false };
    for (const [name, refusal = ''] of Object.entries(messages)) {
      // The field's own sentence is in the language of the window. That of the server may not be.
      const odd = fields[name] && oddText(fields[name], getValues(name), i18n);
      setError(name, {
        type: 'server',
        message: odd ? `${t`The server rejected this value`}. ${odd}` : refusal,
      });
    }
    setFailure(error && { error, isErrorOnFields: isAll });
  };
  const isCorrected = failure?.isErrorOnFields === true && Object.keys(formState.errors).length === 0;
  return { formRef, failure: isCorrected ? null : failure, fail };
};

/** Time of the last save, and its Undo. Both end with further input. */
const useLastSave = ({ resource, scope, names }: FormSubject, filled: FilledForm) => {
  const [saved, setSaved] = useState<{ at: string; step: UndoStep | null } | null>(null);
  if (saved && filled.form.formState.isDirty) setSaved(null);
  const onTaken = (restored: Row): void => {
    setSaved(null);
    if (!filled.isTyped()) filled.follow(restored);
  };
  const remember = (from: Row | null, to: Row | null, values: FieldValues): void => {
    const changed = Object.keys(changedFields(from ?? {}, values, names));
    // Ctrl+Z does not delete a new record, and unreadable previous values cannot be restored.
    const isFinal = !from || !to || changed.some((name) => isUnreadable(from, name));
    const isUndone = !isFinal && changed.length > 0;
    if (isFinal) forgetUndos();
    const step = isUndone ? rememberChange(resource, { scope, from, to, names: changed }, { onTaken }) : null;
    setSaved({ at: new Date().toISOString(), step });
  };
  const { at, step } = saved ?? {};
  const undo = (): void => {
    setSaved(saved && { ...saved, step: null });
    void step?.run();
  };
  return { lastSave: { at, undo: step ? undo : null }, remember };
};

/** Asks about doubtful values and consequences. A retry does not repeat confirmed doubts. */
const useConfirmation = ({ resource, scope }: FormSubject) => {
  const { i18n } = useLingui();
  const settled = useRef('');
  return async (before: Row | null, values: FieldValues): Promise<boolean> => {
    const doubts = [
      ...doubtsOf(resource.fields, values, before ?? {}, i18n),
      ...(await sharedDoubts({ spec: resource, scope, values, before }, i18n)),
    ];
    if (doubts.join() !== settled.current && !(await confirmDoubts(doubts, i18n))) return false;
    settled.current = doubts.join();
    return before === null || confirmChanges(resource, scope, [{ before, values }]);
  };
};

interface SavingOptions extends FormSubject {
  filled: FilledForm;
  onRefused: (error: AppError | null) => void;
  onSaved: (before: Row | null, saved: Extract<SaveOutcome, { type: 'saved' }>, values: FieldValues) => void;
}

/** Validates and sends the form. A conflict waits for the user's choices. */
const useSaving = (options: SavingOptions, formRef: RefObject<HTMLFormElement | null>) => {
  const { resource, scope, names, filled, onRefused, onSaved } = options;
  const { form, before: current, take } = filled;
  // A ref instead of state: a second click or Enter may precede the next render.
  const phase = useRef<'open' | 'sending' | 'created'>('open');
  const [conflict, setConflict] = useState<Extract<SaveOutcome, { type: 'conflict' }> | null>(null);
  const mayBeSent = useConfirmation(options);

  const send = async (values: FieldValues): Promise<void> => {
    const before = current.current;
    const typedBefore = { ...form.getValues() };
    if (!(await mayBeSent(before, values))) return;
    onRefused(null);
    const outcome = before
      ? await updateRecord(resource, { scope, before, values })
      : await createRecord({ ...resource, bodyFields: names }, scope, values);
    if (outcome.type === 'failed') return onRefused(outcome.error);
    if (outcome.type === 'conflict') return setConflict(outcome);
    if (!before) phase.current = 'created';
    const typed = form.getValues();
    if (outcome.record) take(outcome.record);
    else form.reset({ ...values });
    // Preserve input typed during the save as unsaved changes.
    for (const name of Object.keys(changedFields(typedBefore, typed, names)))
      form.setValue(name, typed[name], { shouldDirty: true });
    onSaved(before, outcome, values);
  };

  const save = async (): Promise<void> => {
    if (phase.current !== 'open') return;
    phase.current = 'sending';
    const showProblem = (): void => void setTimeout(() => showFirstProblem(formRef.current));
    await form
      .handleSubmit(send, showProblem)()
      .finally(() => {
        // Stay locked after a create: the form is about to close, and a held key must not create a duplicate.
        if (phase.current === 'sending') phase.current = 'open';
      });
  };

  const onResolve = (choices: Readonly<Record<string, Side>> | null): void => {
    setConflict(null);
    if (!choices || !conflict) return;
    const merged = mergeConflicts(conflict.theirs, conflict.conflicts, choices);
    take(conflict.theirs);
    const values = formValues(resource, merged as Row);
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
    void save();
  };
  return { save: () => void save(), conflict: conflict && { ...conflict, onResolve } };
};

/** Form state of a record: validation, saving, conflicts, draft, Undo and leave guard. */
export const useRecordForm = (options: RecordFormOptions) => {
  const { resource, scope, names, record, onSaved } = options;
  const { t } = useLingui();
  const filled = useFilledForm(options);
  const { form, filledFrom, changed, take, follow, touched } = filled;
  const { isDirty, isSubmitting: isSaving } = form.formState;
  const { formRef, failure, fail } = useFailure(form, options);
  const { discard, forget } = useDiscard(form);
  const { lastSave, remember } = useLastSave(options, filled);
  const draftKey = [resource.entity, scope.country, scope.city, record?.id ?? 'new']
    .filter(Boolean)
    .join(' ');
  const draft = useFormDraft(form, draftKey);
  const isOwnVersion = useOwnVersion(resource, scope, record);
  const guard = useLeaveGuard(isDirty, isSaving);
  const saving = useSaving(
    {
      ...{ resource, scope, names, filled },
      onRefused: fail,
      onSaved: (before, saved, values) => {
        forget();
        remember(before, saved.record, values);
        showToast({ intent: 'success', text: before ? t`Saved` : t`Created` });
        guard.release();
        onSaved?.(saved.id);
      },
    },
    formRef,
  );
  const { save, conflict } = saving;
  /** True after an edit, or if a default fills an empty field. */
  const isSavable = isDirty || filledFrom === null || filledByDefault(resource, filledFrom).length > 0;
  // In a dialog, the dialog handles the shortcut.
  const ownForm = () => (formRef.current?.closest('[role=dialog]') ? null : formRef.current);
  useSaveKey(ownForm, () => {
    if (isSavable) save();
  });
  return {
    subject: { resource, scope, names },
    formRef,
    input: { control: form.control, changed },
    /** Version that filled the form. `null`: a new record. */
    filledFrom,
    state: { isDirty, isSavable, isSaving },
    draft,
    failure,
    conflict: conflict && { resource, scope, isOwnVersion: isOwnVersion(conflict.theirs), ...conflict },
    save,
    lastSave,
    versions: {
      follow,
      /** True for a version saved in another window of this app rather than by another user. */
      isOwnVersion,
      /** Discards edits in favour of the previous or the given version. Undo is offered for some seconds. */
      discard: (fresh?: Row): void => {
        discard(() => (fresh ? take(fresh) : form.reset()));
        touched.current.clear();
        fail(null);
      },
    },
    guard,
  };
};

export type RecordFormState = ReturnType<typeof useRecordForm>;
