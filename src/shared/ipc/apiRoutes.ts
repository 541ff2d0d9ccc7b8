import { z } from 'zod';
import { operationIds } from '../api/operations.ts';
import { listQuerySchema } from '../domain/listQuerySchema.ts';
import { defineRoute } from './defineRoute.ts';

const maxDepth = 32;
const maxValues = 200_000;
/**
 * JSON as it may come from a renderer: bounded in depth, so that a hostile page cannot exhaust the stack, and in
 * count, because what stands in many places, or is a long gap in an array, is small until it is walked through.
 */
const isPlainJson = (json: unknown): boolean => {
  let count = 0;
  const fits = (more: number): boolean => {
    count += more;
    return count <= maxValues;
  };
  const isPlain = (value: unknown, depth: number): boolean => {
    if (depth > maxDepth) return false;
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
    if (typeof value === 'number') return Number.isFinite(value);
    if (Array.isArray(value)) return fits(value.length) && value.every((item) => isPlain(item, depth + 1));
    if (typeof value !== 'object') return false;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return false;
    const entries = Object.entries(value);
    return (
      fits(entries.length) &&
      entries.every(([key, item]) => key !== '__proto__' && (item === undefined || isPlain(item, depth + 1)))
    );
  };
  return isPlain(json, 0);
};

const json = z.custom<unknown>(isPlainJson, 'not plain JSON');

/** A call of the API, named by its operation; what it answers is typed by `ResponseOf` in api/contracts. */
export const apiCallSchema = z.strictObject({
  operation: z.enum(operationIds),
  params: z.record(z.string(), z.string().max(128)),
  query: listQuerySchema.optional(),
  /** Plain query parameters of calls that are not lists (`date`, `dateFrom`, …). */
  search: z.record(z.string().regex(/^[\w[\]]{1,64}$/), z.string().max(256)).optional(),
  body: json.optional(),
});

/** As many parts as the largest selection is deleted in. */
const maxDeferredCalls = 50;

export const requestIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const apiRoutes = {
  'api.call': defineRoute<unknown>()(apiCallSchema),
  /** The renderer no longer wants the answer: main aborts the HTTP request. */
  'api.abort': defineRoute<null>()(z.strictObject({ requestId: requestIdSchema })),
  /**
   * A delete that can be taken back: main holds the calls for `delayMs` and sends them then, one after the other until
   * one is refused, or at once when the person logs out or quits, so that they are never lost with the window that
   * asked. Answers the id to cancel by. `deferred.answered` follows when they were sent, after a `records.changed` for
   * each that the server did.
   */
  'api.defer': defineRoute<{ deferredId: string }>()(
    z.strictObject({
      calls: z.array(apiCallSchema).min(1).max(maxDeferredCalls),
      delayMs: z.int().min(0).max(60_000),
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
