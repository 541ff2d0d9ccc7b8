import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { confirm } from '../stores/overlays.ts';
import { latestUndo, pathNow } from '../stores/undo.ts';
import { isUndoneAtOnce } from '../stores/undoRule.ts';
import { hasUnsavedChanges } from '../stores/unsavedChanges.ts';
import { isPressedTwice } from '../ui/pressedTwice.ts';
import { agoText } from '../ui/useAge.ts';
import { isCommandKey, isTyping } from '../ui/useDocumentKeys.ts';
import { languageOf } from '../ui/useFormatters.ts';
import { isUnderDialog } from './isUnderDialog.ts';

/** Undoes the latest change, after a question if it is neither recent nor visible. */
const undoLatest = async (): Promise<void> => {
  const step = latestUndo();
  if (!step) return;
  const now = Date.now();
  if (!isUndoneAtOnce(step, { path: pathNow(), now })) {
    const { what } = step;
    const age = agoText(languageOf(i18n), step.at, now);
    if (!(await confirm({ title: t`Undo “${what}” from ${age}?`, confirmLabel: t`Undo` }))) return;
  }
  await step.run();
};

/**
 * Ctrl+Z undoes this window's last deletion or saved change. Not in text fields, under a dialog or with
 * unsaved changes: there it would undo something other than the user's last action.
 */
const press = (event: KeyboardEvent): void => {
  if (!isCommandKey(event, 'z') || event.shiftKey || event.repeat || event.defaultPrevented) return;
  if (isTyping(event.target) || isUnderDialog(event.target) || hasUnsavedChanges()) return;
  if (!latestUndo()) return;
  event.preventDefault();
  if (!isPressedTwice('undo')) void undoLatest();
};

/** Listens on the window, after the page's own handlers: the category tree has its own undo history. */
export const useUndoKeys = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
