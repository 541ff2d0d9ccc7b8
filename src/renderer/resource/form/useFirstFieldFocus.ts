import { type RefObject, useEffect } from 'react';

const inputsIn = (place: string): string =>
  ['input:not([type=file])', 'textarea', 'select', 'button']
    .map((element) => `${place} ${element}:not(:disabled)`)
    .join();

/** A dialog with a form begins in the field that was asked for, else in its first, not on the button that closes it. */
export const useFirstFieldFocus = (form: RefObject<HTMLFormElement | null>, field?: string): void =>
  // Runs after the dialog's own choice, because effects of what stands further out come later.
  useEffect(() => {
    const find = (place: string): HTMLElement | null | undefined =>
      form.current?.querySelector<HTMLElement>(inputsIn(place));
    const input = (field && find(`[data-field="${CSS.escape(field)}"]`)) || find('fieldset');
    input?.focus();
    // As a cell of a spreadsheet: what is typed takes the place of what was there.
    if (field && input instanceof HTMLInputElement) input.select();
  }, [form, field]);
