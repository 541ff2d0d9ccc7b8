import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import { queryClient } from '../../data/queryClient.ts';
import { unwrap } from '../../data/resultError.ts';
import type { Field } from './field.ts';
import type { ReferenceOption, ReferenceSource } from './referenceSource.ts';
import { refersToRecords, type WantedIds } from './wantedIds.ts';

export const referenceQuery = (source: ReferenceSource, scope: RecordScope, text: string) => ({
  queryKey: ['records', source.key, 'options', scope, text],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReferenceOption[]> =>
    unwrap(await source.search(scope, text, signal)),
  staleTime: 60_000,
});

/** A record that is not among the first of its source. */
const namedQuery = (source: ReferenceSource, scope: RecordScope, id: string) => ({
  queryKey: ['records', source.key, 'name', scope, id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReferenceOption> =>
    unwrap(await source.read(scope, id, signal)),
  staleTime: 60_000,
});

/** Each is one call; a list that names more such records than this shows the ids of the others. */
const maxSingles = 50;

export type NameOf = (sourceKey: string, id: string) => string | undefined;

const keyOf = (sourceKey: string, id: string): string => JSON.stringify([sourceKey, id]);

const combine = (answers: { data: ReferenceOption[] | undefined }[]) => answers.map(({ data }) => data);
const combineSingles = (answers: { data: ReferenceOption | undefined }[]) => answers.map(({ data }) => data);

/** Finds the names of records: those that are chosen from anyway, and what else is wanted, one by one. */
export const useNames = (
  sources: readonly ReferenceSource[],
  scope: RecordScope,
  wanted: WantedIds,
): NameOf => {
  const lists = useQueries({ queries: sources.map((source) => referenceQuery(source, scope, '')), combine });
  const first = useMemo(
    () =>
      new Map(
        sources.flatMap(({ key }, index) =>
          (lists[index] ?? []).map(({ id, name }) => [keyOf(key, id), name]),
        ),
      ),
    [sources, lists],
  );
  // As text, so that other rows with the same names change nothing for whoever shows them.
  const missingKeys = useMemo(
    () =>
      sources
        .flatMap(({ key }, index) =>
          (lists[index] ? (wanted.get(key) ?? []) : []).map((id) => keyOf(key, id)),
        )
        .filter((key) => !first.has(key))
        .slice(0, maxSingles)
        .join('\n'),
    [sources, lists, first, wanted],
  );
  const missing = useMemo(
    () =>
      missingKeys.split('\n').flatMap((key) => {
        const [sourceKey, id = ''] = key === '' ? [] : (JSON.parse(key) as string[]);
        const source = sources.find((known) => known.key === sourceKey);
        return source ? [{ source, id }] : [];
      }),
    [sources, missingKeys],
  );
  const singles = useQueries({
    queries: missing.map(({ source, id }) => namedQuery(source, scope, id)),
    combine: combineSingles,
  });
  return useMemo(() => {
    const others = new Map(
      missing.map(({ source, id }, index) => [keyOf(source.key, id), singles[index]?.name]),
    );
    return (sourceKey, id) => first.get(keyOf(sourceKey, id)) ?? others.get(keyOf(sourceKey, id));
  }, [first, missing, singles]);
};

const sourcesIn = (fields: readonly Field[]): ReferenceSource[] => {
  const sources = fields.filter(refersToRecords).map(({ source }) => source);
  return [...new Map(sources.map((source) => [source.key, source])).values()];
};

/** Finds the names of the records that these fields refer to. */
export const useReferenceNames = (
  fields: readonly Field[],
  scope: RecordScope,
  wanted: WantedIds,
): NameOf => {
  const sources = useMemo(() => sourcesIn(fields), [fields]);
  return useNames(sources, scope, wanted);
};

/** The names that were looked up already, by id. */
export const knownNames = (source: ReferenceSource, scope: RecordScope): Record<string, string> =>
  Object.fromEntries(
    (queryClient.getQueryData<ReferenceOption[]>(referenceQuery(source, scope, '').queryKey) ?? []).map(
      ({ id, name }) => [id, name],
    ),
  );
