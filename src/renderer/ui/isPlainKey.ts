import { isTyping } from './isTyping.ts';

/** A key that stands for a command by itself: pressed without Ctrl, Alt or ⌘, not typed, and no dialog's business. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !isTyping(target) &&
  !(target instanceof Element && target.closest('[role=dialog], [role=alertdialog]'));
