import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { unwrap } from '../../data/queryClient.ts';
import { namesOf } from '../../data/watchRecords.ts';
import { zoneSource } from '../../marketplace/courierZones.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import type { ReferenceSource } from '../../resource/fields/reference/referenceSource.ts';
import type { Described } from './describedEntity.ts';

/** Limit of reads for names, one call each. Further records show their id. */
const maxReads = 40;

interface Wanted {
  source: ReferenceSource;
  scope: JournalEntry['scope'];
  id: string;
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '');

const wantedIn = (entries: readonly JournalEntry[], described: Described | undefined): Wanted[] => {
  const wanted = new Map<string, Wanted>();
  for (const { entity, scope, zone, fields } of entries) {
    if (zone !== undefined) wanted.set(`${zoneSource.key} ${zone}`, { source: zoneSource, scope, id: zone });
    for (const { name, from, to } of fields) {
      const source = described?.get(entity)?.spec?.fields[name]?.source;
      if (!source) continue;
      for (const id of [...idsIn(from), ...idsIn(to)])
        wanted.set(`${source.key} ${id}`, { source, scope, id });
    }
  }
  return [...wanted.values()].slice(0, maxReads);
};

const readName = async ({ source, scope, id }: Wanted, signal: AbortSignal): Promise<string> => {
  if (source.read) return unwrap(await source.read(scope, id, signal)).name;
  const options = unwrap(await source.search(scope, '', signal));
  return options.find((option) => option.id === id)?.name ?? id;
};

/** Names of the records that changed values refer to, and of the zones of time slots. */
export const useJournalNames = (
  entries: readonly JournalEntry[],
  described: Described | undefined,
): TextContext['nameOf'] => {
  const wanted = useMemo(() => wantedIn(entries, described), [entries, described]);
  const names = useQueries({
    queries: wanted.map((one) => ({
      queryKey: ['journal names', one.source.key, one.scope, one.id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readName(one, signal),
      meta: namesOf(one.source.key),
      staleTime: 5 * 60_000,
    })),
    combine: (answers) => answers.map(({ data }) => data),
  });
  return useMemo(() => {
    const known = new Map(wanted.map(({ source, id }, index) => [`${source.key} ${id}`, names[index]]));
    return (sourceKey, id) => known.get(`${sourceKey} ${id}`);
  }, [wanted, names]);
};
