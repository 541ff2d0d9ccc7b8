import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer is over the element, or the focus is in it while the window is active. */
export const useIsEntered = <Root extends HTMLElement>(root: RefObject<Root | null>) => {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const look = (): void =>
      setHasFocus(document.hasFocus() && root.current?.contains(document.activeElement) === true);
    // `activeElement` survives the window's loss of focus, so `hasFocus` is checked too, after the event has
    // settled.
    const later = (): void => void setTimeout(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', later);
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', later);
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
    };
  }, [root]);
  return {
    isEntered: hasPointer || hasFocus,
    pointer: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
    },
  };
};
