import { callEntity, type EntityName, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';
import type { Field } from '../fields/fieldType.ts';

const maxAsked = 20;
/** Minimum length; shorter texts match too many records. */
const fewest = 4;

export const savedText = (field: Field, value: unknown): string =>
  typeof value === 'string' ? (field.clean?.(value) ?? '') : '';

const isSameText = (one: string, other: string): boolean =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** True for a changed text that is long enough to search for. */
export const isWorthAsking = (field: Field, text: string, before: unknown): boolean =>
  text.length >= fewest && text !== savedText(field, before);

interface SameValue {
  entity: EntityName;
  scope: RecordScope;
  name: string;
  field: Field;
  text: string;
  /** The record itself, excluded from the result. */
  id: string | undefined;
}

/** Query for another record with the same text. */
export const sameValueQuery = ({ entity, scope, name, field, text, id }: SameValue) => ({
  queryKey: ['records', entity, 'same', scope, name, text],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Row[]> => {
    const filters = { [name]: { match: 'text', value: text } as const };
    const query = { page: 1, size: maxAsked, filters };
    return unwrap(await callEntity<Row[]>(entity, 'list', scope, { query, signal }));
  },
  select: (rows: readonly Row[]): Row | null =>
    rows.find((row) => row.id !== id && isSameText(savedText(field, row[name]), text)) ?? null,
});
