import { z } from 'zod';
import { isRemoval, operations } from '#shared/api/operations.ts';
import { deferredCallSchema } from '#shared/ipc/apiRoutes.ts';
import type { AppError } from '#shared/ipc/result.ts';

/** Persisted deferral: calls that the server may not have carried out yet. */
export const pendingCallsSchema = z.object({
  id: z.string(),
  /** Key of user and server. */
  owner: z.string(),
  since: z.string(),
  calls: z.array(deferredCallSchema),
  /** Display names of some of the records, by id. */
  names: z.record(z.string(), z.string()),
});

export type PendingCalls = z.output<typeof pendingCallsSchema>;
export type DeferredCall = PendingCalls['calls'][number];

const idsOf = ({ params, body }: DeferredCall): string[] => {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (Array.isArray(ids)) return ids.map(String);
  return params.id ? [params.id] : [];
};

/** Records that the server refused to delete, as a new batch. */
const refusedOf = (call: DeferredCall, answer: unknown): DeferredCall[] => {
  const { failed } = (answer ?? {}) as { failed?: unknown };
  if (!Array.isArray(failed) || failed.length === 0) return [];
  return [{ ...call, body: { ids: failed.map(({ id }: { id?: unknown }) => String(id)) } }];
};

/** No retry if the record is gone (404) or another user has changed it since. */
const isSettled = ({ status, code }: AppError): boolean => status === 404 || code === 'CHANGED_MEANWHILE';

/** Calls that still have to be sent. */
export const undoneOf = (
  calls: readonly DeferredCall[],
  answers: readonly unknown[],
  error: AppError | null,
): DeferredCall[] => {
  const refused = calls.slice(0, answers.length).flatMap((call, index) => refusedOf(call, answers[index]));
  return [...refused, ...calls.slice(error && isSettled(error) ? answers.length + 1 : answers.length)];
};

/** Summary for the user: number of records, oldest date and first names. */
export const describePending = (pending: readonly PendingCalls[]) => {
  const [first] = pending;
  if (!first) return null;
  const names = pending.flatMap(({ calls, names }) => calls.flatMap(idsOf).map((id) => names[id]));
  return {
    count: names.length,
    names: names.filter((name) => typeof name === 'string').slice(0, 5),
    since: first.since,
    areRemovals: pending.every(({ calls }) =>
      calls.every(({ operation }) => isRemoval(operations[operation])),
    ),
  };
};
