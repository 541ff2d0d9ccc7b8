import { useMatches } from 'react-router';
import type { Screen } from '../features/screen.ts';

type RoutedScreen = Pick<Screen, 'path' | 'title'> & Partial<Pick<Screen, 'scope'>>;

/** The screen whose route is open. */
export const useCurrentScreen = (): RoutedScreen | null => {
  const handle = useMatches().at(-1)?.handle as { screen?: RoutedScreen } | undefined;
  return handle?.screen ?? null;
};
