import { failure } from '#shared/ipc/result.ts';
import { ResultError } from '../data/resultError.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

interface QueryErrorProps {
  error: Error;
  onRetry: () => void;
}

/** What a read threw, said in place. */
export const QueryError = ({ error, onRetry }: QueryErrorProps) => (
  <ErrorNotice
    error={error instanceof ResultError ? error.appError : failure('INTERNAL').error}
    onRetry={onRetry}
  />
);
