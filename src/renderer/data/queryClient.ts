import { notifyManager, QueryClient } from '@tanstack/react-query';
import type { AppError, Result } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import type { EntityName, RecordName, RecordScope } from './entityCalls.ts';

// Notify in the same task that brought the rows: the default timer may wait for a frame.
notifyManager.setScheduler(queueMicrotask);

/** Stale time of choices and names, and of visible rows when the connection returns. */
export const oldAfterMs = 30_000;

/**
 * Options of pages: show the cached data at once and always refetch.
 * Main shares answers between windows for one second.
 */
export const readOnEntering = { staleTime: 0 } as const;

/** Query cache of this window. No retries here: main retries reads. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: oldAfterMs },
    mutations: { retry: false },
  },
});

/** Query keys: entity, query type, scope and parameters. A change invalidates by these parts. */
export const recordKeys = {
  lists: (entity: EntityName, scope: RecordScope) => ['records', entity, 'list', scope] as const,
  list: (entity: EntityName, scope: RecordScope, query: ListQuery) =>
    ['records', entity, 'list', scope, query] as const,
  record: (entity: RecordName, scope: RecordScope, id: string) =>
    ['records', entity, 'record', scope, id] as const,
};

/** Wraps an AppError for TanStack Query, which knows failures only as thrown errors. */
export class ResultError extends Error {
  readonly appError: AppError;

  constructor(appError: AppError) {
    super(appError.message || appError.code);
    this.name = 'ResultError';
    this.appError = appError;
  }
}

export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.data;
  throw new ResultError(result.error);
};

export const asAppError = (error: unknown): AppError | null => {
  if (error === null || error === undefined) return null;
  return error instanceof ResultError ? error.appError : { code: 'INTERNAL', status: 0, message: '' };
};
