import { type RefObject, useEffect } from 'react';

const editable = ['input:not([type=file])', 'textarea', 'select', 'button']
  .map((element) => `fieldset ${element}:not(:disabled)`)
  .join();

const firstField = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>(editable) ?? null;

/** A dialog with a form begins in its first field, not on the button that closes it. */
export const useFirstFieldFocus = (form: RefObject<HTMLFormElement | null>): void =>
  // Runs after the dialog's own choice, because effects of what stands further out come later.
  useEffect(() => firstField(form.current)?.focus(), [form]);

/**
 * Who came to a record's page by a link that is gone has no focus. A new record begins in its first field; another
 * one on the form as a whole: Tab leads to the first field, and a letter is still a command, not a change.
 */
export const useArrivalFocus = (form: RefObject<HTMLFormElement | null>, isNew: boolean): void =>
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.id !== 'page') return;
    const target = isNew ? firstField(form.current) : form.current;
    target?.focus({ preventScroll: true });
  }, [form, isNew]);
