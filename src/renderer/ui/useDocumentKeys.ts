import { useEffect, useEffectEvent } from 'react';

/** Hears every key pressed on the page, wherever the focus is, as long as the component is shown. */
export const useDocumentKeys = (onPress: (event: KeyboardEvent) => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};
