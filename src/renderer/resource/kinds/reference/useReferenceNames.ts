import { useLingui } from '@lingui/react';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { queryClient, unwrap } from '../../../data/queryClient.ts';
import { useIsPrivate } from '../../../stores/preferences.ts';
import { useFormatters } from '../../../ui/useFormatters.ts';
import type { Field, Kind, TextContext } from '../kind.ts';
import type { ReferenceOption, ReferenceSource } from './referenceSource.ts';

/** Ids of records whose names are wanted, by the key of their source. */
export type WantedIds = ReadonlyMap<string, readonly string[]>;

const idsIn = (value: unknown): string[] => {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((id) => typeof id === 'string' && id !== '');
};

/** What these values of these fields refer to. */
export const wantedIds = (
  values: Iterable<readonly [Pick<Kind, 'source'> | undefined, unknown]>,
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

const keyOf = (sourceKey: string, id: string): string => JSON.stringify([sourceKey, id]);

/** A record that is not among the first of its source: its name, under its key. */
const namedQuery = (
  { key, read }: Required<Pick<ReferenceSource, 'key' | 'read'>>,
  scope: RecordScope,
  id: string,
) => ({
  queryKey: ['records', key, 'name', scope, id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<[key: string, name: string]> => [
    keyOf(key, id),
    unwrap(await read(scope, id, signal)).name,
  ],
  staleTime: 60_000,
});

/** Each is one call; a list that names more such records than this shows the ids of the others. */
const maxSingles = 50;

type NameOf = (sourceKey: string, id: string) => string | undefined;

/** Said of a record whose name is on its way; its id only where no name comes. */
export const awaitedName = '…';

/** What came; null is on its way, undefined did not come. */
const answersOf = <Data>(answers: { data: Data | undefined; isLoading: boolean }[]) =>
  answers.map(({ data, isLoading }) => data ?? (isLoading ? null : undefined));

const none: readonly string[] = [];

/** Finds the names of records: those that are chosen from anyway, and what else is wanted, one by one. */
const useNames = (sources: readonly ReferenceSource[], scope: RecordScope, wanted: WantedIds): NameOf => {
  const lists = useQueries({
    queries: sources.map((source) => referenceQuery(source, scope, '')),
    combine: answersOf<ReferenceOption[]>,
  });
  const first = useMemo(
    () =>
      new Map(
        sources.flatMap(({ key }, index) =>
          (lists[index] ?? []).map(({ id, name }) => [keyOf(key, id), name] as const),
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
            !read || first.has(keyOf(key, id)) ? [] : [{ source: { key, read }, id }],
          );
        })
        .slice(0, maxSingles),
    [sources, lists, first, wanted],
  );
  // The array keeps its identity as long as nothing in it changes: other rows with known names render nobody anew.
  const singles = useQueries({
    queries: missing.map(({ source, id }) => namedQuery(source, scope, id)),
    combine: answersOf<[key: string, name: string]>,
  });
  const isAwaiting = singles.includes(null);
  const awaited = useMemo(
    () =>
      isAwaiting
        ? missing.flatMap(({ source, id }, index) => (singles[index] === null ? [keyOf(source.key, id)] : []))
        : none,
    [isAwaiting, missing, singles],
  );
  return useMemo(() => {
    const names = new Map([...first, ...singles.flatMap((single) => (single ? [single] : []))]);
    for (const key of awaited) names.set(key, awaitedName);
    const late = new Set(sources.flatMap(({ key }, index) => (lists[index] === null ? [key] : [])));
    return (sourceKey, id) =>
      names.get(keyOf(sourceKey, id)) ?? (late.has(sourceKey) ? awaitedName : undefined);
  }, [first, singles, awaited, sources, lists]);
};

/** Finds the names of the records of one source. */
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

const sourcesIn = (fields: readonly Pick<Kind, 'source'>[]): ReferenceSource[] => {
  const sources = fields.flatMap(({ source }) => source ?? []);
  return [...new Map(sources.map((source) => [source.key, source])).values()];
};

/** Finds the names of the records that these fields refer to. */
const useReferenceNames = (
  fields: readonly Pick<Kind, 'source'>[],
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

/** How values of these fields are said in this window; changes only with language, zone, known names and privacy mode. */
export const useTextContext = (
  fields: readonly Field[],
  scope: RecordScope,
  wanted: WantedIds,
): TextContext => {
  const { i18n } = useLingui();
  const isPrivate = useIsPrivate();
  const nameOf = useReferenceNames(fields, scope, wanted);
  // The formatters are one object for each language, so that whatever is kept by the context is made again.
  const formatters = useFormatters();
  return useMemo(() => ({ i18n, formatters, nameOf, isPrivate }), [i18n, formatters, nameOf, isPrivate]);
};
