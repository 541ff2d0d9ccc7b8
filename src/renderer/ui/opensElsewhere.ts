interface Click {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Ctrl, Cmd, Shift or the middle button: the way people ask for a new window everywhere. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 1 || (button === 0 && (ctrlKey || metaKey || shiftKey));
