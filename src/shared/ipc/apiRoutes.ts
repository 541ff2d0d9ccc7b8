import { z } from 'zod';
import { operationIds } from '../api/operations.ts';
import { listQuerySchema } from '../query/listQuerySchema.ts';
import { limits } from './bridge.ts';
import { defineRoute, plainJsonSchema } from './defineRoute.ts';

/** API call, named by its operation. `ResponseOf` in api/contracts has the type of its answer. */
export const apiCallSchema = z.strictObject({
  operation: z.enum(operationIds),
  params: z.record(z.string(), z.string().max(128)),
  query: listQuerySchema.optional(),
  /**
   * Lists only: the caller needs the total and at most the first row. Counts over all cities then run a few
   * cities at a time.
   */
  isCount: z.boolean().optional(),
  /** Query parameters of calls that are not lists (`date`, `dateFrom`, …). */
  search: z.record(z.string().regex(/^[\w[\]]{1,64}$/), z.string().max(256)).optional(),
  body: plainJsonSchema.optional(),
  /** Reads only: bypasses answers shared between windows, because a save is based on the result. */
  fresh: z.boolean().optional(),
  /**
   * The record that a PUT replaces, as the server sent it. Main adds those of its fields that belong in the
   * body.
   */
  replaced: plainJsonSchema.optional(),
});

export const deferredCallSchema = apiCallSchema.extend({
  /**
   * Updates only: send only if the record still has these values, so that another user's change is not
   * overwritten.
   */
  expected: z.record(z.string().max(64), z.string().max(200)).optional(),
});

export const requestIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const apiRoutes = {
  'api.call': defineRoute<unknown>()(apiCallSchema),
  /** Aborts the HTTP request of an `api.call`. */
  'api.abort': defineRoute<null>()(z.strictObject({ requestId: requestIdSchema })),
  /**
   * Deletions and decisions that can be undone. Main sends the calls after `delayMs`, in order, until one is
   * refused. At logout and quit it sends them at once, so that closing the window loses none. Returns the id
   * for `api.cancelDeferred`. `deferred.answered` follows, after a `records.changed` per completed call.
   * Failures that no window can show are reported later (`pendingWork.read`).
   */
  'api.defer': defineRoute<{ deferredId: string }>()(
    z.strictObject({
      calls: z.array(deferredCallSchema).min(1).max(limits.deferredCalls),
      delayMs: z.int().min(0).max(60_000),
      /** Names of the records by id, for the dialog about a failure. */
      names: z
        .record(z.string().max(128), z.string().max(limits.deferredName))
        .refine((names) => Object.keys(names).length <= limits.deferredNames)
        .default({}),
    }),
  ),
  /** `cancelled: false`: too late, the call was sent. */
  'api.cancelDeferred': defineRoute<{ cancelled: boolean }>()(
    z.strictObject({ deferredId: requestIdSchema }),
  ),
  'api.upload': defineRoute<{ imageUrl: string }>()(
    z.strictObject({
      /** Identifies the upload in `upload.progressed`. */
      uploadId: requestIdSchema,
      name: z.string().min(1).max(255),
      type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
      bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= 5 * 1024 * 1024),
    }),
  ),
};
