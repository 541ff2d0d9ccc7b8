import { z } from 'zod';
import { defineRoute } from './defineRoute.ts';
import { plainJsonSchema } from './plainJson.ts';

/** What was typed into a form and not saved. */
export interface Draft {
  values: Record<string, unknown>;
  savedAt: string;
}

const maxCharacters = 100_000;

/** Which form: the entity, the scope and the record. */
const key = z.string().min(1).max(300);

export const draftRoutes = {
  'drafts.read': defineRoute<Draft | null>()(z.strictObject({ key })),
  /** null: it was saved, or let go. */
  'drafts.keep': defineRoute<null>()(
    z.strictObject({
      key,
      values: plainJsonSchema
        .pipe(z.record(z.string().max(64), z.unknown()))
        .refine((values) => JSON.stringify(values).length <= maxCharacters)
        .nullable(),
    }),
  ),
};
