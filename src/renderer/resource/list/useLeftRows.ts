import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { useResource } from '../define/resourceContext.tsx';
import { readSaved } from './goneRows.ts';

const noRecords: ReadonlyMap<string, Row> = new Map();

/** Overwrites only properties that the row has: a record has additional ones but no embedded names. */
const withValues = (row: Row, record: Row): Row => ({
  ...row,
  ...Object.fromEntries(Object.keys(row).flatMap((name) => (name in record ? [[name, record[name]]] : []))),
});

/** Replaces rows that left the list after an own edit by their saved values. */
export const useLeftRows = (rows: readonly Row[], left: ReadonlySet<string>): readonly Row[] => {
  const { resource, scope } = useResource();
  const { entity } = resource;
  const [records, setRecords] = useState(noRecords);
  const readLeft = useEffectEvent((take: (record: Row) => void): void => {
    for (const row of rows)
      if (left.has(row.id)) void readSaved(entity, scope, row).then((record) => record && take(record));
  });
  useEffect(() => {
    if (left.size === 0) return;
    let isShown = true;
    readLeft((record) => {
      if (isShown) setRecords((known) => new Map([...known, [record.id, record]]));
    });
    return () => {
      isShown = false;
      setRecords(noRecords);
    };
  }, [left]);
  return useMemo(
    () =>
      records.size === 0
        ? rows
        : rows.map((row) => {
            const record = left.has(row.id) ? records.get(row.id) : undefined;
            return record ? withValues(row, record) : row;
          }),
    [rows, left, records],
  );
};
