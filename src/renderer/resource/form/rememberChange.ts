import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FieldValues, sameValue } from '#shared/rules/mergeVersions.ts';
import { isListed, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { queryClient, recordKeys } from '../../data/queryClient.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { recordPath } from '../../paths.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerRedo, offerUndo, rememberUndo, type UndoStep } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { showError } from '../../ui/showError.ts';
import type { FormSpec } from '../define/resource.ts';
import { confirmChanges } from './confirmChanges.ts';
import { labelsText } from './formFields.ts';

interface Change {
  scope: RecordScope;
  from: Row;
  to: Row;
  names: readonly string[];
}

const changeText = (spec: FormSpec, { from, names }: Change): string =>
  [spec.nameOf?.(from), labelsText(spec.fields, names, i18n)].filter(Boolean).join(': ');

/** Pages of the record and its list. Settings have only the page that saves them. */
const placesOf = ({ entity }: FormSpec, { scope, from }: Change): readonly string[] =>
  from.id && isListed(entity) ? [recordPath(entity, scope, from.id)] : [];

const valuesOf = ({ to, names }: Change): FieldValues =>
  Object.fromEntries(names.map((name) => [name, to[name] ?? null]));

/** Saves the fields of the other version. `null`: failed, with a toast. */
const restoreFields = async (spec: FormSpec, change: Change): Promise<Row | null> => {
  const { scope, from, names } = change;
  const values = valuesOf(change);
  // Send only these fields, to preserve concurrent edits of others.
  const outcome = await updateRecord(
    { ...spec, bodyFields: names },
    { scope, before: from, values, isUndo: true },
  );
  if (outcome.type === 'saved' && !outcome.isUnchanged) return outcome.record;
  const what = changeText(spec, change);
  if (outcome.type === 'saved') showToast({ intent: 'info', text: t`Nothing left to change: ${what}` });
  else if (outcome.type === 'conflict')
    showToast({ intent: 'warning', text: t`Cannot undo: ${what} has changed since then` });
  else showError(i18n, outcome.error, t`Could not undo: ${errorText(i18n, outcome.error)}`);
  return null;
};

/** Check whether the record, as read since this change was made, has the values from before it. */
export const reversalOf = (
  { entity }: FormSpec,
  { scope, from, names }: Omit<Change, 'to'>,
): (() => boolean) => {
  const madeAt = Date.now();
  return () => {
    const read = queryClient.getQueryState<Row>(recordKeys.record(entity, scope, from.id));
    const now = read && read.dataUpdatedAt > madeAt ? read.data : undefined;
    return now !== undefined && names.every((name) => sameValue(now[name], from[name]));
  };
};

interface Offer {
  /** Text of a toast with Undo. */
  message?: string;
  /** Called with the restored record, however the undo was triggered. */
  onTaken?: (restored: Row) => void;
}

/** Makes a save undoable with Ctrl+Z, unless the same fields have changed again. */
export const rememberChange = (
  spec: FormSpec,
  change: Change,
  { message, onTaken }: Offer = {},
): UndoStep => {
  const { from, to } = change;
  const places = placesOf(spec, change);
  const name = (): string => changeText(spec, change);
  const isReversed = reversalOf(spec, change);
  const redo = async (restored: Row, again: () => void): Promise<void> => {
    const forward = { ...change, from: restored };
    if (!(await confirmChanges(spec, change.scope, [{ before: restored, values: valuesOf(forward) }])))
      return again();
    const redone = await restoreFields(spec, forward);
    if (!redone) return;
    rememberChange(spec, { ...change, from: restored, to: redone });
    showToast({ intent: 'success', text: t`Saved` });
  };
  const takeBack = async (again: () => void): Promise<void> => {
    const back = { ...change, from: to, to: from };
    if (!(await confirmChanges(spec, change.scope, [{ before: to, values: valuesOf(back) }]))) return again();
    const restored = await restoreFields(spec, back);
    if (!restored) return;
    onTaken?.(restored);
    const what = name();
    offerRedo(t`Undone: ${what}`, (again) => redo(restored, again), { what: name, places });
  };
  return message === undefined
    ? rememberUndo(takeBack, { what: name, places, isReversed })
    : offerUndo(message, takeBack, 'success', 'changed', { what: () => message, places, isReversed });
};

/** Discards edits without confirmation, because Undo can restore them. */
export const useDiscard = ({ getValues, setValue, formState }: UseFormReturn) => {
  const { t } = useLingui();
  const withdraw = useRef<(() => void) | null>(null);
  /** Withdraws the Undo offer after another save. */
  const forget = useCallback((): void => {
    withdraw.current?.();
    withdraw.current = null;
  }, []);
  useEffect(() => forget, [forget]);
  const changed = formState.dirtyFields;

  /** Discards the edits by `reset` and offers Undo. */
  const discard = (reset: () => void): void => {
    const typed = getValues();
    const names = Object.keys(changed);
    reset();
    forget();
    if (names.length === 0) return;
    const offer = offerUndo(
      t`Changes discarded`,
      async () => {
        for (const name of names) setValue(name, typed[name], { shouldDirty: true });
        withdraw.current = null;
      },
      'info',
    );
    withdraw.current = () => {
      offer.forget();
      offer.dismiss();
    };
  };
  return { discard, forget };
};
