import { type RefObject, useEffect } from 'react';

const inputsIn = (area: string): string =>
  ['input:not([type=file])', 'textarea', 'select', 'button']
    .map((element) => `${area} ${element}:not(:disabled)`)
    .join();

const inputIn = (form: HTMLFormElement | null, area: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(inputsIn(area)) ?? null;

/** Focuses the requested field, otherwise the first one, instead of the dialog's close button. */
export const useFirstFieldFocus = (form: RefObject<HTMLFormElement | null>, field?: string): void =>
  // Runs after the dialog's own autofocus, because effects of parents run later.
  useEffect(() => {
    const asked = field ? inputIn(form.current, `[data-field="${CSS.escape(field)}"]`) : null;
    const input = asked ?? inputIn(form.current, 'fieldset');
    input?.focus();
    // Select the text, as in a spreadsheet cell: typing replaces the previous value.
    if (field && input instanceof HTMLInputElement) input.select();
  }, [form, field]);

/**
 * Restores a focus lost with the clicked link. A new record focuses its first field. An existing one focuses
 * the form: Tab reaches the first field, and letters remain shortcuts instead of editing a value.
 */
export const useArrivalFocus = (form: RefObject<HTMLFormElement | null>, isNew: boolean): void =>
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.id !== 'page') return;
    const target = isNew ? inputIn(form.current, 'fieldset') : form.current;
    target?.focus({ preventScroll: true });
  }, [form, isNew]);
