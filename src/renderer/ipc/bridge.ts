import type { BodyOf, CallableId, ResponseOf } from '#shared/api/contracts.ts';
import type { ParamsOf } from '#shared/api/operations.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { type Bridge, unpackLists } from '#shared/ipc/bridge.ts';
import type { EventMap, EventName } from '#shared/ipc/events.ts';
import { failure, type Result } from '#shared/ipc/result.ts';
import type { RouteInput, RouteName, RouteOutput } from '#shared/ipc/routes.ts';

declare global {
  interface Window {
    readonly backoffice: Bridge;
  }
}

let lastRequest = 0;

/**
 * The only way out of the window. Always resolves with a Result; with a signal, giving up here also aborts
 * the work in main.
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
    // At the end of the app nobody is there to hear it, and nothing is left to abort.
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

/** Returns the function that stops listening. */
export const listen = <Name extends EventName>(
  event: Name,
  listener: (payload: EventMap[Name]) => void,
): (() => void) => window.backoffice.on(event, listener as (payload: unknown) => void);

interface CallOptions<Id extends CallableId> {
  query?: ListQuery | undefined;
  search?: Record<string, string> | undefined;
  body?: BodyOf<Id> | undefined;
  /** Whoever saves what is made of the answer asks the server itself: nothing that main has just read for a window. */
  fresh?: boolean | undefined;
  /** The record that a PUT replaces, as it came. */
  replaced?: Readonly<Record<string, unknown>> | undefined;
  signal?: AbortSignal | undefined;
}

/** One call of the API, by its name in the operations table: `call('orders.list', { country, city }, { query })`. */
export const call = <Id extends CallableId>(
  operation: Id,
  params: ParamsOf<Id>,
  { signal, ...rest }: CallOptions<Id> = {},
): Promise<Result<ResponseOf<Id>>> =>
  request('api.call', { operation, params, ...rest }, signal) as Promise<Result<ResponseOf<Id>>>;
