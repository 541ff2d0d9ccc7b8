import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Side } from '../../data/findConflicts.ts';
import { queryClient, readOnEntering, unwrap } from '../../data/queryClient.ts';
import { maxTries } from '../../data/saveRecord.ts';
import { namesOf } from '../../data/watchRecords.ts';
import { notePerson } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerUndo, type UndoStep } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { useDraft } from '../form/useDraft.ts';
import { type EditHistory, redo, remember, startHistory, undo } from './editHistory.ts';
import type { Versions } from './mergeOrder.ts';

/** Whose version stays, by the id of the conflict. */
export type Choices = Readonly<Record<string, Side>>;

export interface Merged<State, Conflict> {
  edit: State;
  /** What is still to be chosen; as long as nobody has, `edit` has it as `mine`. */
  conflicts: readonly Conflict[];
}

/** How something that is saved as a whole is edited: plain functions, the same for every render. */
export interface WholeEditRules<State, Data, Conflict> {
  toEdit: (data: Data) => State;
  toBody: (edit: State) => Data;
  /** Equal when saving one or the other would send the same. */
  isSame: (one: State, other: State) => boolean;
  merge: (versions: Versions<State>, choices: Choices) => Merged<State, Conflict>;
  /**
   * Whether what was written as `mine` over `start` is in what the server has after that. Without it that is not looked
   * after: a server may write some things in its own way.
   */
  isKept?: (versions: Versions<State>) => boolean;
}

interface WholeEditCalls<Data, Conflict> {
  /** What is saved, as sentences about it name it. */
  name: string;
  /** Said of a save that put its own version over another person's. */
  savedOverTheirs?: string;
  queryKey: QueryKey;
  /** What its draft is kept under. */
  draftKey: string;
  /** The entities whose records' names it carries along. */
  named?: readonly string[];
  /** `fresh`: a save is made of the answer, which may come from no cache. */
  read: (how: { signal: AbortSignal } | { fresh: true }) => Promise<Result<Data>>;
  write: (body: Data) => Promise<Result<unknown>>;
  /** Asks whose version is to stay; null: back to editing. Nobody is asked without it: `mine` stays. */
  ask?: (conflicts: readonly Conflict[]) => Promise<Choices | null>;
}

interface Saved {
  isSaved: boolean;
  hasConflict: boolean;
  /** Another one's save came right after this one, and theirs is what the server has. */
  isOvertaken: boolean;
}

/** What a save replaced, and by what. */
interface SavedVersions<State> {
  from: State;
  to: State;
}

interface Written<State> extends Saved {
  versions?: SavedVersions<State>;
}

const nothingSaved: Saved = { isSaved: false, hasConflict: false, isOvertaken: false };

/** One thing of the server while it is being edited. What the server says meanwhile never overwrites an edit. */
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
    // What is known already must not replace the history: what was undone can still be done again.
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
    // With what it was made of: others may have saved by the time it is brought back.
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
      // What was typed and taken back in the field itself is no step: the one before it is next.
      if (start !== undefined && rules.isSame(next, start)) return { ...undo(current), future: [] };
      return remember(current, next, run);
    });

  /** What is to be written over `theirs`, after everything that needs an answer was answered; null: nothing. */
  const settle = async (
    start: State,
    mine: State,
    answerOf: typeof ask,
  ): Promise<Result<(Merged<State, Conflict> & { theirs: State }) | null>> => {
    let choices: Choices = {};
    const isSamePerson = notePerson();
    while (true) {
      // What somebody else saved meanwhile must not be undone by sending the whole; also while one was choosing.
      const answer = await read({ fresh: true });
      if (!answer.ok) return answer;
      if (!isSamePerson()) return failure('SESSION_ENDED');
      const theirs = rules.toEdit(answer.data);
      const merged = rules.merge({ start, mine, theirs }, choices);
      if (merged.conflicts.length === 0 || !answerOf) return success({ ...merged, theirs });
      const chosen = await answerOf(merged.conflicts);
      if (!chosen) return success(null);
      choices = { ...choices, ...chosen };
    }
  };

  const isKept = async (start: State, mine: State): Promise<boolean> => {
    if (!rules.isKept) return true;
    const answer = await read({ fresh: true });
    return !answer.ok || rules.isKept({ start, mine, theirs: rules.toEdit(answer.data) });
  };

  interface Writing {
    start: State;
    mine: State;
    /** What the page showed when this began: what was edited since is kept on top of the result. */
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
    // The server names versions, and had another one by the time it was to be replaced.
    if (!result.ok && result.error.code === 'CHANGED_MEANWHILE' && tries < maxTries)
      return writeOnce(writing, tries + 1);
    if (!result.ok) return result;
    const isOvertaken = !(await isKept(theirs, edit));
    // What was read before the save must not come back for the moment until it is read again.
    if (!isOvertaken) queryClient.setQueryData(queryKey, body);
    if (!rules.isSame(edit, shown)) {
      // What was changed while the save was under way is not saved yet.
      setHistory(
        (now) => now && startHistory(rules.merge({ start: shown, mine: now.present, theirs: edit }, {}).edit),
      );
    }
    // Another try brings both together, as if this one had not been.
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

  /** Writes back what a save replaced. Nothing is sent where another person changed the same since. */
  const takeBack = async ({ from, to }: SavedVersions<State>): Promise<void> => {
    const isSamePerson = notePerson();
    setLastSave(null);
    const result = await writeAlone({ start: to, mine: from, shown: to, answerOf: async () => null });
    if (!isSamePerson()) return;
    if (!result.ok) showToast({ intent: 'error', text: t`Not undone: ${errorText(i18n, result.error)}` });
    else if (!result.data.isSaved)
      showToast({ intent: 'warning', text: t`Not undone: ${what} was changed again since` });
    else
      showToast({
        intent: 'success',
        text: t`Undone: ${what}`,
        action: { label: t`Redo`, run: () => void takeBack({ from: to, to: from }) },
      });
  };

  /** Nothing happens while an earlier save is under way. */
  const save = async (): Promise<Result<Saved>> => {
    if (!history || baseline === null || saving.current) return success(nothingSaved);
    const mine = history.present;
    const result = await writeAlone({ start: baseline, mine, shown: mine, answerOf: ask });
    if (result.ok && result.data.isSaved && result.data.versions) {
      const { versions, hasConflict } = result.data;
      const said = (hasConflict && savedOverTheirs) || t`Saved`;
      setLastSave(offerUndo(said, () => takeBack(versions), hasConflict ? 'warning' : 'success'));
    }
    return result;
  };

  /** Lets go what was edited for what the server has now. */
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
      else lastSave?.run();
    },
    redo: () => setHistory((current) => current && redo(current)),
    /** A step of the page, or the last save. */
    canUndo: canUndo || lastSave !== null,
    canRedo: (history?.future.length ?? 0) > 0,
    /** The last step is text in one field, which takes it back in smaller steps itself. */
    isTyped: history?.run !== undefined,
  };
};
