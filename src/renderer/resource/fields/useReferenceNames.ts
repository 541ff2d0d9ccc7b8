import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import { queryClient } from '../../data/queryClient.ts';
import { unwrap } from '../../data/resultError.ts';
import type { Field } from './field.ts';
import type { ReferenceOption, ReferenceSource } from './referenceSource.ts';

export const referenceQuery = (source: ReferenceSource, scope: RecordScope, text: string) => ({
  queryKey: ['records', source.key, 'options', scope, text],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReferenceOption[]> =>
    unwrap(await source.search(scope, text, signal)),
  staleTime: 60_000,
});

const sourcesIn = (fields: readonly Field[]): ReferenceSource[] => {
  const sources = fields.flatMap((field) =>
    field.kind === 'reference' || field.kind === 'references' ? [field.source] : [],
  );
  return [...new Map(sources.map((source) => [source.key, source])).values()];
};

/** Finds the names of the records that these fields refer to. */
export const useReferenceNames = (
  fields: readonly Field[],
  scope: RecordScope,
): ((sourceKey: string, id: string) => string | undefined) => {
  const sources = useMemo(() => sourcesIn(fields), [fields]);
  const combine = useCallback(
    (answers: { data: ReferenceOption[] | undefined }[]) =>
      new Map(
        sources.map((source, index) => [
          source.key,
          new Map((answers[index]?.data ?? []).map(({ id, name }) => [id, name])),
        ]),
      ),
    [sources],
  );
  const names = useQueries({ queries: sources.map((source) => referenceQuery(source, scope, '')), combine });
  return useCallback((sourceKey: string, id: string) => names.get(sourceKey)?.get(id), [names]);
};

/** The names that were looked up already, by id. */
export const knownNames = (source: ReferenceSource, scope: RecordScope): Record<string, string> =>
  Object.fromEntries(
    (queryClient.getQueryData<ReferenceOption[]>(referenceQuery(source, scope, '').queryKey) ?? []).map(
      ({ id, name }) => [id, name],
    ),
  );
