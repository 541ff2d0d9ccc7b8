import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AppError } from '#shared/ipc/result.ts';
import { callEntity, canBeRead, type RecordName, type RecordScope, type Row } from './entityCalls.ts';
import { asAppError, readOnEntering, recordKeys, unwrap } from './queryClient.ts';

interface LoadedRecord {
  record: Row | undefined;
  /** It was there and is no longer: what is shown can only be read. */
  isGone: boolean;
  error: AppError | null;
  reload: () => void;
}

/** The question for one record, for the cache that everybody who shows it shares. */
export const recordOptions = (entity: RecordName, scope: RecordScope, id?: string) =>
  queryOptions({
    ...readOnEntering,
    queryKey: recordKeys.record(entity, scope, id ?? ''),
    queryFn: async ({ signal }) =>
      unwrap(await callEntity<Row>(entity, 'read', scope, { ...(id === undefined ? {} : { id }), signal })),
  });

/** One record. Settings have no id: they are the one record of their country. */
export const useRecord = (entity: RecordName, scope: RecordScope, id?: string): LoadedRecord => {
  const answer = useQuery({ ...recordOptions(entity, scope, id), enabled: canBeRead(entity) });
  const error = asAppError(answer.error);
  return {
    record: answer.data,
    isGone: answer.data !== undefined && error?.code === 'NOT_FOUND',
    error: answer.data === undefined ? error : null,
    reload: () => void answer.refetch(),
  };
};
