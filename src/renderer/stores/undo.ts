import { t } from '@lingui/core/macro';
import { dismissToast, showToast, type ToastIntent, type UndoSort } from './toasts.ts';
import type { RememberedChange } from './undoRule.ts';

/** `again`: the user declined a confirmation, and the step stays. */
type Undo = (again: () => void) => Promise<void>;

/** Facts for the question before an old change is undone. */
export interface UndoneChange extends Pick<RememberedChange, 'what' | 'isReversed'> {
  /** Further pages that show the change. */
  places?: readonly string[];
  /** False: the current page moves on, and no longer shows the change. */
  isOnPage?: boolean;
}

export interface UndoStep {
  /** Undoes the action now, at most once. */
  run: () => Promise<void>;
  /** Drops the step, because the action did not happen. */
  forget: () => void;
}

export interface UndoOffer extends UndoStep {
  /** Removes the toast whose Undo is no longer possible. */
  dismiss: () => void;
}

type RememberedStep = UndoStep & RememberedChange;
type Direction = 'undo' | 'redo';

const maxSteps = 20;

/** Undoable and undone actions of this window, the latest one last. */
const steps: Record<Direction, readonly RememberedStep[]> = { undo: [], redo: [] };

/** Path of the current page, without its query. */
export const pathNow = (): string => globalThis.location?.hash.slice(1).split('?')[0] ?? '';

const remember = (
  direction: Direction,
  act: Undo,
  { what, isReversed, places = [], isOnPage = true }: UndoneChange,
): UndoStep => {
  let isUsed = false;
  const enter = (): void => {
    isUsed = false;
    steps[direction] = [...steps[direction], step].slice(-maxSteps);
  };
  const step: RememberedStep = {
    ...{ what, isReversed, places: isOnPage ? [pathNow(), ...places] : places, at: Date.now() },
    run: async () => {
      step.forget();
      if (isUsed) return;
      isUsed = true;
      const undone = steps.redo;
      await act(enter);
      // A redone change is not another one: earlier undone changes can still be redone. After an Undo without
      // Redo they cannot, because Redo would start with the wrong one.
      if (direction === 'redo') steps.redo = undone;
      else if (steps.redo === undone && isUsed) steps.redo = [];
    },
    forget: () => {
      steps[direction] = steps[direction].filter((other) => other !== step);
    },
  };
  enter();
  return step;
};

/** Adds a step for Ctrl+Z and ends Redo. Steps with a time limit report by themselves that it has passed. */
export const rememberUndo = (undo: Undo, change: UndoneChange): UndoStep => {
  steps.redo = [];
  return remember('undo', undo, change);
};

/** Toast with an Undo button; Ctrl+Z does the same. Either of them removes the toast. */
export const offerUndo = (
  text: string,
  undo: Undo,
  intent: ToastIntent = 'success',
  sort?: UndoSort,
  change: UndoneChange = { what: () => text },
): UndoOffer => {
  const step = rememberUndo((again) => {
    dismissToast(toast);
    return undo(again);
  }, change);
  const toast = showToast({ intent, text, sort, action: { label: t`Undo`, run: step.run } });
  return { ...step, dismiss: () => dismissToast(toast) };
};

/** Toast about an undone change with a Redo button; Ctrl+Shift+Z does the same until another change. */
export const offerRedo = (text: string, redo: Undo, change: UndoneChange): void => {
  const step = remember(
    'redo',
    (again) => {
      dismissToast(toast);
      return redo(again);
    },
    change,
  );
  const toast = showToast({ intent: 'success', text, action: { label: t`Redo`, run: step.run } });
};

/** The step of Ctrl+Z or Ctrl+Shift+Z. Drops those with nothing left to undo. */
export const latestStep = (direction: Direction): RememberedStep | undefined => {
  while (steps[direction].at(-1)?.isReversed?.()) steps[direction] = steps[direction].slice(0, -1);
  return steps[direction].at(-1);
};

/** Clears all steps after an action that cannot be undone: Ctrl+Z must not undo an earlier one instead. */
export const forgetUndos = (): void => {
  Object.assign(steps, { undo: [], redo: [] });
};
