import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { askOver, unhide } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/**
 * Asks before a window with unsaved changes closes. True: the user discards them, or a pending save has
 * finished, which closes the box. Does not block main: other windows keep working.
 */
const confirmDiscard = async (window: BrowserWindow, signal: AbortSignal): Promise<boolean> => {
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(msg`You have unsaved changes`),
    detail: mainI18n._(msg`If you close this window now, you will lose them.`),
    buttons: [mainI18n._(msg`Keep editing`), mainI18n._(msg`Discard changes`)],
    signal,
  });
  return response === 1 || signal.aborted;
};

interface Unsaved {
  window: BrowserWindow;
  /** Answer to the open dialog; `null`: no dialog is open. */
  answer: Promise<boolean> | null;
  /** Aborted once nothing is unsaved any more, which closes an obsolete dialog. */
  over: AbortController;
}

/**
 * Tracks the windows with unsaved changes and asks before they are lost. Notifies `onDiscarded` for each
 * window whose changes are discarded.
 */
export const createUnsavedChanges = (onDiscarded: (windowId: number) => void) => {
  const dirty = new Map<number, Unsaved>();
  /** Discarded for a restart. Restored by `takeBack` if the restart fails. */
  let letGo = new Map<number, Unsaved>();

  /** Opens at most one dialog per window, however often its close button is pressed. */
  const ask = (entry: Unsaved): Promise<boolean> => {
    entry.answer ??= confirmDiscard(entry.window, entry.over.signal).finally(() => {
      entry.answer = null;
    });
    return entry.answer;
  };

  return {
    set: (id: number, window: BrowserWindow, isDirty: boolean): void => {
      if (isDirty) {
        if (!dirty.has(id)) dirty.set(id, { window, answer: null, over: new AbortController() });
        return;
      }
      dirty.get(id)?.over.abort();
      dirty.delete(id);
      letGo.delete(id);
    },
    has: (id: number): boolean => dirty.has(id),
    isAny: (): boolean => dirty.size > 0,
    confirmOne: async (id: number): Promise<boolean> => {
      const entry = dirty.get(id);
      if (!entry) return true;
      const isDiscarded = await ask(entry);
      if (isDiscarded && dirty.delete(id)) onDiscarded(id);
      return isDiscarded;
    },
    /**
     * Asks about every window, one after the other. Discards nothing if the user declines once, or if
     * `isStillWanted` is false at the end. For a restart, `takeBack` can restore the changes, so
     * `onDiscarded` is not called.
     */
    confirmAll: async ({ isRestart = false, isStillWanted = (): boolean => true } = {}): Promise<boolean> => {
      for (const entry of [...dirty.values()]) {
        if (entry.window.isDestroyed() || entry.over.signal.aborted) continue;
        unhide(entry.window);
        entry.window.focus();
        if (!(await ask(entry))) return false;
      }
      if (!isStillWanted()) return false;
      if (isRestart) letGo = new Map([...letGo, ...dirty]);
      else for (const id of dirty.keys()) onDiscarded(id);
      dirty.clear();
      return true;
    },
    /** Call when the restart fails. */
    takeBack: (): void => {
      for (const [id, entry] of letGo) if (!dirty.has(id)) dirty.set(id, entry);
      letGo.clear();
    },
    /** The system's session ends, so the user cannot be asked any more. */
    forget: (): void => dirty.clear(),
  };
};

export type UnsavedChanges = ReturnType<typeof createUnsavedChanges>;
