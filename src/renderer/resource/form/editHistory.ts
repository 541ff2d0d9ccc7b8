export interface EditHistory<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** Key of a series of changes, such as typing in one field. Changes with the same key are one undo step. */
  run?: string | undefined;
}

const maxSteps = 200;

export const startHistory = <State>(present: State): EditHistory<State> => ({
  past: [],
  present,
  future: [],
});

export const remember = <State>(
  { past, present, run: lastRun }: EditHistory<State>,
  next: State,
  run?: string,
): EditHistory<State> => ({
  past: run !== undefined && run === lastRun ? past : [...past, present].slice(-maxSteps),
  present: next,
  future: [],
  run,
});

export const undo = <State>(history: EditHistory<State>): EditHistory<State> => {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
};

export const redo = <State>(history: EditHistory<State>): EditHistory<State> => {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
};
