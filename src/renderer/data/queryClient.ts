import { notifyManager, QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { AppError, Result } from '#shared/ipc/result.ts';
import type { EntityName, RecordName, RecordScope } from './entityCalls.ts';

// Rows are drawn in the task that brought them, not in a later one that may have to wait for a frame.
notifyManager.setScheduler(queueMicrotask);

/** After this what helps to choose or to name is asked for again, and what is shown when the server comes back. */
export const oldAfterMs = 30_000;

/**
 * For what a person goes to: what is known of it is shown at once, and read again each time. Main shares what another
 * window has read within a second.
 */
export const readOnEntering = { staleTime: 0 } as const;

/** The server rows of this window. Main retries reads, so nothing is retried here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: oldAfterMs },
    mutations: { retry: false },
  },
});

/** Keys of the query cache: entity, question, scope and what is asked, so that a change invalidates whatever may show it. */
export const recordKeys = {
  lists: (entity: EntityName, scope: RecordScope) => ['records', entity, 'list', scope] as const,
  list: (entity: EntityName, scope: RecordScope, query: ListQuery) =>
    ['records', entity, 'list', scope, query] as const,
  record: (entity: RecordName, scope: RecordScope, id: string) =>
    ['records', entity, 'record', scope, id] as const,
};

/** Carries an AppError through react-query, which knows failures only as things thrown. */
export class ResultError extends Error {
  readonly appError: AppError;

  constructor(appError: AppError) {
    super(appError.message || appError.code);
    this.name = 'ResultError';
    this.appError = appError;
  }
}

/** For query functions: the data of a success; throws what a failure says. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.data;
  throw new ResultError(result.error);
};

/** What a query failed with, in the form that screens show. */
export const asAppError = (error: unknown): AppError | null => {
  if (error === null || error === undefined) return null;
  return error instanceof ResultError ? error.appError : { code: 'INTERNAL', status: 0, message: '' };
};

const versions = new WeakMap<object, number>();

/** Notes main's number of an answer with its data in the cache. What is put there by hand has none. */
export const noteVersion = <Data extends object>(data: Data, version: number | undefined): Data => {
  if (version === undefined) versions.delete(data);
  else versions.set(data, version);
  return data;
};

export const versionOf = (data: unknown): number | null =>
  (typeof data === 'object' && data !== null && versions.get(data)) || null;

/** After structural sharing: data that stayed the same object belongs to the newer answer. */
export const carryVersion = <Data extends object>(answer: object, shared: Data): Data =>
  noteVersion(shared, versions.get(answer));
