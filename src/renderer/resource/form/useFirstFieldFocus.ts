import { type RefObject, useEffect } from 'react';

const editable = ['input:not([type=file])', 'textarea', 'select', 'button']
  .map((element) => `fieldset ${element}:not(:disabled)`)
  .join();

/** A dialog with a form begins in its first field, not on the button that closes it. */
export const useFirstFieldFocus = (form: RefObject<HTMLFormElement | null>): void =>
  // Runs after the dialog's own choice, because effects of what stands further out come later.
  useEffect(() => form.current?.querySelector<HTMLElement>(editable)?.focus(), [form]);
