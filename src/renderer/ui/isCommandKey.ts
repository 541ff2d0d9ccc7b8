interface PressedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Ctrl (or Cmd) with a letter. By the letter where the layout has Latin ones, else by the place of the key: on a
 * Ukrainian keyboard Ctrl+S is Ctrl+І.
 */
export const isCommandKey = (event: PressedKey, letter: string): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  return /^[a-z]$/.test(key) ? key === letter : event.code === `Key${letter.toUpperCase()}`;
};
