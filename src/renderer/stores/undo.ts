import { t } from '@lingui/core/macro';
import { dismissToast, showToast, type ToastIntent } from './toasts.ts';

/** Takes one thing back, and says on the screen how that went. */
type Undo = () => Promise<void>;

export interface UndoStep {
  /** Takes it back now, by a button of its own; only once, however often it is asked for. */
  run: () => void;
  /** It did not happen after all: there is nothing to take back. */
  forget: () => void;
}

export interface UndoOffer extends UndoStep {
  /** Pointed at, the toast would go on offering what is no longer possible. */
  dismiss: () => void;
}

/** More than anybody remembers having done. */
const maxSteps = 20;

/** What was done in this window and can be taken back, the last thing at the end. */
let steps: readonly UndoStep[] = [];

/** Ctrl+Z takes this back next. What can be taken back only for a while says itself that it is too late. */
export const rememberUndo = (undo: Undo): UndoStep => {
  let isUsed = false;
  const step: UndoStep = {
    run: () => {
      step.forget();
      if (isUsed) return;
      isUsed = true;
      void undo();
    },
    forget: () => {
      steps = steps.filter((other) => other !== step);
    },
  };
  steps = [...steps, step].slice(-maxSteps);
  return step;
};

/** Says what was done and offers to take it back, by the toast or by Ctrl+Z; by either the toast has done its work. */
export const offerUndo = (text: string, undo: Undo, intent: ToastIntent = 'success'): UndoOffer => {
  const step = rememberUndo(() => {
    dismissToast(toast);
    return undo();
  });
  const toast = showToast({ intent, text, action: { label: t`Undo`, run: step.run } });
  return { ...step, dismiss: () => dismissToast(toast) };
};

export const canUndo = (): boolean => steps.length > 0;

export const undoLast = (): void => steps.at(-1)?.run();

/** What cannot be taken back was done: Ctrl+Z must not reach for what was done before it. */
export const forgetUndos = (): void => {
  steps = [];
};
