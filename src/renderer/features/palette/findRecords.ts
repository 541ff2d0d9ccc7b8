import { listPatterns, recordPattern } from '#shared/domain/screenPatterns.ts';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { mask, maskedRow } from '../../resource/kinds/fieldText.ts';
import type { Resource } from '../../resource/resource.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useSessionStore } from '../../stores/session.ts';
import type { ListScreen } from '../screens.ts';
import type { PaletteItem } from './paletteItem.ts';
import { bestFirst } from './rankItems.ts';
import { questionsFor, type Wanted, wantedOf } from './recordQuestion.ts';
import { placeOf, type ScreenTable } from './screenItems.ts';

/** Of each list; whoever looks for more goes there. */
const mostOfOne = 5;
/** What the server sends is in no order of names: of so many the best are shown. */
const mostLookedAt = 20;

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

/** What tells it from others of the same name: how one reaches it, else its id as lists show it. */
const detailOf = (seen: Row, fields: Resource['fields'], isPhone: boolean): string | undefined => {
  const contacts = isPhone ? ['phone', 'email'] : ['email', 'phone'];
  const known = contacts.flatMap((kind) =>
    Object.keys(fields).flatMap((name) => {
      const value = fields[name]?.contact === kind ? seen[name] : null;
      return typeof value === 'string' && value !== '' && value !== mask ? [value] : [];
    }),
  );
  return known[0] ?? fields.id?.short?.(seen.id);
};

const toItem = (
  row: Row,
  { name, path }: SearchedList,
  { fields, nameOf }: Resource,
  isPhone: boolean,
): PaletteItem => {
  const seen = usePreferencesStore.getState().privacy ? maskedRow(fields, row) : row;
  const detail = detailOf(seen, fields, isPhone);
  return {
    id: `${name} ${row.id}`,
    label: nameOf(seen) || row.id.slice(0, 8).toUpperCase(),
    ...(detail === undefined ? {} : { detail }),
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
  const kinds = wantedOf(typed);
  const asked = kinds.flatMap((wanted) =>
    questionsFor(wanted, resource).map(async (filters) => {
      const query = { page: 1, size: mostLookedAt, filters };
      const params = paramsOf(list.name, scope);
      const result = await callEntity<Row[]>(resource.entity, 'list', params, { query, signal });
      if (!result.ok) throw new Error(result.error.code);
      return result.data.filter((row) => isMeant(row, wanted));
    }),
  );
  const rows = (await Promise.all(asked)).flat();
  const different = [...new Map(rows.map((row) => [row.id, row])).values()];
  const isPhone = kinds.some(({ kind }) => kind === 'phone');
  return bestFirst(different, resource.nameOf, typed)
    .slice(0, mostOfOne)
    .map((row) => toItem(row, list, resource, isPhone));
};
