import { t } from '@lingui/core/macro';
import { dismissToast, showToast, type ToastIntent, type UndoSort } from './toasts.ts';
import type { RememberedChange } from './undoRule.ts';

/** `again`: the user declined a confirmation, and the step stays. */
type Undo = (again: () => void) => Promise<void>;

/** Facts for the question before an old change is undone. The current page counts as a place of the change. */
export type UndoneChange = Pick<RememberedChange, 'what'> & Partial<Pick<RememberedChange, 'places'>>;

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

const maxSteps = 20;

/** Undoable actions of this window, the latest one last. */
let steps: readonly RememberedStep[] = [];

/** Path of the current page, without its query. */
export const pathNow = (): string => globalThis.location?.hash.slice(1).split('?')[0] ?? '';

/** Adds a step for Ctrl+Z. Steps with a time limit report by themselves that it has passed. */
export const rememberUndo = (undo: Undo, { what, places = [] }: UndoneChange): UndoStep => {
  let isUsed = false;
  const remember = (): void => {
    isUsed = false;
    steps = [...steps, step].slice(-maxSteps);
  };
  const step: RememberedStep = {
    ...{ what, places: [pathNow(), ...places], at: Date.now() },
    run: async () => {
      step.forget();
      if (isUsed) return;
      isUsed = true;
      await undo(remember);
    },
    forget: () => {
      steps = steps.filter((other) => other !== step);
    },
  };
  remember();
  return step;
};

/** Toast with an Undo button; Ctrl+Z does the same. Either of them removes the toast. */
export const offerUndo = (
  text: string,
  undo: Undo,
  intent: ToastIntent = 'success',
  sort?: UndoSort,
  change: UndoneChange = { what: text },
): UndoOffer => {
  const step = rememberUndo((again) => {
    dismissToast(toast);
    return undo(again);
  }, change);
  const toast = showToast({ intent, text, sort, action: { label: t`Undo`, run: step.run } });
  return { ...step, dismiss: () => dismissToast(toast) };
};

/** The step of Ctrl+Z. */
export const latestUndo = (): RememberedStep | undefined => steps.at(-1);

/** Clears all steps after an action that cannot be undone: Ctrl+Z must not undo an earlier one instead. */
export const forgetUndos = (): void => {
  steps = [];
};
