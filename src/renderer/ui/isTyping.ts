/** Whether keys pressed here are text, and Ctrl+Z is the field's own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=textbox]') !== null;
