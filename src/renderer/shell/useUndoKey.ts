import { useEffect } from 'react';
import { useDialogStore } from '../stores/overlays.ts';
import { undoLast } from '../stores/undo.ts';
import { hasUnsavedChanges } from '../stores/unsavedChanges.ts';
import { isCommandKey, isTyping } from '../ui/useDocumentKeys.ts';

/** A dialog holds the focus while it is open. A question that is answered has let it go, and only fades. */
const isUnderDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target !== document.body
    ? target.closest('[role=dialog], [role=alertdialog]') !== null
    : useDialogStore.getState().isOpen || document.querySelector('[role=dialog]') !== null;

/**
 * Ctrl+Z takes back the last deletion or saved change of this window. Not where one types, nor under a dialog, nor
 * while a form holds something unsaved: there it would take back something else than what the person just did.
 */
const takeBack = (event: KeyboardEvent): void => {
  if (!isCommandKey(event, 'z') || event.shiftKey || event.repeat || event.defaultPrevented) return;
  if (isTyping(event.target) || isUnderDialog(event.target) || hasUnsavedChanges()) return;
  if (undoLast()) event.preventDefault();
};

/** Heard at the window, after every page: one with a history of its own (the category tree) comes first. */
export const useUndoKey = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', takeBack);
    return () => window.removeEventListener('keydown', takeBack);
  }, []);
