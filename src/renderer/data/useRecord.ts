import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import { changedFields } from '#shared/rules/mergeVersions.ts';
import { listen } from '../ipc/bridge.ts';
import { callEntity, canBeRead, type RecordName, type RecordScope, type Row } from './entityCalls.ts';
import { watched } from './live/liveQueries.ts';
import { asAppError, queryClient, readOnEntering, recordKeys, unwrap } from './queryClient.ts';

interface LoadedRecord {
  record: Row | undefined;
  /** The record was deleted while it was open; the view becomes read-only. */
  isGone: boolean;
  error: AppError | null;
  reload: () => void;
}

export const recordOptions = (entity: RecordName, scope: RecordScope, id?: string) =>
  queryOptions({
    ...readOnEntering,
    meta: watched,
    queryKey: recordKeys.record(entity, scope, id ?? ''),
    queryFn: async ({ signal }) =>
      unwrap(await callEntity<Row>(entity, 'read', scope, { ...(id === undefined ? {} : { id }), signal })),
  });

/** Loads a record. Settings have no id: each country has one record. */
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
 * Record of a side panel next to its list. Refetched at once when the list's row changes or disappears;
 * otherwise an outdated status, with its actions, would stay until the record's own poll.
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
    // A save of this window refetches both list and record; skip the
    // refetch if the record is already up to date.
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
 * Returns a check whether a version of this record was saved by a window of this app. Main broadcasts only
 * writes of its own windows, so the version fetched right after a broadcast is ours.
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
      // Joins the refetch of an open view instead of starting a second one.
      void queryClient.fetchQuery(recordOptions(entity, scope, id)).then(setOwn, () => null);
    });
  }, [entity, country, city, isNew, id]);
  return (version) =>
    own !== null &&
    own.updatedAt === version.updatedAt &&
    Object.keys(changedFields(own, version, bodyFields)).length === 0;
};
