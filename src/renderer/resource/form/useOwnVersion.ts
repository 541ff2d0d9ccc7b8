import { useEffect, useState } from 'react';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { changedFields } from '../../data/findConflicts.ts';
import { queryClient } from '../../data/queryClient.ts';
import { recordOptions } from '../../data/useRecord.ts';
import { listen } from '../../ipc/bridge.ts';
import type { FormSpec } from '../resource.ts';

/**
 * Whether a version of this record was left by a window of this app. Main tells of the writes of its own windows only,
 * so what is read right after such news is theirs.
 */
export const useOwnVersion = (
  { entity, bodyFields }: FormSpec,
  { country, city }: RecordScope,
  record: Row | null,
): ((version: Row) => boolean) => {
  const [own, setOwn] = useState<Row | null>(null);
  const isNew = record === null;
  const id = record?.id;
  useEffect(() => {
    if (isNew) return;
    const place: RecordScope = { ...(country ? { country } : {}), ...(city ? { city } : {}) };
    return listen('records.changed', ({ entity: changed, ids, isRemoval }) => {
      if (changed !== entity || isRemoval || (id !== undefined && ids.length > 0 && !ids.includes(id)))
        return;
      // Whoever shows the record is reading it again already: this is that reading.
      void queryClient.fetchQuery(recordOptions(entity, place, id)).then(setOwn, () => null);
    });
  }, [entity, country, city, isNew, id]);
  return (version) =>
    own !== null &&
    own.updatedAt === version.updatedAt &&
    Object.keys(changedFields(own, version, bodyFields)).length === 0;
};
