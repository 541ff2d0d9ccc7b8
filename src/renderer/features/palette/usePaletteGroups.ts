import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { CityListItem } from '#shared/api/geography.ts';
import { countriesOf } from '#shared/domain/countries.ts';
import { citiesOf } from '../../marketplace/scopeNames.ts';
import { useScopeStore } from '../../stores/page.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { recentSearches } from '../../stores/recentSearches.ts';
import { useUser } from '../../stores/session.ts';
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

/** How many of a group are shown before anything is typed, and of what is not looked for first. */
const maxAtFirst = 6;

/** What the frame knows and the palette offers. */
export interface FrameItems {
  /** All screens that there are. */
  table: ScreenTable;
  /** What can be done anywhere. */
  actions: readonly PaletteItem[];
  settings: readonly PaletteItem[];
  goToScope: GoToScope;
}

const citiesIn = (answers: readonly { data: readonly CityListItem[] | undefined }[]) =>
  answers.map(({ data }) => data ?? []);

/** The same until other cities are known. */
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
    // What cannot be loaded is told by the search, which needs it too.
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

/** Groups in the order in which they came for this text: what comes late is added below, and nothing moves. */
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
  /** The lists of this scope have not all answered. */
  isSearching: boolean;
  /** There are other cities, and they were not asked. */
  canSearchElsewhere: boolean;
}

/** What fits the typed text: what the window knows at once, records of the server as they come. */
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
  // The actions of the page as they were when the palette opened: it stands over the page.
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
  // Not again when records come: views are read from the disk.
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
  /** Too many to be shown unasked. */
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
      // What the page has a button for is offered once.
      actions.filter(({ label }) => !ofPage.some((own) => own.label === label)),
    ),
    // Below what does it at once: privacy mode is both.
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
