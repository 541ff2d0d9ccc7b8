import { useMatches } from 'react-router';
import type { ScreenHandle } from '../features/screenRoutes.ts';

/** The screen whose route is open. */
export const useCurrentScreen = (): ScreenHandle | null =>
  (useMatches().at(-1)?.handle as ScreenHandle | undefined) ?? null;
