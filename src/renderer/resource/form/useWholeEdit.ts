import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type AppError, type Result, success } from '#shared/ipc/result.ts';
import { asAppError, queryClient, readOnEntering, unwrap } from '../../data/queryClient.ts';
import { namesOf } from '../../data/watchRecords.ts';
import { noteUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerRedo, offerUndo, type UndoStep } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { showError } from '../../ui/showError.ts';
import { saveWhole, type WholeCalls, type WholeEditRules, type Written } from './saveWhole.ts';
import { useDraft } from './useDraft.ts';
import { useEdits } from './useEdits.ts';

interface WholeEditOptions<Data, Conflict> extends WholeCalls<Data, Conflict> {
  /** Name for messages. */
  name: string;
  queryKey: QueryKey;
  draftKey: string;
  /** Entities whose record names are embedded in the data. */
  named?: readonly string[];
}

/** Versions before and after a save, for Undo. */
interface SavedVersions<State> {
  from: State;
  to: State;
}

type Edits<State> = ReturnType<typeof useEdits<State>>;

/** Saves the edits, one save at a time, and offers Undo. */
const useWholeSave = <State, Data, Conflict>(
  rules: WholeEditRules<State, Data, Conflict>,
  options: WholeEditOptions<Data, Conflict>,
  { edits, rebase }: Edits<State>,
) => {
  const { i18n, t } = useLingui();
  const { name: what, queryKey } = options;
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  const [lastSave, setLastSave] = useState<UndoStep | null>(null);

  /** `shown` is the state on the page when the save began. Later edits are rebased onto the result. */
  const write = async (
    writing: Parameters<typeof saveWhole<State, Data, Conflict>>[2],
    shown: State,
  ): Promise<Result<Written<State, Data> | null>> => {
    saving.current = true;
    setSaving(true);
    const result = await saveWhole(rules, options, writing);
    if (result.ok && result.data) {
      const { theirs, edit, isOvertaken, now } = result.data;
      // Prevents the previous version from reappearing until the refetch. `now` includes a save of another
      // user since then; the sent body would hide it.
      if (!isOvertaken) queryClient.setQueryData(queryKey, now);
      const afresh = (mine: State): State => rules.merge({ start: shown, mine, theirs: edit }, {}).edit;
      // After an overtaken save, use their version as base, so that a retry merges both.
      rebase(isOvertaken ? theirs : edit, rules.isSame(edit, shown) ? undefined : afresh);
    }
    saving.current = false;
    setSaving(false);
    return result;
  };

  /** Restores the version before a save or before its Undo. Sends nothing if another user has changed the same since. */
  const takeBack = async ({ from, to }: SavedVersions<State>, isRedo = false): Promise<void> => {
    const isSameUser = noteUser();
    setLastSave(null);
    const result = await write({ start: to, mine: from, isUndo: true }, to);
    if (!isSameUser()) return;
    if (!result.ok) showError(i18n, result.error, t`Could not undo: ${errorText(i18n, result.error)}`);
    else if (!result.data || result.data.isOvertaken)
      showToast({ intent: 'warning', text: t`Cannot undo: ${what} has changed since then` });
    else {
      const reverse = () => takeBack({ from: to, to: from }, !isRedo);
      if (isRedo) setLastSave(offerUndo(t`Saved`, reverse, 'success', undefined, { what: () => what }));
      else offerRedo(t`Undone: ${what}`, reverse, { what: () => what });
    }
  };

  /** Ignored while an earlier save is running. */
  const save = async (): Promise<Result<{ isOvertaken: boolean }>> => {
    if (!edits || saving.current) return success({ isOvertaken: false });
    const { baseline: start, present: mine } = edits;
    const result = await write({ start, mine, isUndo: false }, mine);
    if (!result.ok) return result;
    if (!result.data || result.data.isOvertaken) return success({ isOvertaken: result.data !== null });
    const { theirs: from, edit: to, hasMovedBoth } = result.data;
    const message = hasMovedBoth
      ? t`Saved. Another user had moved the same rows. They are now where you put them.`
      : t`Saved`;
    const intent = hasMovedBoth ? 'warning' : 'success';
    setLastSave(offerUndo(message, () => takeBack({ from, to }), intent, undefined, { what: () => what }));
    return success({ isOvertaken: false });
  };

  return { isSaving, save, lastSave };
};

/** Edits server data that is saved as a whole. Later reads never overwrite edits. */
export const useWholeEdit = <State, Data, Conflict>(
  rules: WholeEditRules<State, Data, Conflict>,
  options: WholeEditOptions<Data, Conflict>,
) => {
  const { queryKey, draftKey, named = [], read } = options;
  const { data, error, refetch } = useQuery({
    ...readOnEntering,
    queryKey,
    meta: namesOf(...named),
    queryFn: async ({ signal }) => unwrap(await read({ signal })),
  });
  const saved = useMemo(() => (data === undefined ? null : rules.toEdit(data)), [data, rules]);
  const state = useEdits(saved, rules.isSame);
  const { edits, isDirty, change } = state;
  const { isSaving, save, lastSave } = useWholeSave(rules, options, state);
  const { baseline = null, present: edit = null } = edits ?? {};
  const draft = useDraft({
    key: draftKey,
    isDirty,
    isReady: edits !== null,
    // Store the base version too: other users may save before the draft is restored.
    typed: useCallback(
      () => ({ start: baseline && rules.toBody(baseline), mine: edit && rules.toBody(edit) }),
      [baseline, edit, rules],
    ),
    differs: ({ mine }) => edit !== null && !rules.isSame(rules.toEdit(mine as Data), edit),
    restore: ({ start, mine }) => state.restore(rules.toEdit(mine as Data), rules.toEdit(start as Data)),
  });

  const canUndo = (edits?.past.length ?? 0) > 0;
  return {
    edit,
    baseline,
    draft,
    error,
    reload: () => void refetch(),
    /** Discards the edits and loads the server's version. Resolves with the error of a failed load. */
    reset: async (): Promise<AppError | null> => {
      const answer = await refetch();
      if (answer.error || answer.data === undefined) return asAppError(answer.error);
      state.take(rules.toEdit(answer.data));
      return null;
    },
    isDirty,
    change,
    save,
    tools: {
      isDirty,
      isSaving,
      /** Undoes a step on the page or the last save. */
      undo: () => (canUndo ? state.undo() : void lastSave?.run()),
      redo: state.redo,
      canUndo: canUndo || lastSave !== null,
      canRedo: (edits?.future.length ?? 0) > 0,
      /** The last step is typing in a field, which has its own finer Undo. */
      isTyped: edits?.run !== undefined,
    },
  };
};
