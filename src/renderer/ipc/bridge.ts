import type { BodyOf, CallableId, ResponseOf } from '#shared/api/contracts.ts';
import type { ParamsOf } from '#shared/api/operations.ts';
import { type Bridge, unpackLists } from '#shared/ipc/bridge.ts';
import type { EventMap, EventName } from '#shared/ipc/events.ts';
import { failure, type Result } from '#shared/ipc/result.ts';
import type { RouteInput, RouteName, RouteOutput } from '#shared/ipc/routes.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';

declare global {
  interface Window {
    readonly backoffice: Bridge;
  }
}

let lastRequest = 0;

/**
 * The window's only access to main. Always resolves with a Result.
 * Aborting the signal also aborts the work in main.
 */
export const request = async <Name extends RouteName>(
  route: Name,
  input: RouteInput<Name>,
  signal?: AbortSignal,
): Promise<Result<RouteOutput<Name>>> => {
  if (signal?.aborted) return failure('ABORTED');
  lastRequest += 1;
  const requestId = `r${lastRequest}`;
  const abort = (): void => {
    // Ignore a failing abort: when the app quits, main no longer answers.
    window.backoffice.request('api.abort', { requestId }).catch(() => undefined);
  };
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const answer = await window.backoffice.request(route, input, requestId);
    return unpackLists(answer) as Result<RouteOutput<Name>>;
  } catch {
    return failure('INTERNAL');
  } finally {
    signal?.removeEventListener('abort', abort);
  }
};

export const listen = <Name extends EventName>(
  event: Name,
  listener: (payload: EventMap[Name]) => void,
): (() => void) => window.backoffice.on(event, listener as (payload: unknown) => void);

interface CallOptions<Id extends CallableId> {
  query?: ListQuery | undefined;
  search?: Record<string, string> | undefined;
  body?: BodyOf<Id> | undefined;
  /** Bypasses main's short cache. Required before a save that is based on the answer. */
  fresh?: boolean | undefined;
  /** Record that a PUT replaces, as the server sent it. */
  replaced?: Readonly<Record<string, unknown>> | undefined;
  signal?: AbortSignal | undefined;
}

/** Calls the API by operation name: `call('orders.list', { country, city }, { query })`. */
export const call = <Id extends CallableId>(
  operation: Id,
  params: ParamsOf<Id>,
  { signal, ...rest }: CallOptions<Id> = {},
): Promise<Result<ResponseOf<Id>>> =>
  request('api.call', { operation, params, ...rest }, signal) as Promise<Result<ResponseOf<Id>>>;
