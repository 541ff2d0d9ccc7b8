import { useQuery } from '@tanstack/react-query';
import type { AppError } from '#shared/ipc/result.ts';
import { callEntity, type RecordName, type RecordScope, type Row } from './entityCalls.ts';
import { recordKeys } from './recordKeys.ts';
import { asAppError, unwrap } from './resultError.ts';

interface LoadedRecord {
  record: Row | undefined;
  error: AppError | null;
  reload: () => void;
}

/** One record. Settings have no id: they are the one record of their country. */
export const useRecord = (entity: RecordName, scope: RecordScope, id?: string): LoadedRecord => {
  const answer = useQuery({
    queryKey: recordKeys.record(entity, scope, id ?? ''),
    queryFn: async ({ signal }) =>
      unwrap(await callEntity<Row>(entity, 'read', scope, { ...(id === undefined ? {} : { id }), signal })),
  });
  return {
    record: answer.data,
    error: answer.data === undefined ? asAppError(answer.error) : null,
    reload: () => void answer.refetch(),
  };
};
