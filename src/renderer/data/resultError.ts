import type { AppError, Result } from '#shared/ipc/result.ts';

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
