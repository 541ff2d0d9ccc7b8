import { z } from 'zod';
import { defineRoute, plainJsonSchema } from './defineRoute.ts';
import type { AppError } from './result.ts';

/** What was typed into a form and not saved. */
export interface Draft {
  values: Record<string, unknown>;
  savedAt: string;
}

/** The help content of a country, twice over: as it was and as it was written. */
const maxCharacters = 1_000_000;

/**
 * Which form: the entity, the scope and the record, and who typed there. A page may not have heard yet that somebody
 * else is logged in.
 */
const form = { key: z.string().min(1).max(300), userId: z.string().max(128) };

/** What was kept for the person who is logged in when the session or the app ended before it was done. */
export interface KeptState {
  /** Deletions and decisions that the server has not carried out, and that nobody was told about. */
  deletions: {
    count: number;
    /** Of the first of them. */
    names: string[];
    since: string;
    /** None of them is anything else than a deletion. */
    areRemovals: boolean;
  } | null;
  /** Something that was kept could not be read any more; its file stands aside. */
  isUnreadable: boolean;
}

export const keptRoutes = {
  'drafts.read': defineRoute<Draft | null>()(z.strictObject(form)),
  /** null: it was saved, or let go. */
  'drafts.keep': defineRoute<null>()(
    z.strictObject({
      ...form,
      values: plainJsonSchema
        .pipe(z.record(z.string().max(64), z.unknown()))
        .refine((values) => JSON.stringify(values).length <= maxCharacters)
        .nullable(),
    }),
  ),
  'kept.read': defineRoute<KeptState>()(z.undefined()),
  /** The error of the one that was refused: it and what follows stay kept. */
  'kept.sendDeletions': defineRoute<{ error: AppError | null }>()(z.undefined()),
  /** The records stay. */
  'kept.dropDeletions': defineRoute<null>()(z.undefined()),
  'kept.acknowledge': defineRoute<null>()(z.undefined()),
};
