import { t } from '@lingui/core/macro';
import { dismissToast, showToast, type ToastIntent, type UndoSort } from './toasts.ts';

type Undo = () => Promise<void>;

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

const maxSteps = 20;

/** Undoable actions of this window, the latest one last. */
let steps: readonly UndoStep[] = [];

/** Adds a step for Ctrl+Z. Steps with a time limit report by themselves that it has passed. */
export const rememberUndo = (undo: Undo): UndoStep => {
  let isUsed = false;
  const step: UndoStep = {
    run: async () => {
      step.forget();
      if (isUsed) return;
      isUsed = true;
      await undo();
    },
    forget: () => {
      steps = steps.filter((other) => other !== step);
    },
  };
  steps = [...steps, step].slice(-maxSteps);
  return step;
};

/** Toast with an Undo button; Ctrl+Z does the same. Either of them removes the toast. */
export const offerUndo = (
  text: string,
  undo: Undo,
  intent: ToastIntent = 'success',
  sort?: UndoSort,
): UndoOffer => {
  const step = rememberUndo(() => {
    dismissToast(toast);
    return undo();
  });
  const toast = showToast({ intent, text, sort, action: { label: t`Undo`, run: step.run } });
  return { ...step, dismiss: () => dismissToast(toast) };
};

export const canUndo = (): boolean => steps.length > 0;

export const undoLast = (): void => void steps.at(-1)?.run();

/** Clears all steps after an action that cannot be undone: Ctrl+Z must not undo an earlier one instead. */
export const forgetUndos = (): void => {
  steps = [];
};
