import { z } from 'zod';
import { defineRoute, plainJsonSchema } from './defineRoute.ts';
import type { AppError } from './result.ts';

export interface Draft {
  values: Record<string, unknown>;
  savedAt: string;
}

/** Enough for the help content of a country twice: the original and the edited version. */
const maxCharacters = 1_000_000;

/**
 * Draft key (entity, scope and record) plus user id. The id is checked because a page may not know yet that
 * the user has changed.
 */
const form = { key: z.string().min(1).max(300), userId: z.string().max(128) };

/** Work of the user that was still pending when the session or the app ended. */
export interface PendingWork {
  /** Deferred calls that the server has not executed, unknown to the user so far. */
  deletions: {
    count: number;
    /** Names of the first records. */
    names: string[];
    since: string;
    areRemovals: boolean;
  } | null;
  /** Persisted data was unreadable; its file was moved aside. */
  isUnreadable: boolean;
}

export const pendingWorkRoutes = {
  'drafts.read': defineRoute<Draft | null>()(z.strictObject(form)),
  /** Values of `null`: saved or discarded. */
  'drafts.keep': defineRoute<null>()(
    z.strictObject({
      ...form,
      values: plainJsonSchema
        .pipe(z.record(z.string().max(64), z.unknown()))
        .refine((values) => JSON.stringify(values).length <= maxCharacters)
        .nullable(),
    }),
  ),
  'pendingWork.read': defineRoute<PendingWork>()(z.undefined()),
  /** Returns the error of the refused call. It and the following calls stay pending. */
  'pendingWork.sendDeletions': defineRoute<{ error: AppError | null }>()(z.undefined()),
  /** Discards the calls; the records stay. */
  'pendingWork.dropDeletions': defineRoute<null>()(z.undefined()),
  'pendingWork.acknowledge': defineRoute<null>()(z.undefined()),
};
