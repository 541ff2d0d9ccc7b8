import { listPatterns, recordPattern } from '#shared/domain/screenPatterns.ts';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { maskedRow } from '../../resource/kinds/personal.ts';
import type { DeclaredResource } from '../../resource/resource.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useSessionStore } from '../../stores/session.ts';
import type { ListScreen } from '../screens.ts';
import type { PaletteItem } from './paletteItem.ts';
import { questionsFor, type Wanted, wantedOf } from './recordQuestion.ts';
import { placeOf, type ScreenTable } from './screenItems.ts';

/** Of each list; whoever looks for more goes there. */
const mostOfOne = 5;

export interface SearchScope {
  country: string;
  city: string | null;
}

/** A list in which records can be found from here. */
interface SearchedList {
  name: string;
  screen: ListScreen;
  path: string;
}

export const searchedLists = (table: ScreenTable, scope: SearchScope): readonly SearchedList[] =>
  Object.entries(listPatterns).flatMap(([name, pattern]) => {
    const screen = (table as Readonly<Record<string, unknown>>)[name] as ListScreen | undefined;
    const path = placeOf(pattern, scope);
    return screen && 'resource' in screen && path !== null ? [{ name, screen, path }] : [];
  });

const paramsOf = (name: string, { country, city }: SearchScope): RecordScope => {
  const pattern: string = listPatterns[name as keyof typeof listPatterns];
  return {
    ...(pattern.includes(':country') ? { country } : {}),
    ...(pattern.includes(':city') && city !== null ? { city } : {}),
  };
};

const toItem = (
  row: Row,
  { name, path }: SearchedList,
  { fields, nameOf }: DeclaredResource,
): PaletteItem => {
  const seen = usePreferencesStore.getState().privacy ? maskedRow(fields, row) : row;
  return {
    id: `${name} ${row.id}`,
    label: nameOf(seen) || row.id.slice(0, 8).toUpperCase(),
    detail: row.id.slice(0, 8).toUpperCase(),
    path: recordPattern(path).replace(':id', encodeURIComponent(row.id)),
  };
};

const isMeant = (row: Row, wanted: Wanted): boolean =>
  wanted.kind !== 'orderId' || row.id.toLowerCase().startsWith(wanted.text.toLowerCase());

/** The records of one list that fit what was typed. Rejects when it could not be asked. */
export const findIn = async (
  list: SearchedList,
  typed: string,
  scope: SearchScope,
  signal: AbortSignal,
): Promise<readonly PaletteItem[]> => {
  const resource = await list.screen.resource();
  if (resource.can(useSessionStore.getState().session.user).page === 'none') return [];
  const asked = wantedOf(typed).flatMap((wanted) =>
    questionsFor(wanted, resource).map(async (filters) => {
      const query = { page: 1, size: mostOfOne, filters };
      const params = paramsOf(list.name, scope);
      const result = await callEntity<Row[]>(resource.entity, 'list', params, { query, signal });
      if (!result.ok) throw new Error(result.error.code);
      return result.data.filter((row) => isMeant(row, wanted));
    }),
  );
  const rows = (await Promise.all(asked)).flat();
  const items = new Map(rows.map((row) => [row.id, toItem(row, list, resource)]));
  return [...items.values()].slice(0, mostOfOne);
};
