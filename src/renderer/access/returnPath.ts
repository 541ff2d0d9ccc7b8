import { paths } from '../paths.ts';

/** What travels with a visit to a page before the login: where to go afterwards. */
export interface ReturnState {
  from?: string | undefined;
  /** The session ended by itself: the login page says so. */
  isExpired?: boolean | undefined;
}

/** The page somebody came from, if it was one inside the app; else `fallback`. */
export const returnPath = (state: unknown, fallback: string = paths.dashboard): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return fallback;
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)./.test(from) ? from : fallback;
};
