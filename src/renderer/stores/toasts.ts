import { create } from 'zustand';

export type ToastIntent = 'success' | 'error' | 'warning' | 'info' | 'loading';

export interface Toast {
  id: number;
  intent: ToastIntent;
  text: string;
  action?: { label: string; run: () => void } | undefined;
  /** null: stays until it is put away. */
  durationMs: number | null;
}

interface ToastStore {
  toasts: readonly Toast[];
  /** Room that the page keeps free for toasts; null: it has none. */
  line: HTMLElement | null;
}

export const useToastStore = create<ToastStore>()(() => ({ toasts: [], line: null }));

/** For `ref`: this element is where toasts stand. */
export const setToastLine = (line: HTMLElement | null): void => useToastStore.setState({ line });

const defaultDuration: Record<ToastIntent, number | null> = {
  success: 4000,
  info: 6000,
  warning: 8000,
  error: 8000,
  loading: null,
};
/** How long a delete, a decision or a change can be taken back: a toast with a button stays that long at least. */
export const undoMs = 8000;
/** More than this at once would hide the page; the oldest go, but none whose Undo is still possible. */
const maxToasts = 4;

const withinLimit = (toasts: readonly Toast[]): readonly Toast[] => {
  if (toasts.length <= maxToasts) return toasts;
  const oldest = toasts.findIndex(({ action }) => !action);
  // The newest one was not seen yet.
  if (oldest < 0 || oldest === toasts.length - 1) return toasts;
  return withinLimit(toasts.toSpliced(oldest, 1));
};

let lastId = 0;

interface NewToast {
  intent: ToastIntent;
  text: string;
  action?: Toast['action'];
  durationMs?: number | null;
}

const lifeOf = ({ intent, action }: NewToast): number | null => {
  const usual = defaultDuration[intent];
  return action && usual !== null ? Math.max(usual, undoMs) : usual;
};

const toToast = (id: number, { durationMs, ...toast }: NewToast): Toast => ({
  ...toast,
  id,
  durationMs: durationMs === undefined ? lifeOf(toast) : durationMs,
});

/** Shows a toast and returns its id, by which it can be replaced or put away. */
export const showToast = (toast: NewToast): number => {
  lastId += 1;
  const shown = toToast(lastId, toast);
  useToastStore.setState(({ toasts }) => ({ toasts: withinLimit([...toasts, shown]) }));
  return lastId;
};

/** The last toast that was for somebody who has left. */
let lastOfOthers = 0;

/** Turns a toast into another one, in place: "Saving…" becomes "Saved". Shows it anew when it is gone. */
export const replaceToast = (id: number, toast: NewToast): number => {
  // What was begun by one person ends when another one is here.
  if (id <= lastOfOthers) return id;
  if (!useToastStore.getState().toasts.some((shown) => shown.id === id)) return showToast(toast);
  useToastStore.setState(({ toasts }) => ({
    toasts: toasts.map((shown) => (shown.id === id ? toToast(id, toast) : shown)),
  }));
  return id;
};

/** Another person comes: neither what stands there nor what becomes of it is for them. */
export const dismissAllToasts = (): void => {
  lastOfOthers = lastId;
  useToastStore.setState({ toasts: [] });
};

export const dismissToast = (id: number): void =>
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
