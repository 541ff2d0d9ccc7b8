import { create } from 'zustand';

export type ToastIntent = 'success' | 'error' | 'warning' | 'info' | 'loading';

/** Undoable actions that are summed up and undone together. */
export type UndoSort = 'changed' | 'deleted' | 'decided';

export interface Toast {
  id: number;
  intent: ToastIntent;
  text: string;
  action?: { label: string; run: () => void | Promise<void> } | undefined;
  sort?: UndoSort | undefined;
  /** Id of the failed call. */
  requestId?: string | undefined;
  /** `null`: stays until dismissed. */
  durationMs: number | null;
}

interface ToastStore {
  toasts: readonly Toast[];
  /** Places for toasts: of the frame, and of the page above its own controls. */
  lines: readonly HTMLElement[];
}

export const useToastStore = create<ToastStore>()(() => ({ toasts: [], lines: [] }));

/** Ref callback of a place for toasts. */
export const addToastLine = (line: HTMLElement | null): (() => void) | undefined => {
  if (!line) return undefined;
  useToastStore.setState(({ lines }) => ({ lines: [line, ...lines] }));
  return () => useToastStore.setState(({ lines }) => ({ lines: lines.filter((other) => other !== line) }));
};

/** Minimum, so that a toast can be noticed and read. */
const shortestMs = 6000;
const defaultDuration: Record<ToastIntent, number | null> = {
  success: shortestMs,
  info: shortestMs,
  warning: 8000,
  error: 8000,
  loading: null,
};
/** Undo period of deletions, decisions and changes; minimum duration of toasts with a button. */
export const undoMs = 8000;
/** Limit of visible toasts. The oldest ones are removed first, but never while their Undo is possible. */
const maxToasts = 4;

const withinLimit = (toasts: readonly Toast[]): readonly Toast[] => {
  if (toasts.length <= maxToasts) return toasts;
  const oldest = toasts.findIndex(({ action }) => !action);
  // The newest toast has not been seen yet: keep it.
  if (oldest < 0 || oldest === toasts.length - 1) return toasts;
  return withinLimit(toasts.toSpliced(oldest, 1));
};

let lastId = 0;

interface NewToast {
  intent: ToastIntent;
  text: string;
  action?: Toast['action'];
  sort?: UndoSort | undefined;
  requestId?: string | undefined;
  durationMs?: number | null;
}

const lifeOf = ({ intent, action }: NewToast): number | null => {
  const usual = defaultDuration[intent];
  return action && usual !== null ? Math.max(usual, undoMs) : usual;
};

const toToast = (id: number, { durationMs, ...toast }: NewToast): Toast => ({
  ...toast,
  id,
  durationMs: durationMs === undefined ? lifeOf(toast) : durationMs && Math.max(durationMs, shortestMs),
});

export const showToast = (toast: NewToast): number => {
  lastId += 1;
  const shown = toToast(lastId, toast);
  // The same message again replaces the earlier one, for example "Saved".
  const isSame = ({ intent, text, action }: Toast): boolean =>
    !action && !shown.action && intent === shown.intent && text === shown.text;
  useToastStore.setState(({ toasts }) => ({
    toasts: withinLimit([...toasts.filter((earlier) => !isSame(earlier)), shown]),
  }));
  return lastId;
};

/** Id of the last toast of the previous user. */
let lastOfOthers = 0;

/** Replaces a toast in place, for example "Saving…" with "Saved". Shows a new one if it is gone. */
export const replaceToast = (id: number, toast: NewToast): number => {
  // Ignore work started by the previous user.
  if (id <= lastOfOthers) return id;
  if (!useToastStore.getState().toasts.some((shown) => shown.id === id)) return showToast(toast);
  useToastStore.setState(({ toasts }) => ({
    toasts: toasts.map((shown) => (shown.id === id ? toToast(id, toast) : shown)),
  }));
  return id;
};

/** Removes all toasts when another user logs in, and suppresses their later replacements. */
export const dismissAllToasts = (): void => {
  lastOfOthers = lastId;
  useToastStore.setState({ toasts: [] });
};

/** Removes messages in the previous language. Undo, work under way and errors stay: losing them is worse. */
export const dismissPlainToasts = (): void =>
  useToastStore.setState(({ toasts }) => ({
    toasts: toasts.filter(({ action, intent }) => action || intent === 'loading' || intent === 'error'),
  }));

export const dismissToast = (id: number): void =>
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
