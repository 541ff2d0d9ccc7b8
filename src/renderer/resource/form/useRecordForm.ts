import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { isUnreadable } from '#shared/domain/recordValues.ts';
import type { AppError } from '#shared/ipc/result.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import {
  type Conflict,
  changedFields,
  type FieldValues,
  mergeConflicts,
  type Side,
} from '../../data/findConflicts.ts';
import { createRecord, updateRecord } from '../../data/saveRecord.ts';
import { useOwnVersion } from '../../data/useRecord.ts';
import { useUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { forgetUndos, type UndoStep } from '../../stores/undo.ts';
import { markedMs } from '../../ui/useChangeMark.ts';
import { useSaveKey } from '../../ui/useDocumentKeys.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import type { FormSpec } from '../resource.ts';
import { confirmChanges } from './confirmChanges.ts';
import { filledByDefault, formValues, newValues } from './formFields.ts';
import { confirmDoubts, doubtsOf, refusedFields, sharedDoubts, showFirstProblem } from './formProblems.ts';
import { formResolver } from './formResolver.ts';
import { useDependents, useRecheck, useTouched } from './formSubscriptions.ts';
import { rememberChange, useDiscard } from './rememberChange.ts';
import { type FoundDraft, useFormDraft } from './useDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export type FormValues = Record<string, unknown>;

/** What a form shows of itself, and what can be done with it. */
export interface RecordFormState {
  resource: FormSpec;
  scope: RecordScope;
  /** The fields that it shows. */
  names: readonly string[];
  control: Control<FormValues>;
  formRef: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  /** Something was typed, or a default stands where the server has nothing yet. */
  isSavable: boolean;
  /** The version that the form was filled from; null: a new record. */
  filledFrom: Row | null;
  isSaving: boolean;
  /** What was typed here before and not saved. */
  draft: FoundDraft | null;
  error: AppError | null;
  /** Every field that the error names is marked in the form: there is nothing more to say of it. */
  isErrorOnFields: boolean;
  /** What is said first of an error that has no sentence of its own here. */
  problem: MessageDescriptor | null;
  /** Another version that has to be settled first. */
  conflict: { theirs: Row; conflicts: readonly Conflict[] } | null;
  /** Whether a version was saved in another window of this app, not by somebody else. */
  isOwnVersion: (version: Row) => boolean;
  resolve: (choices: Readonly<Record<string, Side>> | null) => void;
  save: () => void;
  /** Takes the last save back; null: there is none since something was typed, or since the form came. */
  undoSave: (() => void) | null;
  /** Fields that changed by themselves a moment ago. */
  changed: readonly string[];
  /** Takes over what somebody else saved, where nothing was typed; what differs is marked. */
  follow: (record: Row) => void;
  /** Lets go what was typed, for what was there before or for this version; it can be had back for some seconds. */
  discard: (record?: Row) => void;
  /** Asks when there is something to lose; true: go on. */
  mayLeave: () => Promise<boolean>;
  /** From now on nothing is to be lost: the page or the dialog goes. */
  release: () => void;
}

interface RecordFormOptions {
  resource: FormSpec;
  scope: RecordScope;
  /** null: a new record. */
  record: Row | null;
  /** The fields that this form shows. */
  names: readonly string[];
  onSaved?: (id: string | null) => void;
}

/** A form over one record: checks, saves, settles what somebody else saved meanwhile, and guards what is not saved yet. */
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
  // A second click or Enter comes before React has drawn that the first one is being sent.
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
  useDependents(form, resource);
  const isOwnVersion = useOwnVersion(resource, scope, record);
  const { mayLeave, release } = useLeaveGuard(formState.isDirty);
  /** Doubts that were answered once are not raised again by another try. */
  const settledDoubts = useRef('');

  const showProblem = (): void => void setTimeout(() => showFirstProblem(formRef.current));

  // What the server refused is marked only after the next drawing, which a timer may come before.
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
  if (lastSave && formState.isDirty) setLastSave(null);
  const onTaken = (restored: Row): void => {
    setLastSave(null);
    const isTyped = Object.keys(changedFields(initialOf(before.current), form.getValues(), names)).length > 0;
    if (!isTyped) follow(restored);
  };
  const rememberSave = (from: Row | null, to: Row | null, values: FieldValues): void => {
    const changed = Object.keys(changedFields(from ?? {}, values, names));
    // A new record is not deleted by Ctrl+Z, and what could not be read before cannot be brought back.
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
    isCreated.current = before.current === null;
    rememberSave(before.current, outcome.record, values);
    const typed = form.getValues();
    if (outcome.record) take(outcome.record);
    else reset({ ...values });
    // What was typed while the save was under way is kept, and is not saved yet.
    for (const name of Object.keys(changedFields(typedBefore, typed, names))) {
      form.setValue(name, typed[name], { shouldDirty: true });
    }
    showToast({ intent: 'success', text: before.current ? t`Saved` : t`Created`, durationMs: 1000 });
    release();
    onSaved?.(outcome.id);
  };

  const sendOnce = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await handleSubmit(send, showProblem)();
    } finally {
      // A form that made its record is about to go: a key held down must not make another one.
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
  // In a dialog the dialog hears the key.
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
    undoSave:
      lastSave &&
      (() => {
        setLastSave(null);
        lastSave.run();
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
