import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { CityListItem } from '#shared/api/geography.ts';
import { countriesOf } from '#shared/rules/countries.ts';
import { citiesOf } from '../marketplace/scopeNames.ts';
import { useScopeStore } from '../stores/page.ts';
import { useIsPrivate } from '../stores/preferences.ts';
import { recentSearches } from '../stores/recentSearches.ts';
import { useUser } from '../stores/session.ts';
import {
  type GoToScope,
  itemsOfPlaces,
  linkItem,
  newRecordItems,
  pageActions,
  placeItems,
  placeName,
  placesOf,
  recentItems,
  type ScreenTable,
  screenItems,
  viewItems,
} from './knownItems.ts';
import { type PaletteGroup, type PaletteItem, rankItems } from './paletteItems.ts';
import { type FoundGroup, loadLists } from './recordSearch.ts';
import type { CountryCities, SearchedList, SearchScope } from './searchPlan.ts';
import { useEnglish } from './useEnglish.ts';
import { type RecordSearch, useFoundRecords } from './useFoundRecords.ts';

/** Limit per group before the user types, and for less likely groups. */
const maxAtFirst = 6;

export interface FrameItems {
  table: ScreenTable;
  actions: readonly PaletteItem[];
  settings: readonly PaletteItem[];
  goToScope: GoToScope;
}

const citiesIn = (answers: readonly { data: readonly CityListItem[] | undefined }[]) =>
  answers.map(({ data }) => data ?? []);

/** Stable reference until the cities change. */
const useCountries = (): readonly CountryCities[] => {
  const limit = useUser()?.country ?? 'any';
  const cities = useQueries({ queries: countriesOf(limit).map(citiesOf), combine: citiesIn });
  return useMemo(
    () => countriesOf(limit).map((country, index) => ({ country, cities: cities[index] ?? [] })),
    [limit, cities],
  );
};

const useLists = (table: ScreenTable): readonly SearchedList[] => {
  const [lists, setLists] = useState<readonly SearchedList[]>([]);
  useEffect(() => {
    let isWanted = true;
    // Ignored here: the search loads the same lists and reports the error.
    loadLists(table).then(
      (loaded) => isWanted && setLists(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table]);
  return lists;
};

/** Orders the groups by arrival for this text: late groups are appended, so that nothing moves. */
const useArrivalOrder = (groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] => {
  const [arrived, setArrived] = useState<{ text: string; names: readonly string[] }>({ text, names: [] });
  const known = arrived.text === text ? arrived.names : [];
  const fresh = groups.map(({ name }) => name).filter((name) => !known.includes(name));
  const names = [...known, ...fresh];
  if (arrived.text !== text || fresh.length > 0) setArrived({ text, names });
  return groups.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
};

export interface PaletteContent {
  groups: readonly PaletteGroup[];
  search: RecordSearch;
  /** Some lists of the current scope have not answered. */
  isSearching: boolean;
  /** Other cities exist and have not been searched. */
  canSearchElsewhere: boolean;
}

/** Matching items: local ones immediately, server records as they arrive. */
export const usePaletteGroups = (
  { table, actions, settings, goToScope }: FrameItems,
  typed: string,
  onSearch: (text: string) => void,
): PaletteContent => {
  const { i18n, t } = useLingui();
  const { country, city, isAll } = useScopeStore();
  const user = useUser();
  const isPrivate = useIsPrivate();
  const countries = useCountries();
  const lists = useLists(table);
  const englishOf = useEnglish();
  // Read once, when the palette opens over the page.
  const [ofPage] = useState(pageActions);
  const userId = user?.id ?? '';
  const text = typed.trim();
  const isEmpty = text === '';
  const scope = useMemo(() => ({ country, city, isAll }), [country, city, isAll]);
  const known = useMemo(
    () => ({
      recent: recentItems(table, userId, isPrivate, i18n),
      screens: screenItems(table, scope, i18n),
      views: viewItems(table, scope, i18n),
    }),
    [table, userId, isPrivate, i18n, i18n.locale, scope],
  );
  const places = useMemo(() => placesOf(countries, i18n), [countries, i18n, i18n.locale]);
  // Memoized: views are read from storage, which must not repeat with each search result.
  const ofPlaces = useMemo(() => {
    const itemsAt = (at: SearchScope): readonly PaletteItem[] => [
      ...screenItems(table, at, i18n),
      ...viewItems(table, at, i18n),
      ...newRecordItems(lists, at, user, i18n),
    ];
    return itemsOfPlaces(places, scope, text, itemsAt, englishOf);
  }, [places, scope, text, table, lists, user, englishOf, i18n, i18n.locale]);
  const link = linkItem(text, table, user, countries, scope, i18n);
  const search = useFoundRecords(table, link ? '' : typed, scope);

  const group = (name: string, title: string, items: readonly PaletteItem[]): PaletteGroup => {
    const ranked = rankItems(items, typed, englishOf);
    return { name, title, items: isEmpty && name !== 'screens' ? ranked.slice(0, maxAtFirst) : ranked };
  };
  /** Group that is empty until the user types, because it has too many items. */
  const whenTyped = (
    name: string,
    title: string,
    items: readonly PaletteItem[],
    found: readonly PaletteItem[] = [],
  ): PaletteGroup => ({
    name,
    title,
    items: isEmpty ? [] : [...rankItems(items, typed, englishOf), ...found].slice(0, maxAtFirst),
  });
  const foundGroup = ({ list, place, items }: FoundGroup, of: string): PaletteGroup => {
    const title = i18n._(table[list].title);
    if (!place) return { name: `found ${of} ${list}`, title, items };
    const where = placeName(place, i18n);
    return {
      name: `found ${of} ${items[0]?.id}`,
      title: `${title} · ${where}`,
      items: items.map((item) => ({ ...item, place: where })),
    };
  };
  const searches = recentSearches(userId, isPrivate).map(
    (looked): PaletteItem => ({
      id: `search ${looked}`,
      label: looked,
      staysOpen: true,
      run: () => onSearch(looked),
    }),
  );
  const groups = [
    { name: 'link', title: t`Pasted link`, items: link ? [link] : [] },
    group('recent', t`Recent records`, known.recent),
    { name: 'searches', title: t`Last searches`, items: isEmpty ? searches : [] },
    group('actions', t`On this page`, ofPage),
    group('screens', t`Screens`, known.screens),
    whenTyped('views', t`Views`, known.views),
    whenTyped('new', t`New`, newRecordItems(lists, scope, user, i18n)),
    whenTyped('places', t`Cities and countries`, placeItems(places, scope, goToScope, i18n), ofPlaces),
    group(
      'app',
      t`Application`,
      actions.filter(({ label }) => !ofPage.some((own) => own.label === label)),
    ),
    // Settings come after actions, as an item such as privacy mode is both and the action applies at once.
    whenTyped('settings', t`Settings`, settings),
    ...search.before.map((one) => ({ ...foundGroup(one, 'before'), isOld: true })),
    ...search.groups.map((one) => ({ ...foundGroup(one, search.text), isOld: search.text !== text })),
  ].filter(({ items }) => items.length > 0);

  const others = countries.flatMap((one) => one.cities).length - (city === null ? 0 : 1);
  return {
    groups: useArrivalOrder(groups, text),
    search,
    isSearching: !link && !isEmpty && (search.missing > 0 || search.text !== text),
    canSearchElsewhere:
      !link && others > 0 && text.length > 1 && search.text === text && search.elsewhere.phase === 'notAsked',
  };
};
