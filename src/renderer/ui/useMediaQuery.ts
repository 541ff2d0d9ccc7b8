import { useCallback, useSyncExternalStore } from 'react';
import type { Preferences } from '#shared/ipc/settingsRoutes.ts';

/** Below this the side menu becomes a drawer. */
export const narrowQuery = '(width < 992px)';
/** Below this, as at 200% zoom, the header shows less of its texts. */
export const crampedQuery = '(width < 720px)';
/** A small window at 400 %: what stands in one line elsewhere takes several. */
export const tinyQuery = '(width < 480px)';
/** Nothing can be pointed at without touching it. */
export const touchQuery = '(hover: none)';

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

/** Whether the dark theme is to be shown, following the system when the person left it to the system. */
export const useIsDark = (theme: Preferences['theme']): boolean => {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme === 'system' ? isSystemDark : theme === 'dark';
};
