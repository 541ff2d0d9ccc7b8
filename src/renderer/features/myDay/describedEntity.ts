import type { MessageDescriptor } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { listPatterns, pagePatterns } from '#shared/screens/screenPatterns.ts';
import type { EntityName } from '../../data/entityCalls.ts';
import { listPath, recordPath } from '../../paths.ts';
import type { FormSpec } from '../../resource/define/resource.ts';

/** Screen of an entity. The table of screens passes it, because features cannot import it. */
export interface DescribedEntity {
  title: MessageDescriptor;
  /** Declaration of the list or of the settings; `null`: another page. */
  spec: FormSpec | null;
}

export type ScreenFor = (screen: string) => Promise<DescribedEntity | null>;

/** `null`: no screen of this version. */
export type Described = ReadonlyMap<string, DescribedEntity | null>;

const screenOf = (entity: string): string => (entity === 'categoryTrees' ? 'cityHomeCategories' : entity);

/** Screens of all entities among the entries; `undefined` while loading. */
export const useDescribed = (
  screenFor: ScreenFor,
  entries: readonly JournalEntry[],
): Described | undefined => {
  const names = useMemo(() => [...new Set(entries.map(({ entity }) => entity))].toSorted(), [entries]);
  return useQuery({
    queryKey: ['journal screens', names],
    queryFn: async (): Promise<Described> => {
      const found = await Promise.all(
        names.map(async (name) => [name, await screenFor(screenOf(name))] as const),
      );
      return new Map(found);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  }).data;
};

const isList = (entity: string): entity is EntityName => Object.hasOwn(listPatterns, entity);

const needsCity = (pattern: string, { city }: JournalEntry['scope']): boolean =>
  pattern.includes(':city') && city === undefined;

/** Path of the record or its page; `null` if there is none any more. */
export const pathOf = ({ entity, scope, zone, recordId, action, outcome }: JournalEntry): string | null => {
  if (isList(entity)) {
    if (needsCity(listPatterns[entity], scope)) return null;
    const isGone = action === 'deleted' && outcome === 'done';
    return recordId === null || isGone ? listPath(entity, scope) : recordPath(entity, scope, recordId);
  }
  const pattern: string | undefined = pagePatterns[screenOf(entity) as keyof typeof pagePatterns];
  if (pattern === undefined || needsCity(pattern, scope)) return null;
  const path = pattern.replace(/:(\w+)/g, (_match, name: 'country' | 'city') =>
    encodeURIComponent(scope[name] ?? ''),
  );
  return zone === undefined ? path : `${path}?${new URLSearchParams({ zone })}`;
};

const nameFields = ['fullName', 'firstName', 'customerName'];

/** True if the names of these records are personal data. */
const isNamePersonal = (spec: FormSpec | null): boolean =>
  nameFields.some((name) => spec?.fields[name]?.isPersonal === true);

/** Name to show; the short id replaces an unknown or private one. Empty for pages without records. */
export const shownName = (
  { name, recordId, count }: JournalEntry,
  spec: FormSpec | null,
  isPrivate: boolean,
): string => {
  if (name !== '' && !(isPrivate && isNamePersonal(spec))) return name;
  return recordId !== null && count === 1 ? shortIdOf(recordId) : '';
};
