import { msg } from '@lingui/core/macro';
import { isWorthAsking, savedText } from '../form/sameValue.ts';
import { findRecords } from './findRecords.ts';
import type { PlanContext, PlannedRow } from './planRows.ts';
import { keyText, type RowKey } from './rowKeys.ts';

interface SharedValue {
  line: number;
  /** `null`: a new record. */
  id: string | null;
  key: RowKey;
}

/** New values of fields that two records rarely share, such as an IBAN. */
const valuesToAsk = (rows: readonly PlannedRow[], { fields }: PlanContext['resource']): SharedValue[] =>
  rows.flatMap(({ line, result, record, values }) =>
    result !== 'new' && result !== 'changed'
      ? []
      : Object.entries(fields).flatMap(([name, field]) => {
          const text = savedText(field, values[name]);
          if (field.ifShared !== 'ask' || !isWorthAsking(field, text, record?.[name])) return [];
          return { line, id: record?.id ?? null, key: { type: 'same' as const, field: name, text } };
        }),
  );

/** Adds warnings about values that another record, or an earlier row, has too. */
export const warnOfShared = async (
  rows: readonly PlannedRow[],
  planning: PlanContext & Parameters<typeof findRecords>[1],
): Promise<PlannedRow[]> => {
  const { resource, i18n } = planning;
  const asked = valuesToAsk(rows, resource);
  const recordsOf = await findRecords(
    asked.map(({ key }) => key),
    { ...planning, onProgress: () => undefined },
  );
  const firstLines = new Map<string, number>();
  const warnings = new Map<number, Record<string, string>>();
  for (const { line, id, key } of asked) {
    const label = i18n._(resource.fields[key.field]?.label ?? msg`ID`);
    const other = recordsOf(key).find((record) => record.id !== id);
    const first = firstLines.get(keyText(key));
    if (first === undefined) firstLines.set(keyText(key), line);
    const owner = other ? resource.nameOf(other) : first === undefined ? null : i18n._(msg`row ${first}`);
    if (owner !== null)
      warnings.set(line, {
        ...warnings.get(line),
        [key.field]: i18n._(msg`The same ${label} as ${owner}`),
      });
  }
  return rows.map((row) => ({ ...row, warnings: warnings.get(row.line) ?? {} }));
};
