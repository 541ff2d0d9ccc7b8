import { type RefObject, useEffect } from 'react';

const inputsIn = (area: string): string =>
  ['input:not([type=file])', 'textarea', 'select', 'button']
    .map((element) => `${area} ${element}:not(:disabled)`)
    .join();

const inputIn = (form: HTMLFormElement | null, area: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(inputsIn(area)) ?? null;

/** A dialog with a form begins in the field that was asked for, else in its first, not on the button that closes it. */
export const useFirstFieldFocus = (form: RefObject<HTMLFormElement | null>, field?: string): void =>
  // Runs after the dialog's own choice, because effects of what stands further out come later.
  useEffect(() => {
    const asked = field ? inputIn(form.current, `[data-field="${CSS.escape(field)}"]`) : null;
    const input = asked ?? inputIn(form.current, 'fieldset');
    input?.focus();
    // A cell of a spreadsheet is the model: what is typed takes the place of what was there.
    if (field && input instanceof HTMLInputElement) input.select();
  }, [form, field]);

/**
 * Who came to a record's page by a link that is gone has no focus. A new record begins in its first field; another
 * one on the form as a whole: Tab leads to the first field, and a letter is still a command, not a change.
 */
export const useArrivalFocus = (form: RefObject<HTMLFormElement | null>, isNew: boolean): void =>
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.id !== 'page') return;
    const target = isNew ? inputIn(form.current, 'fieldset') : form.current;
    target?.focus({ preventScroll: true });
  }, [form, isNew]);
