import { requestIdSchema } from '#shared/ipc/apiRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { type RouteName, type RouteOutput, type RouteParsedInput, routes } from '#shared/ipc/routes.ts';
import type { Log } from '../platform/log.ts';
import { isWithinSize } from './requestSize.ts';

export interface Caller {
  windowId: number;
  /** Aborted when the renderer cancels the request or its window closes. */
  signal: AbortSignal;
}

/** A handler without an answer returns nothing; the window gets `null`. */
// biome-ignore lint/suspicious/noConfusingVoidType: `undefined` would refuse handlers that return void
type Answer<Output> = Result<Output> | ([Output] extends [null] ? void : never);

export type Handler<Name extends RouteName> = (
  input: RouteParsedInput<Name>,
  caller: Caller,
) => Promise<Answer<RouteOutput<Name>>> | Answer<RouteOutput<Name>>;

/** Exactly one handler per route; a missing or extra handler does not compile. */
export type Handlers<Names extends RouteName = RouteName> = { [Name in Names]: Handler<Name> };

/** Running requests by window. Cancelling in a window, or closing it, aborts their work in main. */
export interface PendingRequests {
  start(windowId: number, requestId: string | undefined): { signal: AbortSignal; done: () => void };
  abort(windowId: number, requestId: string): void;
  abortWindow(windowId: number): void;
}

export const createPendingRequests = (): PendingRequests => {
  const windows = new Map<number, Map<string | symbol, AbortController>>();
  return {
    start: (windowId, requestId) => {
      const running = windows.get(windowId) ?? new Map<string | symbol, AbortController>();
      windows.set(windowId, running);
      const key = requestId ?? Symbol('request');
      const controller = new AbortController();
      running.set(key, controller);
      return {
        signal: controller.signal,
        done: () => {
          if (running.get(key) === controller) running.delete(key);
        },
      };
    },
    abort: (windowId, requestId) => windows.get(windowId)?.get(requestId)?.abort(),
    abortWindow: (windowId) => {
      for (const controller of windows.get(windowId)?.values() ?? []) controller.abort();
      windows.delete(windowId);
    },
  };
};

export interface AnswerOptions {
  handlers: Handlers;
  pending: PendingRequests;
  log: Log;
}

const isRoute = (name: unknown): name is RouteName => typeof name === 'string' && Object.hasOwn(routes, name);

export const answerRequest = async (
  { handlers, pending, log }: AnswerOptions,
  windowId: number,
  route: unknown,
  payload: unknown,
  requestId: unknown,
): Promise<Result<unknown>> => {
  if (!isRoute(route)) return failure('INVALID_REQUEST');
  try {
    if (!isWithinSize(route, payload)) return failure('REQUEST_TOO_LARGE');
    const input = routes[route].input.safeParse(payload);
    const id = requestIdSchema.optional().safeParse(requestId);
    if (!input.success || !id.success) return failure('INVALID_REQUEST');
    const { signal, done } = pending.start(windowId, id.data);
    const handler = handlers[route] as (
      input: unknown,
      caller: Caller,
    ) => Promise<Result<unknown> | undefined>;
    try {
      return (await handler(input.data, { windowId, signal })) ?? success(null);
    } finally {
      done();
    }
  } catch (cause) {
    log.error(`Handling ${route} failed`, cause, 'main');
    return failure('INTERNAL');
  }
};
