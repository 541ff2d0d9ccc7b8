import { useCallback, useSyncExternalStore } from 'react';
import type { Preferences } from '#shared/ipc/settingsRoutes.ts';

/** Below this width the side menu becomes a drawer. */
export const narrowQuery = '(width < 992px)';
/** Below this width, as at 200 % zoom, the header shortens its texts. */
export const crampedQuery = '(width < 720px)';
/** From this width a page of one column has room for a second one. */
export const wideQuery = '(width >= 1400px)';
/** Small windows at 400 % zoom: single lines wrap. */
export const tinyQuery = '(width < 480px)';
/** Touch-only devices without hover. */
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

/** Resolves the preference `system`. */
export const useIsDark = (theme: Preferences['theme']): boolean => {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme === 'system' ? isSystemDark : theme === 'dark';
};
