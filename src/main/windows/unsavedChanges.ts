import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { askOver, unhide } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/**
 * Asks before unsaved changes are lost with a window. True: the person lets them go, or a save that was under way
 * has ended, which closes the box. Main goes on meanwhile; the other windows get their answers.
 */
const confirmDiscard = async (window: BrowserWindow, signal: AbortSignal): Promise<boolean> => {
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(msg`You have unsaved changes`),
    detail: mainI18n._(msg`If you close this window now, they are lost.`),
    buttons: [mainI18n._(msg`Keep editing`), mainI18n._(msg`Discard changes`)],
    signal,
  });
  return response === 1 || signal.aborted;
};

interface Unsaved {
  window: BrowserWindow;
  /** What the person answers to the dialog that stands over the window. */
  answer: Promise<boolean> | null;
  /** Aborted as soon as nothing is unsaved any more: a dialog about it would be wrong by then. */
  over: AbortController;
}

/** Which windows hold something unsaved, and the dialogs before it is lost; who let it go in one is told. */
export const createUnsavedChanges = (onDiscarded: (windowId: number) => void) => {
  const dirty = new Map<number, Unsaved>();
  /** Let go for a restart: unsaved all the same if that does not come about. */
  let letGo = new Map<number, Unsaved>();

  /** One box over a window, however often its close button is pressed. */
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
    /** Asks about one window; true when it may be lost. */
    confirmOne: async (id: number): Promise<boolean> => {
      const entry = dirty.get(id);
      if (!entry) return true;
      const isDiscarded = await ask(entry);
      if (isDiscarded && dirty.delete(id)) onDiscarded(id);
      return isDiscarded;
    },
    /**
     * Asks about every window, one after the other. One refusal keeps them all as they are, and so does what makes
     * the whole unwanted meanwhile. For a restart windows may close over what is unsaved without its being let go.
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
    /** The restart does not come about. */
    takeBack: (): void => {
      for (const [id, entry] of letGo) if (!dirty.has(id)) dirty.set(id, entry);
      letGo.clear();
    },
    /** The session of the system ends: there is nobody left to ask. */
    forget: (): void => dirty.clear(),
  };
};
