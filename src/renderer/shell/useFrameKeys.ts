import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { allCities } from '#shared/rules/allCities.ts';
import { paths } from '../paths.ts';
import { showHelp, useDialogStore } from '../stores/overlays.ts';
import { useScopeStore } from '../stores/page.ts';
import { togglePrivacy } from '../stores/preferences.ts';
import { canUndo, undoLast } from '../stores/undo.ts';
import { hasUnsavedChanges } from '../stores/unsavedChanges.ts';
import { isPressedTwice } from '../ui/pressedTwice.ts';
import { isCommandKey, isPlainKey, isTyping, useDocumentKeys } from '../ui/useDocumentKeys.ts';

/** True if the event comes from a dialog, or one is open. Answered dialogs are only fading out. */
const isUnderDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target !== document.body
    ? target.closest('[role=dialog], [role=alertdialog]:not([data-answered])') !== null
    : useDialogStore.getState().isOpen || document.querySelector('[role=dialog]') !== null;

/**
 * Ctrl+Z undoes this window's last deletion or saved change. Not in text fields, under a dialog or with
 * unsaved changes: there it would undo something other than the user's last action.
 */
const takeBack = (event: KeyboardEvent): void => {
  if (!isCommandKey(event, 'z') || event.shiftKey || event.repeat || event.defaultPrevented) return;
  if (isTyping(event.target) || isUnderDialog(event.target) || hasUnsavedChanges()) return;
  if (!canUndo()) return;
  event.preventDefault();
  if (!isPressedTwice('undo')) undoLast();
};

/** Listens on the window, after the page's own handlers: the category tree has its own undo history. */
const useUndoKey = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', takeBack);
    return () => window.removeEventListener('keydown', takeBack);
  }, []);

const isMac = navigator.userAgent.includes('Mac');
export const privacyKeys = isMac ? '⌘⇧H' : 'Ctrl+Shift+H';
export const printKeys = isMac ? '⌘P' : 'Ctrl+P';

/** Ctrl+Shift+H also works in text fields and dialogs: privacy must be instant. */
const usePrivacyKey = (): void =>
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'h') || !event.shiftKey || event.repeat) return;
    event.preventDefault();
    togglePrivacy();
  });

/** `?` shows the shortcuts, matched by character or by key code, on any keyboard layout. */
const useShortcutsKey = (): void =>
  useDocumentKeys((event) => {
    if (!isPlainKey(event) || !(event.key === '?' || (event.code === 'Slash' && event.shiftKey))) return;
    event.preventDefault();
    showHelp('shortcuts');
  });

/** Ctrl+Shift+O opens the board of current orders. */
const useBoardKey = (): void => {
  const navigate = useNavigate();
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'o') || !event.shiftKey || event.repeat) return;
    event.preventDefault();
    const { country, city: last, isAll } = useScopeStore.getState();
    const city = isAll ? allCities : last;
    if (city !== null && !isUnderDialog(event.target)) void navigate(paths.ordersNow({ country, city }));
  });
};

export const useFrameKeys = (): void => {
  useBoardKey();
  useUndoKey();
  usePrivacyKey();
  useShortcutsKey();
};
