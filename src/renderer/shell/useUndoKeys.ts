import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { confirm } from '../stores/overlays.ts';
import { latestStep, pathNow } from '../stores/undo.ts';
import { isUndoneAtOnce } from '../stores/undoRule.ts';
import { hasUnsavedChanges } from '../stores/unsavedChanges.ts';
import { isPressedTwice } from '../ui/pressedTwice.ts';
import { agoText } from '../ui/useAge.ts';
import { isCommandKey, isRedoKey, isTyping } from '../ui/useDocumentKeys.ts';
import { languageOf } from '../ui/useFormatters.ts';
import { isUnderDialog } from './isUnderDialog.ts';

type Step = NonNullable<ReturnType<typeof latestStep>>;

/** Undoes or redoes a change, after a question if it is neither recent nor visible. */
const runStep = async (step: Step, isRedo: boolean): Promise<void> => {
  const now = Date.now();
  if (!isUndoneAtOnce(step, { path: pathNow(), now })) {
    const what = step.what();
    const age = agoText(languageOf(i18n), step.at, now);
    const question = isRedo
      ? { title: t`Redo “${what}”, undone ${age}?`, confirmLabel: t`Redo` }
      : { title: t`Undo “${what}” from ${age}?`, confirmLabel: t`Undo` };
    if (!(await confirm(question))) return;
  }
  await step.run();
};

/**
 * Ctrl+Z undoes this window's last deletion or saved change, Ctrl+Shift+Z or Ctrl+Y redoes it. Not in text
 * fields, under a dialog or with unsaved changes: there it would undo something other than the user's last
 * action.
 */
const press = (event: KeyboardEvent): void => {
  if (event.repeat || event.defaultPrevented) return;
  const isRedo = isRedoKey(event);
  if (!isRedo && !isCommandKey(event, 'z')) return;
  if (isTyping(event.target) || isUnderDialog(event.target) || hasUnsavedChanges()) return;
  const step = latestStep(isRedo ? 'redo' : 'undo');
  if (!step) return;
  event.preventDefault();
  if (!isPressedTwice(isRedo ? 'redo' : 'undo')) void runStep(step, isRedo);
};

/** Listens on the window, after the page's own handlers: the category tree has its own undo history. */
export const useUndoKeys = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
