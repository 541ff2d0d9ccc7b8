import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { countriesOf } from '#shared/rules/countries.ts';
import { citiesOf } from '../marketplace/scopeNames.ts';
import { useScopeStore } from '../stores/page.ts';
import { useIsPrivate } from '../stores/preferences.ts';
import { recentSearches } from '../stores/recentSearches.ts';
import { useUser } from '../stores/session.ts';
import type { FoundGroup } from './foundRecords.ts';
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
import { isNamed, type PaletteGroup, type PaletteItem, rankItems } from './paletteItems.ts';
import { loadLists } from './recordSearch.ts';
import type { CountryCities, SearchedList, SearchScope } from './searchPlan.ts';
import { useEnglish } from './useEnglish.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { usePromised } from './usePromised.ts';

type Items = readonly PaletteItem[];

/** Limit per group before the user types, and for less likely groups. */
const maxAtFirst = 6;

export interface FrameItems {
  table: ScreenTable;
  actions: readonly PaletteItem[];
  settings: readonly PaletteItem[];
  goToScope: GoToScope;
}

/** Stable reference until the cities change. */
const useCountries = (): readonly CountryCities[] => {
  const countries = countriesOf(useUser()?.country ?? 'any');
  return useQueries({
    queries: countries.map(citiesOf),
    combine: (answers) =>
      countries.map((country, index) => ({ country, cities: answers[index]?.data ?? [] })),
  });
};

const noLists: readonly SearchedList[] = [];

const useLists = (table: ScreenTable): readonly SearchedList[] =>
  usePromised(useCallback(() => loadLists(table), [table])) ?? noLists;

/** Orders the groups by arrival for this text: late groups are appended, so that nothing moves. */
const useArrivalOrder = (groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] => {
  const [arrived, setArrived] = useState<{ text: string; names: readonly string[] }>({ text, names: [] });
  const known = arrived.text === text ? arrived.names : [];
  const fresh = groups.map(({ name }) => name).filter((name) => !known.includes(name));
  const names = [...known, ...fresh];
  if (arrived.text !== text || fresh.length > 0) setArrived({ text, names });
  return groups.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
};

/** Items that this window knows, without the server. */
const useKnownItems = ({ table, goToScope }: FrameItems, scope: SearchScope, text: string) => {
  const { i18n } = useLingui();
  const user = useUser();
  const userId = user?.id ?? '';
  const isPrivate = useIsPrivate();
  const countries = useCountries();
  const lists = useLists(table);
  const englishOf = useEnglish();
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
    const itemsAt = (at: SearchScope): Items => [
      ...screenItems(table, at, i18n),
      ...viewItems(table, at, i18n),
      ...newRecordItems(lists, at, user, i18n),
    ];
    return itemsOfPlaces(places, scope, text, itemsAt, englishOf);
  }, [places, scope, text, table, lists, user, englishOf, i18n, i18n.locale]);
  return {
    ...known,
    link: linkItem(text, table, user, countries, scope, i18n),
    fresh: newRecordItems(lists, scope, user, i18n),
    places: placeItems(places, scope, goToScope, i18n),
    ofPlaces,
    searches: recentSearches(userId, isPrivate),
    cities: countries.flatMap((one) => one.cities).length,
    englishOf,
  };
};

/** Matching items: local ones immediately, server records as they arrive. */
export const usePaletteGroups = (frame: FrameItems, typed: string, onSearch: (text: string) => void) => {
  const { i18n, t } = useLingui();
  const { country, city, isAll } = useScopeStore();
  // Read once, when the palette opens over the page.
  const [ofPage] = useState(pageActions);
  const text = typed.trim();
  const isEmpty = text === '';
  const scope = useMemo(() => ({ country, city, isAll }), [country, city, isAll]);
  const known = useKnownItems(frame, scope, text);
  const { link } = known;
  const search = useFoundRecords(frame.table, link ? '' : typed, scope);

  const rank = (items: Items) => rankItems(items, typed, known.englishOf);
  const group = (name: string, title: string, items: Items): PaletteGroup => ({
    name,
    title,
    items: isEmpty && name !== 'screens' ? rank(items).slice(0, maxAtFirst) : rank(items),
  });
  /** Group that is empty until the user types, because it has too many items. */
  const whenTyped = (name: string, title: string, items: Items, found: Items = []): PaletteGroup => ({
    ...{ name, title },
    items: isEmpty ? [] : [...rank(items), ...found].slice(0, maxAtFirst),
  });
  const foundGroup = ({ list, place, items }: FoundGroup, of: string, isOld: boolean): PaletteGroup => {
    const title = i18n._(frame.table[list].title);
    if (!place) return { name: `found ${of} ${list}`, title, items, isOld };
    const where = placeName(place, i18n);
    return {
      name: `found ${of} ${items[0]?.id}`,
      title: `${title} · ${where}`,
      items: items.map((item) => ({ ...item, place: where })),
      isOld,
    };
  };
  const searches = known.searches.map(
    (label): PaletteItem => ({ id: `search ${label}`, label, staysOpen: true, run: () => onSearch(label) }),
  );
  const everywhere: PaletteItem = {
    ...{ id: 'everywhere', label: t`Search everywhere`, staysOpen: true },
    run: search.searchEverywhere,
  };
  const app = frame.actions.filter(({ label }) => !ofPage.some((own) => own.label === label));
  const screens = group('screens', t`Screens`, known.screens);
  const isScreen = screens.items.some((item) => isNamed(item, typed, known.englishOf));
  const groups = [
    { name: 'link', title: t`Pasted link`, items: link ? [link] : [] },
    ...(isScreen ? [screens] : []),
    group('recent', t`Recent records`, known.recent),
    { name: 'searches', title: t`Last searches`, items: isEmpty ? searches : [] },
    group('actions', t`On this page`, ofPage),
    ...(isScreen ? [] : [screens]),
    whenTyped('views', t`Views`, known.views),
    whenTyped('new', t`New`, known.fresh),
    whenTyped('places', t`Cities and countries`, known.places, known.ofPlaces),
    group('app', t`Application`, app),
    // Settings come after actions, as an item such as privacy mode is both and the action applies at once.
    whenTyped('settings', t`Settings`, frame.settings),
    ...search.before.map((one) => foundGroup(one, 'before', true)),
    ...search.groups.map((one) => foundGroup(one, search.text, search.text !== text)),
  ].filter(({ items }) => items.length > 0);

  const others = known.cities - (city === null ? 0 : 1);
  const isOffered = !link && others > 0 && text.length > 1 && search.text === text;
  return {
    groups: useArrivalOrder(groups, text),
    search,
    /** Some lists of the current scope have not answered. */
    isSearching: !link && !isEmpty && (search.missing > 0 || search.text !== text),
    /** `null`: there are no other cities, or they have been searched. */
    everywhere: isOffered && search.elsewhere.phase === 'notAsked' ? everywhere : null,
  };
};
