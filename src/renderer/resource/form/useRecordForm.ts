import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import type { AppError } from '#shared/ipc/result.ts';
import {
  type Conflict,
  changedFields,
  type FieldValues,
  mergeConflicts,
  type Side,
} from '#shared/rules/mergeVersions.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { createRecord, updateRecord } from '../../data/saveRecord.ts';
import { useOwnVersion } from '../../data/useRecord.ts';
import { useUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { forgetUndos, type UndoStep } from '../../stores/undo.ts';
import { markedMs } from '../../ui/useChangeMark.ts';
import { useSaveKey } from '../../ui/useDocumentKeys.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import type { FormSpec } from '../define/resource.ts';
import { confirmChanges } from './confirmChanges.ts';
import { filledByDefault, formValues, newValues } from './formFields.ts';
import { confirmDoubts, doubtsOf, refusedFields, sharedDoubts, showFirstProblem } from './formProblems.ts';
import { formResolver } from './formResolver.ts';
import { useClearDependents, useRecheck, useTouched } from './formSubscriptions.ts';
import { rememberChange, useDiscard } from './rememberChange.ts';
import { type FoundDraft, useFormDraft } from './useDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export type FormValues = Record<string, unknown>;

export interface RecordFormState {
  resource: FormSpec;
  scope: RecordScope;
  names: readonly string[];
  control: Control<FormValues>;
  formRef: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  /** True after an edit, or if a default fills an empty field. */
  isSavable: boolean;
  /** Version that filled the form. `null`: a new record. */
  filledFrom: Row | null;
  isSaving: boolean;
  draft: FoundDraft | null;
  error: AppError | null;
  /** The marked fields cover the whole error. */
  isErrorOnFields: boolean;
  /** Summary for an error without a message of its own. */
  problem: MessageDescriptor | null;
  conflict: { theirs: Row; conflicts: readonly Conflict[] } | null;
  /** True for a version saved in another window of this app rather than by another user. */
  isOwnVersion: (version: Row) => boolean;
  resolve: (choices: Readonly<Record<string, Side>> | null) => void;
  save: () => void;
  /** Time of the last save. `null` after further input. */
  savedAt: string | null;
  /** Undoes the last save. `null` after further input. */
  undoSave: (() => void) | null;
  /** Fields that have just changed by a live update. */
  changed: readonly string[];
  /** Adopts a newer version in a form without edits and marks the differences. */
  follow: (record: Row) => void;
  /** Discards edits in favour of the previous or the given version. Undo is offered for some seconds. */
  discard: (record?: Row) => void;
  /** Asks if there are unsaved changes. Resolves with `true` to proceed. */
  mayLeave: () => Promise<boolean>;
  /** Disables the leave guard, before the page or dialog closes. */
  release: () => void;
}

interface RecordFormOptions {
  resource: FormSpec;
  scope: RecordScope;
  /** `null`: a new record. */
  record: Row | null;
  names: readonly string[];
  onSaved?: (id: string | null) => void;
}

/** Form state of a record: validation, saving, conflicts, draft, Undo and leave guard. */
export const useRecordForm = ({
  resource,
  scope,
  record,
  names,
  onSaved,
}: RecordFormOptions): RecordFormState => {
  const { i18n, t } = useLingui();
  const user = useUser();
  const timeZone = useTimeZone();
  const formRef = useRef<HTMLFormElement>(null);
  const before = useRef(record);
  // A ref instead of state: a second click or Enter may precede the next render.
  const isSending = useRef(false);
  const isCreated = useRef(false);
  const [filledFrom, setFilledFrom] = useState(record);
  const [failure, setFailure] = useState<{ error: AppError; isOnFields: boolean } | null>(null);
  const [conflict, setConflict] = useState<{ theirs: Row; conflicts: readonly Conflict[] } | null>(null);

  const initialOf = (filled: Row | null): FormValues =>
    filled ? formValues(resource, filled) : newValues(resource, user);
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
  const { control, formState, handleSubmit, reset, setError: setFieldError } = form;
  const { discard, forget } = useDiscard(form);
  const draft = useFormDraft(
    form,
    [resource.entity, scope.country, scope.city, record?.id ?? 'new'].filter(Boolean).join(' '),
  );
  const touched = useTouched(form);
  useRecheck(form, resource.fields);
  useClearDependents(form, resource);
  const isOwnVersion = useOwnVersion(resource, scope, record);
  const { mayLeave, release } = useLeaveGuard(formState.isDirty);
  /** Remembers confirmed doubts, so that a retry does not ask again. */
  const settledDoubts = useRef('');

  const showProblem = (): void => void setTimeout(() => showFirstProblem(formRef.current));

  // Server errors are marked by the next render, so an effect is needed instead of a timer.
  useEffect(() => {
    if (failure?.error.fields) showFirstProblem(formRef.current);
  }, [failure]);

  const fail = (error: AppError): void => {
    const { messages, isAll } = refusedFields(error, names, i18n);
    for (const [name, message = ''] of Object.entries(messages))
      setFieldError(name, { type: 'server', message });
    setFailure({ error, isOnFields: isAll });
  };

  const take = useCallback(
    (fresh: Row): void => {
      before.current = fresh;
      touched.current.clear();
      setFilledFrom(fresh);
      reset(formValues(resource, fresh));
    },
    [resource, reset, touched],
  );

  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanged([]), markedMs);
    return () => clearTimeout(timer);
  }, [changed]);
  const follow = useCallback(
    (fresh: Row): void => {
      setChanged(Object.keys(changedFields(before.current ?? {}, fresh, names)));
      take(fresh);
    },
    [take, names],
  );

  const [lastSave, setLastSave] = useState<UndoStep | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  if (lastSave && formState.isDirty) setLastSave(null);
  if (savedAt && formState.isDirty) setSavedAt(null);
  const onTaken = (restored: Row): void => {
    setLastSave(null);
    setSavedAt(null);
    const isTyped = Object.keys(changedFields(initialOf(before.current), form.getValues(), names)).length > 0;
    if (!isTyped) follow(restored);
  };
  const rememberSave = (from: Row | null, to: Row | null, values: FieldValues): void => {
    const changed = Object.keys(changedFields(from ?? {}, values, names));
    // Ctrl+Z does not delete a new record, and unreadable previous values cannot be restored.
    if (!from || !to || changed.some((name) => isUnreadable(from, name))) {
      setLastSave(null);
      forgetUndos();
    } else if (changed.length > 0) {
      setLastSave(rememberChange(resource, { scope, from, to, names: changed }, { onTaken }));
    }
  };

  const send = async (values: FieldValues): Promise<void> => {
    const typedBefore = { ...form.getValues() };
    const doubts = [
      ...doubtsOf(resource.fields, values, before.current ?? {}, i18n),
      ...(await sharedDoubts({ spec: resource, scope, values, before: before.current }, i18n)),
    ];
    if (doubts.join() !== settledDoubts.current && !(await confirmDoubts(doubts, i18n))) return;
    settledDoubts.current = doubts.join();
    const isAgreed = before.current && (await confirmChanges(resource, [{ before: before.current, values }]));
    if (isAgreed === false) return;
    setFailure(null);
    const outcome = before.current
      ? await updateRecord(resource, { scope, before: before.current, values })
      : await createRecord({ ...resource, bodyFields: names }, scope, values);
    if (outcome.type === 'failed') return fail(outcome.error);
    if (outcome.type === 'conflict') return setConflict(outcome);
    forget();
    setSavedAt(new Date().toISOString());
    isCreated.current = before.current === null;
    rememberSave(before.current, outcome.record, values);
    const typed = form.getValues();
    if (outcome.record) take(outcome.record);
    else reset({ ...values });
    // Preserve input typed during the save as unsaved changes.
    for (const name of Object.keys(changedFields(typedBefore, typed, names))) {
      form.setValue(name, typed[name], { shouldDirty: true });
    }
    showToast({ intent: 'success', text: before.current ? t`Saved` : t`Created` });
    release();
    onSaved?.(outcome.id);
  };

  const sendOnce = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await handleSubmit(send, showProblem)();
    } finally {
      // Stay locked after a create: the form is about to close, and a held key must not create a duplicate.
      isSending.current = isCreated.current;
    }
  };

  const resolve: RecordFormState['resolve'] = (choices) => {
    setConflict(null);
    if (!choices || !conflict) return;
    const merged = mergeConflicts(conflict.theirs, conflict.conflicts, choices);
    take(conflict.theirs);
    const values = formValues(resource, merged as Row);
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
    save();
  };

  const save = (): void => void sendOnce();
  const isSavable =
    formState.isDirty || filledFrom === null || filledByDefault(resource, filledFrom).length > 0;
  // In a dialog, the dialog handles the shortcut.
  const ownForm = () => (formRef.current?.closest('[role=dialog]') ? null : formRef.current);
  useSaveKey(ownForm, () => {
    if (isSavable) save();
  });

  const isCorrected = failure?.isOnFields === true && Object.keys(formState.errors).length === 0;

  return {
    resource,
    scope,
    names,
    control,
    formRef,
    isDirty: formState.isDirty,
    isSavable,
    filledFrom,
    isSaving: formState.isSubmitting,
    draft,
    error: isCorrected ? null : (failure?.error ?? null),
    isErrorOnFields: failure?.isOnFields === true,
    problem: filledFrom === null ? (resource.createProblem ?? null) : null,
    conflict,
    isOwnVersion,
    resolve,
    save,
    savedAt,
    undoSave:
      lastSave &&
      (() => {
        setLastSave(null);
        void lastSave.run();
      }),
    changed,
    follow,
    discard: (fresh) => {
      discard(() => (fresh ? take(fresh) : reset()));
      touched.current.clear();
      setFailure(null);
    },
    mayLeave,
    release,
  };
};
