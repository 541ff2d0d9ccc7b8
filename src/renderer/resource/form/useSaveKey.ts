import type { RefObject } from 'react';
import { isCommandKey } from '../../ui/isCommandKey.ts';
import { useDocumentKeys } from '../../ui/useDocumentKeys.ts';

/** Ctrl+S sends the form, wherever the focus is; not while a question or another form stands over it. */
export const useSaveKey = (form: RefObject<HTMLFormElement | null>, save: () => void): void =>
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 's') || event.shiftKey || !form.current) return;
    event.preventDefault();
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    if (dialogs.every((dialog) => dialog.contains(form.current))) save();
  });
