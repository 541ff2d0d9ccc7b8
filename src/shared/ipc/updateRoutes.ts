import { z } from 'zod';
import { defineRoute } from './defineRoute.ts';

/** Where the app stands with a newer version of itself. */
export interface UpdateState {
  /** off: this copy has no feed (sample builds, package managers). */
  phase: 'off' | 'idle' | 'checking' | 'available' | 'downloading' | 'ready' | 'failed';
  /** The newer version, once it is known. */
  version: string | null;
  /** While it is downloaded. */
  percent: number | null;
  /**
   * What went wrong: the feed cannot be reached or makes no sense, what came is not what was signed, or the system did
   * not take it.
   */
  problem: 'unreachable' | 'unreadable' | 'untrusted' | 'notInstalled' | null;
  checkedAt: string | null;
}

export const updateRoutes = {
  'updates.read': defineRoute<UpdateState>()(z.undefined()),
  'updates.check': defineRoute<UpdateState>()(z.undefined()),
  'updates.download': defineRoute<UpdateState>()(z.undefined()),
  /** Asks about unsaved forms first; refused while an export runs. */
  'updates.install': defineRoute<null>()(z.undefined()),
};
