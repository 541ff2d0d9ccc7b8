import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Choices, Merged, Versions } from '#shared/rules/mergeVersions.ts';
import { maxTries } from '../../data/saveRecord.ts';
import { noteUser } from '../../stores/session.ts';

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

export interface WholeCalls<Data, Conflict> {
  /** `fresh`: bypasses caches, because a save is based on the answer. */
  read: (how: { signal: AbortSignal } | { fresh: true }) => Promise<Result<Data>>;
  write: (body: Data) => Promise<Result<unknown>>;
  /** Asks which side of each conflict to keep. `null`: cancelled. */
  ask?: (conflicts: readonly Conflict[]) => Promise<Choices | null>;
}

interface Writing<State> {
  start: State;
  mine: State;
  /** Sends nothing if another user has changed the same since. */
  isUndo: boolean;
}

export interface Written<State, Data> {
  /** Version of the server before the save. */
  theirs: State;
  edit: State;
  hasMovedBoth: boolean;
  /** Another user's save followed immediately and replaced this one. */
  isOvertaken: boolean;
  /** Data on the server after the save. */
  now: Data;
}

/** Reads and merges until no conflict is left, asking about each. `null`: cancelled. */
const settle = async <State, Data, Conflict>(
  rules: WholeEditRules<State, Data, Conflict>,
  { read, ask }: WholeCalls<Data, Conflict>,
  { start, mine, isUndo }: Writing<State>,
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
    const isOpen = merged.conflicts.length > 0;
    if (isUndo && (isOpen || merged.hasMovedBoth)) return success(null);
    if (!isOpen) return success({ ...merged, theirs });
    const chosen = await ask?.(merged.conflicts);
    if (!chosen) return success(null);
    choices = { ...choices, ...chosen };
  }
};

/** Merges an edit with the server's version and saves it. `null`: cancelled, nothing was sent. */
export const saveWhole = async <State, Data, Conflict>(
  rules: WholeEditRules<State, Data, Conflict>,
  calls: WholeCalls<Data, Conflict>,
  writing: Writing<State>,
  tries = 1,
): Promise<Result<Written<State, Data> | null>> => {
  const settled = await settle(rules, calls, writing);
  if (!settled.ok || !settled.data) return settled as Result<null>;
  const { edit, hasMovedBoth, theirs } = settled.data;
  const body = rules.toBody(edit);
  const result = await calls.write(body);
  // Optimistic locking: the server's version changed between read and write.
  if (!result.ok && result.error.code === 'CHANGED_MEANWHILE' && tries < maxTries)
    return saveWhole(rules, calls, writing, tries + 1);
  if (!result.ok) return result;
  const answer = rules.isPreserved ? await calls.read({ fresh: true }) : null;
  const now = answer?.ok ? answer.data : body;
  const isOvertaken =
    answer?.ok === true &&
    rules.isPreserved?.({ start: theirs, mine: edit, theirs: rules.toEdit(now) }) === false;
  return success({ theirs, edit, hasMovedBoth, isOvertaken, now });
};
