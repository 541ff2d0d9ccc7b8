const isTyping = (target: Element): boolean =>
  target.closest('input:not([type=checkbox]), textarea, select, [role=textbox]') !== null;

/** A key that stands for a command by itself: pressed without Ctrl, Alt or ⌘, not typed, and no dialog's business. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && (isTyping(target) || target.closest('[role=dialog], [role=alertdialog]')));
