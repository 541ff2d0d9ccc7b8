import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import { listen } from '../ipc/bridge.ts';
import { callEntity, canBeRead, type RecordName, type RecordScope, type Row } from './entityCalls.ts';
import { changedFields } from './findConflicts.ts';
import { watched } from './live/liveQuestions.ts';
import {
  asAppError,
  carryVersion,
  noteVersion,
  queryClient,
  readOnEntering,
  recordKeys,
  unwrap,
} from './queryClient.ts';

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
    meta: watched,
    queryKey: recordKeys.record(entity, scope, id ?? ''),
    structuralSharing: (before, answer) =>
      carryVersion(answer as Row, replaceEqualDeep(before, answer) as Row),
    queryFn: async ({ signal }) => {
      const result = await callEntity<Row>(entity, 'read', scope, {
        ...(id === undefined ? {} : { id }),
        signal,
      });
      return noteVersion(unwrap(result), result.ok ? result.version : undefined);
    },
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

/**
 * A record beside the list that it was chosen in. It is read again at once when the list hears of a change, or no longer has
 * it: else a state would stand there, with what can be done about it, until the record's own turn comes.
 */
export const useListedRecord = (
  entity: RecordName,
  scope: RecordScope,
  row: { id: string; updatedAt?: unknown },
  isListed: boolean,
): LoadedRecord => {
  const loaded = useRecord(entity, scope, row.id);
  const { record } = loaded;
  const seen = useRef({ row, isListed });
  const readAgain = useEffectEvent(() => {
    // A save of this window reads both: whichever comes first, the record is asked for once.
    const isKnown = isListed && record !== undefined && record.updatedAt === row.updatedAt;
    if (!isKnown)
      void queryClient.refetchQueries(recordOptions(entity, scope, row.id), { cancelRefetch: false });
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = { row, isListed };
    if (before.row.id === row.id && (before.row !== row || before.isListed !== isListed)) readAgain();
  }, [row, isListed]);
  return loaded;
};

/**
 * Whether a version of this record was left by a window of this app. Main tells of the writes of its own windows only,
 * so what is read right after such news is theirs.
 */
export const useOwnVersion = (
  { entity, bodyFields }: { entity: RecordName; bodyFields: readonly string[] },
  { country, city }: RecordScope,
  record: Row | null,
): ((version: Row) => boolean) => {
  const [own, setOwn] = useState<Row | null>(null);
  const isNew = record === null;
  const id = record?.id;
  useEffect(() => {
    if (isNew) return;
    const scope: RecordScope = { ...(country ? { country } : {}), ...(city ? { city } : {}) };
    return listen('records.changed', ({ entity: changed, ids, isRemoval }) => {
      if (changed !== entity || isRemoval || (id !== undefined && ids.length > 0 && !ids.includes(id)))
        return;
      // Whoever shows the record is reading it again already: this is that reading.
      void queryClient.fetchQuery(recordOptions(entity, scope, id)).then(setOwn, () => null);
    });
  }, [entity, country, city, isNew, id]);
  return (version) =>
    own !== null &&
    own.updatedAt === version.updatedAt &&
    Object.keys(changedFields(own, version, bodyFields)).length === 0;
};
