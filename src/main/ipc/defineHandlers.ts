import type { Result } from '#shared/ipc/result.ts';
import type { RouteName, RouteOutput, RouteParsedInput } from '#shared/ipc/routes.ts';

/** Who asked, as far as a handler may know. */
export interface Caller {
  windowId: number;
  /** Aborted when the renderer gives the request up or its window closes. */
  signal: AbortSignal;
}

export type Handler<Name extends RouteName> = (
  input: RouteParsedInput<Name>,
  caller: Caller,
) => Promise<Result<RouteOutput<Name>>> | Result<RouteOutput<Name>>;

/** Exactly one handler for each route: a missing or an extra one does not compile. */
export type Handlers<Names extends RouteName = RouteName> = { [Name in Names]: Handler<Name> };
