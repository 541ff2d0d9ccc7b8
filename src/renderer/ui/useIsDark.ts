import type { Preferences } from '#shared/ipc/settingsRoutes.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the dark theme is to be shown, following the system when the person left it to the system. */
export const useIsDark = (theme: Preferences['theme']): boolean => {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme === 'system' ? isSystemDark : theme === 'dark';
};
