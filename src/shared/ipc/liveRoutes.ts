import { z } from 'zod';
import { isList, type OperationId, operations } from '../api/operations.ts';
import { apiCallSchema, requestIdSchema } from './apiRoutes.ts';
import { limits } from './bridge.ts';
import { defineRoute } from './defineRoute.ts';

/** How often what a window shows is asked again: main's table of paces has the seconds. */
const livePaces = ['urgent', 'waiting', 'calm', 'count'] as const;
export type LivePace = (typeof livePaces)[number];

export const canBeWatched = (operation: OperationId): boolean =>
  isList(operations[operation]) || operations[operation].verb === 'read';

const watchedCallSchema = apiCallSchema
  .pick({ operation: true, params: true, query: true, isCount: true })
  .refine(({ operation }) => canBeWatched(operation));
export type WatchedCall = z.output<typeof watchedCallSchema>;

export const liveRoutes = {
  /**
   * All that this window wants to be told of: main asks the server again and again, and sends `live.answered` when an
   * answer differs from the one before. Each call replaces what the window has asked for before.
   */
  'live.watch': defineRoute<null>()(
    z.strictObject({
      questions: z
        .array(
          z.strictObject({
            id: requestIdSchema,
            call: watchedCallSchema,
            pace: z.enum(livePaces),
            /** The number of the answer that the window has, from main's reply or `live.answered`. */
            version: z.int().nonnegative().nullable(),
          }),
        )
        .max(limits.watched),
      /** The page is hidden, or somebody types, chooses or drags: only counts go on. */
      isPaused: z.boolean(),
    }),
  ),
};
