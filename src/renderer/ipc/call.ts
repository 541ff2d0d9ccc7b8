import type { BodyOf, CallableId, ResponseOf } from '#shared/api/contracts.ts';
import type { ParamsOf } from '#shared/api/operations.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { Result } from '#shared/ipc/result.ts';
import { request } from './bridge.ts';

interface CallOptions<Id extends CallableId> {
  query?: ListQuery | undefined;
  search?: Record<string, string> | undefined;
  body?: BodyOf<Id> | undefined;
  /** Whoever saves what is made of the answer asks the server itself: nothing that main has just read for a window. */
  fresh?: boolean | undefined;
  /** The rest of the record that a PUT replaces, as it came. */
  carried?: Readonly<Record<string, unknown>> | undefined;
  signal?: AbortSignal | undefined;
}

/** One call of the API, by its name in the operations table: `call('orders.list', { country, city }, { query })`. */
export const call = <Id extends CallableId>(
  operation: Id,
  params: ParamsOf<Id>,
  { signal, ...rest }: CallOptions<Id> = {},
): Promise<Result<ResponseOf<Id>>> =>
  request('api.call', { operation, params, ...rest } as never, signal) as Promise<Result<ResponseOf<Id>>>;
