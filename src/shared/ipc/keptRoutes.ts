import { z } from 'zod';
import { defineRoute } from './defineRoute.ts';
import type { AppError } from './result.ts';

/** What was kept for the person who is logged in when the session or the app ended before it was done. */
export interface KeptState {
  /** Deletions that the server has not carried out, and that nobody was told about. */
  deletions: { count: number /** Of the first of them. */; names: string[]; since: string } | null;
  /** Something that was kept could not be read any more; its file stands aside. */
  isUnreadable: boolean;
}

export const keptRoutes = {
  'kept.read': defineRoute<KeptState>()(z.undefined()),
  /** The error of the one that was refused: it and what follows stay kept. */
  'kept.sendDeletions': defineRoute<{ error: AppError | null }>()(z.undefined()),
  /** The records stay. */
  'kept.dropDeletions': defineRoute<null>()(z.undefined()),
  'kept.acknowledge': defineRoute<null>()(z.undefined()),
};
