import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Side } from '../../data/findConflicts.ts';
import { queryClient, readOnEntering, unwrap } from '../../data/queryClient.ts';
import { maxTries } from '../../data/saveRecord.ts';
import { namesOf } from '../../data/watchRecords.ts';
import { noteUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerUndo, type UndoStep } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { type EditHistory, redo, remember, startHistory, undo } from './editHistory.ts';
import type { Versions } from './mergeOrder.ts';
import { useDraft } from './useDraft.ts';

/** Side to keep, by conflict id. */
export type Choices = Readonly<Record<string, Side>>;

export interface Merged<State, Conflict> {
  edit: State;
  /** Unresolved conflicts. Until resolved, `edit` contains the value of `mine`. */
  conflicts: readonly Conflict[];
}

/** Rules for editing something that is saved as a whole. Pure functions, stable across renders. */
export interface WholeEditRules<State, Data, Conflict> {
  toEdit: (data: Data) => State;
  toBody: (edit: State) => Data;
  /** True if both would be sent as the same body. */
  isSame: (one: State, other: State) => boolean;
  merge: (versions: Versions<State>, choices: Choices) => Merged<State, Conflict>;
  /**
   * Checks whether the change from `start` to `mine` is present in the server's version after saving. Leave
   * it out if the server normalises values.
   */
  isPreserved?: (versions: Versions<State>) => boolean;
}

interface WholeEditCalls<Data, Conflict> {
  /** Name for messages. */
  name: string;
  /** Toast after a save that replaced changes of another user. */
  savedOverTheirs?: string;
  queryKey: QueryKey;
  draftKey: string;
  /** Entities whose record names are embedded in the data. */
  named?: readonly string[];
  /** `fresh`: bypasses caches, because a save is based on the answer. */
  read: (how: { signal: AbortSignal } | { fresh: true }) => Promise<Result<Data>>;
  write: (body: Data) => Promise<Result<unknown>>;
  /** Asks which side of each conflict to keep. `null`: cancelled. Unset: `mine` wins. */
  ask?: (conflicts: readonly Conflict[]) => Promise<Choices | null>;
}

interface Saved {
  isSaved: boolean;
  hasConflict: boolean;
  /** Another user's save followed immediately and replaced this one. */
  isOvertaken: boolean;
}

/** Versions before and after a save, for Undo. */
interface SavedVersions<State> {
  from: State;
  to: State;
}

interface Written<State> extends Saved {
  versions?: SavedVersions<State>;
}

const nothingSaved: Saved = { isSaved: false, hasConflict: false, isOvertaken: false };

/** Edits server data that is saved as a whole. Later reads never overwrite edits. */
export const useWholeEdit = <State, Data, Conflict>(
  rules: WholeEditRules<State, Data, Conflict>,
  {
    name: what,
    savedOverTheirs,
    queryKey,
    draftKey,
    named = [],
    read,
    write,
    ask,
  }: WholeEditCalls<Data, Conflict>,
) => {
  const { i18n, t } = useLingui();
  const { data, error, refetch } = useQuery({
    ...readOnEntering,
    queryKey,
    meta: namesOf(...named),
    queryFn: async ({ signal }) => unwrap(await read({ signal })),
  });
  const saved = useMemo(() => (data === undefined ? null : rules.toEdit(data)), [data, rules]);
  const [history, setHistory] = useState<EditHistory<State> | null>(null);
  const [baseline, setBaseline] = useState<State | null>(null);
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  const [lastSave, setLastSave] = useState<UndoStep | null>(null);
  const taken = useRef<State | null>(null);
  const isDirty = useMemo(
    () => history !== null && baseline !== null && !rules.isSame(history.present, baseline),
    [history, baseline, rules],
  );

  const take = (state: State): void => {
    taken.current = state;
    setHistory(startHistory(state));
    setBaseline(() => state);
  };
  useEffect(() => {
    // Skip known data, because it would clear the history and with it Redo.
    if (!saved || isDirty || saved === taken.current) return;
    taken.current = saved;
    setHistory(startHistory(saved));
    setBaseline(() => saved);
  }, [saved, isDirty]);

  const edit = history?.present ?? null;
  const draft = useDraft({
    key: draftKey,
    isDirty,
    isReady: history !== null,
    // Store the base version too: other users may save before the draft is restored.
    typed: useCallback(
      () => ({ start: baseline && rules.toBody(baseline), mine: edit && rules.toBody(edit) }),
      [baseline, edit, rules],
    ),
    differs: ({ mine }) => edit !== null && !rules.isSame(rules.toEdit(mine as Data), edit),
    restore: ({ start, mine }) => {
      setBaseline(() => rules.toEdit(start as Data));
      setHistory((now) => now && remember(now, rules.toEdit(mine as Data)));
    },
  });

  const change = (edit: (now: State) => State, run?: string): void =>
    setHistory((current) => {
      const next = current && edit(current.present);
      if (!current || next === null || next === current.present) return current;
      const start = run !== undefined && run === current.run ? current.past.at(-1) : undefined;
      // Typing that was reverted in the field is not a step, so Undo continues with the previous one.
      if (start !== undefined && rules.isSame(next, start)) return { ...undo(current), future: [] };
      return remember(current, next, run);
    });

  /** Reads and merges until no conflict is left, asking about each. `null`: the user cancelled. */
  const settle = async (
    start: State,
    mine: State,
    answerOf: typeof ask,
  ): Promise<Result<(Merged<State, Conflict> & { theirs: State }) | null>> => {
    let choices: Choices = {};
    const isSameUser = noteUser();
    while (true) {
      // Read again in each round: a save replaces the whole, and must not undo changes saved by others, even
      // during a dialog.
      const answer = await read({ fresh: true });
      if (!answer.ok) return answer;
      if (!isSameUser()) return failure('SESSION_ENDED');
      const theirs = rules.toEdit(answer.data);
      const merged = rules.merge({ start, mine, theirs }, choices);
      if (merged.conflicts.length === 0 || !answerOf) return success({ ...merged, theirs });
      const chosen = await answerOf(merged.conflicts);
      if (!chosen) return success(null);
      choices = { ...choices, ...chosen };
    }
  };

  /** Whether the server has the save. `now` is its current data, if it was read. */
  const lookAfter = async (start: State, mine: State): Promise<{ isPreserved: boolean; now?: Data }> => {
    const answer = rules.isPreserved ? await read({ fresh: true }) : null;
    if (!rules.isPreserved || !answer?.ok) return { isPreserved: true };
    return {
      isPreserved: rules.isPreserved({ start, mine, theirs: rules.toEdit(answer.data) }),
      now: answer.data,
    };
  };

  interface Writing {
    start: State;
    mine: State;
    /** State on the page when the save began. Later edits are rebased onto the result. */
    shown: State;
    answerOf: typeof ask;
  }

  const writeOnce = async (writing: Writing, tries = 1): Promise<Result<Written<State>>> => {
    const { start, mine, shown, answerOf } = writing;
    const settled = await settle(start, mine, answerOf);
    if (!settled.ok) return settled;
    if (!settled.data) return success({ ...nothingSaved, hasConflict: true });
    const { edit, conflicts, theirs } = settled.data;
    const body = rules.toBody(edit);
    const result = await write(body);
    // Optimistic locking: the server's version changed between read and write.
    if (!result.ok && result.error.code === 'CHANGED_MEANWHILE' && tries < maxTries)
      return writeOnce(writing, tries + 1);
    if (!result.ok) return result;
    const { isPreserved, now: after = body } = await lookAfter(theirs, edit);
    const isOvertaken = !isPreserved;
    // Prevents the previous version from reappearing until the refetch. `after` includes a save of another
    // user since then; `body` would hide it.
    if (!isOvertaken) queryClient.setQueryData(queryKey, after);
    if (!rules.isSame(edit, shown)) {
      // Edits made during the save remain unsaved.
      setHistory(
        (now) => now && startHistory(rules.merge({ start: shown, mine: now.present, theirs: edit }, {}).edit),
      );
    }
    // After an overtaken save, use their version as base, so that a retry merges both.
    setBaseline(() => (isOvertaken ? theirs : edit));
    return success({
      isSaved: !isOvertaken,
      hasConflict: conflicts.length > 0,
      isOvertaken,
      versions: { from: theirs, to: edit },
    });
  };

  const writeAlone = async (writing: Writing): ReturnType<typeof writeOnce> => {
    saving.current = true;
    setSaving(true);
    const result = await writeOnce(writing);
    saving.current = false;
    setSaving(false);
    return result;
  };

  /** Restores the version before a save. Sends nothing if another user has changed the same since. */
  const takeBack = async ({ from, to }: SavedVersions<State>): Promise<void> => {
    const isSameUser = noteUser();
    setLastSave(null);
    const result = await writeAlone({ start: to, mine: from, shown: to, answerOf: async () => null });
    if (!isSameUser()) return;
    if (!result.ok) showToast({ intent: 'error', text: t`Could not undo: ${errorText(i18n, result.error)}` });
    else if (!result.data.isSaved)
      showToast({ intent: 'warning', text: t`Cannot undo: ${what} has changed since then` });
    else
      showToast({
        intent: 'success',
        text: t`Undone: ${what}`,
        action: { label: t`Redo`, run: () => void takeBack({ from: to, to: from }) },
      });
  };

  /** Ignored while an earlier save is running. */
  const save = async (): Promise<Result<Saved>> => {
    if (!history || baseline === null || saving.current) return success(nothingSaved);
    const mine = history.present;
    const result = await writeAlone({ start: baseline, mine, shown: mine, answerOf: ask });
    if (result.ok && result.data.isSaved && result.data.versions) {
      const { versions, hasConflict } = result.data;
      const message = (hasConflict && savedOverTheirs) || t`Saved`;
      setLastSave(offerUndo(message, () => takeBack(versions), hasConflict ? 'warning' : 'success'));
    }
    return result;
  };

  /** Discards the edits and loads the server's version. */
  const reset = async (): Promise<void> => {
    const answer = await refetch();
    if (answer.data !== undefined && !answer.error) take(rules.toEdit(answer.data));
  };

  const canUndo = (history?.past.length ?? 0) > 0;
  return {
    edit,
    draft,
    baseline,
    error,
    reload: () => void refetch(),
    reset,
    isDirty,
    isSaving,
    change,
    save,
    undo: () => {
      if (canUndo) setHistory((current) => current && undo(current));
      else void lastSave?.run();
    },
    redo: () => setHistory((current) => current && redo(current)),
    /** Undoes a step on the page or the last save. */
    canUndo: canUndo || lastSave !== null,
    canRedo: (history?.future.length ?? 0) > 0,
    /** The last step is typing in a field, which has its own finer Undo. */
    isTyped: history?.run !== undefined,
  };
};
