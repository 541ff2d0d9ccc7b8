import { useLingui } from '@lingui/react';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { queryClient, unwrap } from '../../../data/queryClient.ts';
import { useIsPrivate } from '../../../stores/preferences.ts';
import { useFormatters } from '../../../ui/useFormatters.ts';
import type { Field, FieldType, TextContext } from '../fieldType.ts';
import type { ReferenceOption, ReferenceSource } from './referenceSource.ts';

export type WantedIds = ReadonlyMap<string, readonly string[]>;

const idsIn = (value: unknown): string[] => {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((id) => typeof id === 'string' && id !== '');
};

export const wantedIds = (
  values: Iterable<readonly [Pick<FieldType, 'source'> | undefined, unknown]>,
): WantedIds => {
  const wanted = new Map<string, Set<string>>();
  for (const [field, value] of values) {
    if (!field?.source) continue;
    const { key } = field.source;
    const ids = wanted.get(key) ?? new Set();
    wanted.set(key, ids);
    for (const id of idsIn(value)) ids.add(id);
  }
  return new Map([...wanted].map(([key, ids]) => [key, [...ids]]));
};

export const referenceQuery = (source: ReferenceSource, scope: RecordScope, text: string) => ({
  queryKey: ['records', source.key, 'options', scope, text],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReferenceOption[]> =>
    unwrap(await source.search(scope, text, signal)),
  staleTime: 60_000,
});

const nameKey = (sourceKey: string, id: string): string => JSON.stringify([sourceKey, id]);

/** Name of a record that is not in the first page of its source. */
const namedQuery = (
  { key, read }: Required<Pick<ReferenceSource, 'key' | 'read'>>,
  scope: RecordScope,
  id: string,
) => ({
  queryKey: ['records', key, 'name', scope, id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<[key: string, name: string]> => [
    nameKey(key, id),
    unwrap(await read(scope, id, signal)).name,
  ],
  staleTime: 60_000,
});

/** Limit of single reads, one call each. Further records show their id. */
const maxSingles = 50;

type NameOf = (sourceKey: string, id: string) => string | undefined;

export const awaitedName = '…';

/** Data of each query. `null`: loading; `undefined`: failed. */
const answersOf = <Data>(answers: { data: Data | undefined; isLoading: boolean }[]) =>
  answers.map(({ data, isLoading }) => data ?? (isLoading ? null : undefined));

const none: readonly string[] = [];

/** Resolves names from the first page of each source, then reads missing ones one by one. */
const useNames = (sources: readonly ReferenceSource[], scope: RecordScope, wanted: WantedIds): NameOf => {
  const lists = useQueries({
    queries: sources.map((source) => referenceQuery(source, scope, '')),
    combine: answersOf<ReferenceOption[]>,
  });
  const first = useMemo(
    () =>
      new Map(
        sources.flatMap(({ key }, index) =>
          (lists[index] ?? []).map(({ id, name }) => [nameKey(key, id), name] as const),
        ),
      ),
    [sources, lists],
  );
  const missing = useMemo(
    () =>
      sources
        .flatMap(({ key, read }, index) => {
          const ids = lists[index] && read ? (wanted.get(key) ?? []) : [];
          return ids.flatMap((id) =>
            !read || first.has(nameKey(key, id)) ? [] : [{ source: { key, read }, id }],
          );
        })
        .slice(0, maxSingles),
    [sources, lists, first, wanted],
  );
  // The array is stable while its content does not change, so rows with known names cause no re-render.
  const singles = useQueries({
    queries: missing.map(({ source, id }) => namedQuery(source, scope, id)),
    combine: answersOf<[key: string, name: string]>,
  });
  const isAwaiting = singles.includes(null);
  const awaited = useMemo(
    () =>
      isAwaiting
        ? missing.flatMap(({ source, id }, index) =>
            singles[index] === null ? [nameKey(source.key, id)] : [],
          )
        : none,
    [isAwaiting, missing, singles],
  );
  return useMemo(() => {
    const names = new Map([...first, ...singles.flatMap((single) => (single ? [single] : []))]);
    for (const key of awaited) names.set(key, awaitedName);
    const late = new Set(sources.flatMap(({ key }, index) => (lists[index] === null ? [key] : [])));
    return (sourceKey, id) =>
      names.get(nameKey(sourceKey, id)) ?? (late.has(sourceKey) ? awaitedName : undefined);
  }, [first, singles, awaited, sources, lists]);
};

export const useSourceNames = (
  source: ReferenceSource,
  scope: RecordScope,
  ids: readonly string[],
): ((id: string) => string | undefined) => {
  const sources = useMemo(() => [source], [source]);
  const wanted = useMemo(() => new Map([[source.key, ids]]), [source, ids]);
  const nameOf = useNames(sources, scope, wanted);
  return (id) => nameOf(source.key, id);
};

const sourcesIn = (fields: readonly Pick<FieldType, 'source'>[]): ReferenceSource[] => {
  const sources = fields.flatMap(({ source }) => source ?? []);
  return [...new Map(sources.map((source) => [source.key, source])).values()];
};

const useReferenceNames = (
  fields: readonly Pick<FieldType, 'source'>[],
  scope: RecordScope,
  wanted: WantedIds,
): NameOf => {
  const sources = useMemo(() => sourcesIn(fields), [fields]);
  return useNames(sources, scope, wanted);
};

export const knownNames = (source: ReferenceSource, scope: RecordScope): Record<string, string> =>
  Object.fromEntries(
    (queryClient.getQueryData<ReferenceOption[]>(referenceQuery(source, scope, '').queryKey) ?? []).map(
      ({ id, name }) => [id, name],
    ),
  );

/** Formatting context of these fields. Stable until language, time zone, names or privacy mode change. */
export const useTextContext = (
  fields: readonly Field[],
  scope: RecordScope,
  wanted: WantedIds,
): TextContext => {
  const { i18n } = useLingui();
  const isPrivate = useIsPrivate();
  const nameOf = useReferenceNames(fields, scope, wanted);
  // The formatters object changes with the language, so caches keyed by the context are rebuilt.
  const formatters = useFormatters();
  return useMemo(() => ({ i18n, formatters, nameOf, isPrivate }), [i18n, formatters, nameOf, isPrivate]);
};
