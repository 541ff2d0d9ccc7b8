import { z } from 'zod';
import { isList, type OperationId, operations } from '../api/operations.ts';
import { apiCallSchema, requestIdSchema } from './apiRoutes.ts';
import { limits } from './bridge.ts';
import { defineRoute } from './defineRoute.ts';

/** Polling rates; main's table of paces has the intervals. */
const livePaces = ['urgent', 'waiting', 'calm', 'count'] as const;
export type LivePace = (typeof livePaces)[number];

const canBeWatched = (operation: OperationId): boolean =>
  isList(operations[operation]) || operations[operation].verb === 'read';

const watchedCallSchema = apiCallSchema
  .pick({ operation: true, params: true, query: true, isCount: true })
  .refine(({ operation }) => canBeWatched(operation));
export type WatchedCall = z.output<typeof watchedCallSchema>;

export const liveRoutes = {
  /**
   * Queries that this window watches. Main polls the server and sends `live.answered` when an answer has
   * changed. Each call replaces the previous set.
   */
  'live.watch': defineRoute<null>()(
    z.strictObject({
      queries: z
        .array(
          z.strictObject({
            id: requestIdSchema,
            call: watchedCallSchema,
            pace: z.enum(livePaces),
            /** Number of reads by the window itself, after which main sends even an unchanged answer. */
            reads: z.int().nonnegative(),
          }),
        )
        .max(limits.watched),
      /** The page is hidden, or the user types, selects or drags: poll counts only. */
      isPaused: z.boolean(),
    }),
  ),
};
