import { useEffect, useRef } from 'react';

/** Hears every key pressed on the page, wherever the focus is, as long as the component is shown. */
export const useDocumentKeys = (onPress: (event: KeyboardEvent) => void): void => {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
