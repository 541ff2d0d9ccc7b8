import { useCallback, useSyncExternalStore } from 'react';

/** Below this the side menu becomes a drawer. */
export const narrowQuery = '(width < 992px)';
/** Below this, as at 200% zoom, the header shows less of its texts. */
export const crampedQuery = '(width < 720px)';

export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
