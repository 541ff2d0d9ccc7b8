import { z } from 'zod';
import { operationIds } from '../api/operations.ts';
import { listQuerySchema } from '../domain/listQuerySchema.ts';
import { limits } from './bridge.ts';
import { defineRoute, plainJsonSchema } from './defineRoute.ts';

/** A call of the API, named by its operation; what it answers is typed by `ResponseOf` in api/contracts. */
export const apiCallSchema = z.strictObject({
  operation: z.enum(operationIds),
  params: z.record(z.string(), z.string().max(128)),
  query: listQuerySchema.optional(),
  /** Of a list: only its total is wanted, and the first row. A large country is then counted some cities at a time. */
  isCount: z.boolean().optional(),
  /** Plain query parameters of calls that are not lists (`date`, `dateFrom`, …). */
  search: z.record(z.string().regex(/^[\w[\]]{1,64}$/), z.string().max(256)).optional(),
  body: plainJsonSchema.optional(),
  /** Of a reading: what another window has just read is not good enough, because a save is made of the answer. */
  fresh: z.boolean().optional(),
  /** The record that a PUT replaces, as the server sent it: main sends back what belongs to the body. */
  replaced: plainJsonSchema.optional(),
});

/** A call that is made later, which may be too late for it. */
export const deferredCallSchema = apiCallSchema.extend({
  /** Of an update: only while the record has these values, else somebody else was faster and nothing is sent. */
  expected: z.record(z.string().max(64), z.string().max(200)).optional(),
});

export const requestIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const apiRoutes = {
  'api.call': defineRoute<unknown>()(apiCallSchema),
  /** The renderer no longer wants the answer: main aborts the HTTP request. */
  'api.abort': defineRoute<null>()(z.strictObject({ requestId: requestIdSchema })),
  /**
   * Deletes and decisions that can be taken back: main holds the calls for `delayMs` and sends them then, one after the other until
   * one is refused, or at once when the person logs out or quits, so that they are never lost with the window that
   * asked. Answers the id to cancel by. `deferred.answered` follows when they were sent, after a `records.changed` for
   * each that the server did. What fails when nobody can be told any more is asked about later (`kept.read`).
   */
  'api.defer': defineRoute<{ deferredId: string }>()(
    z.strictObject({
      calls: z.array(deferredCallSchema).min(1).max(limits.deferredCalls),
      delayMs: z.int().min(0).max(60_000),
      /** What the person knows the records by, by id: for the dialog about them when that could not be done. */
      names: z
        .record(z.string().max(128), z.string().max(limits.deferredName))
        .refine((names) => Object.keys(names).length <= limits.deferredNames)
        .default({}),
    }),
  ),
  /** `cancelled: false` means that it was too late: the call is out. */
  'api.cancelDeferred': defineRoute<{ cancelled: boolean }>()(
    z.strictObject({ deferredId: requestIdSchema }),
  ),
  'api.upload': defineRoute<{ imageUrl: string }>()(
    z.strictObject({
      /** Comes back with each `upload.progressed`. */
      uploadId: requestIdSchema,
      name: z.string().min(1).max(255),
      type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
      bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= 5 * 1024 * 1024),
    }),
  ),
};
