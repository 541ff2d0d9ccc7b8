import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { allCities } from '#shared/domain/allCities.ts';
import { paths } from '../paths.ts';
import { showHelp, useDialogStore } from '../stores/overlays.ts';
import { useScopeStore } from '../stores/page.ts';
import { togglePrivacy } from '../stores/preferences.ts';
import { canUndo, undoLast } from '../stores/undo.ts';
import { hasUnsavedChanges } from '../stores/unsavedChanges.ts';
import { isPressedTwice } from '../ui/pressedTwice.ts';
import { isCommandKey, isPlainKey, isTyping, useDocumentKeys } from '../ui/useDocumentKeys.ts';

/** A dialog holds the focus while it is open. A dialog that is answered has let it go, and only fades. */
const isUnderDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target !== document.body
    ? target.closest('[role=dialog], [role=alertdialog]:not([data-answered])') !== null
    : useDialogStore.getState().isOpen || document.querySelector('[role=dialog]') !== null;

/**
 * Ctrl+Z takes back the last deletion or saved change of this window. Not where one types, nor under a dialog, nor
 * while a form holds something unsaved: there it would take back something else than what the person just did.
 */
const takeBack = (event: KeyboardEvent): void => {
  if (!isCommandKey(event, 'z') || event.shiftKey || event.repeat || event.defaultPrevented) return;
  if (isTyping(event.target) || isUnderDialog(event.target) || hasUnsavedChanges()) return;
  if (!canUndo()) return;
  event.preventDefault();
  if (!isPressedTwice('undo')) undoLast();
};

/** Heard at the window, after every page: one with a history of its own (the category tree) comes first. */
const useUndoKey = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', takeBack);
    return () => window.removeEventListener('keydown', takeBack);
  }, []);

/** Keys as they are printed on a keyboard. */
const isMac = navigator.userAgent.includes('Mac');
export const privacyKeys = isMac ? '⌘⇧H' : 'Ctrl+Shift+H';
export const printKeys = isMac ? '⌘P' : 'Ctrl+P';

/** Ctrl+Shift+H, also where one types and over a dialog: it has to work at once. */
const usePrivacyKey = (): void =>
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'h') || !event.shiftKey || event.repeat) return;
    event.preventDefault();
    togglePrivacy();
  });

/** `?` explains the keys on every page, by letter or by key, whatever the layout. */
const useShortcutsKey = (): void =>
  useDocumentKeys((event) => {
    if (!isPlainKey(event) || !(event.key === '?' || (event.code === 'Slash' && event.shiftKey))) return;
    event.preventDefault();
    showHelp('shortcuts');
  });

/** Ctrl+Shift+O, for orders: to the board of those that are under way. */
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

/** The keys that hold on every page of somebody who is logged in. */
export const useFrameKeys = (): void => {
  useBoardKey();
  useUndoKey();
  usePrivacyKey();
  useShortcutsKey();
};
