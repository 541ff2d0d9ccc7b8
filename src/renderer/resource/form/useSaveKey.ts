import { type RefObject, useEffect, useRef } from 'react';
import { isCommandKey } from '../../ui/isCommandKey.ts';

/** Ctrl+S sends the form, wherever the focus is; not while a question or another form stands over it. */
export const useSaveKey = (form: RefObject<HTMLFormElement | null>, save: () => void): void => {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isCommandKey(event, 's') || event.shiftKey || !form.current) return;
      event.preventDefault();
      const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
      if (dialogs.every((dialog) => dialog.contains(form.current))) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form]);
};
