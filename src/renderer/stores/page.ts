import type { MessageDescriptor } from '@lingui/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { allCities } from '#shared/rules/allCities.ts';
import type { CountryId } from '#shared/rules/countries.ts';

interface PageStore {
  /** Path that the title belongs to, so that the next page does not show it. */
  pathname: string;
  recordTitle: string | null;
  /**
   * Country and city of a page in a record window; `null` in the main window and for pages without a scope.
   */
  scopeTitle: string | null;
  /** Country and city selected on the page but missing in its address; `''` without such a choice. */
  chosenPlace: string;
  /** Note in the window's title; `''` for none. */
  note: string;
  /** Query string to keep when switching country or city, with its `?`; `''` for none. */
  searchElsewhere: string;
}

/** Information from the page to the frame: window title, breadcrumb, country and city pickers. */
export const usePageStore = create<PageStore>()(() => ({
  pathname: '',
  recordTitle: null,
  scopeTitle: null,
  chosenPlace: '',
  note: '',
  searchElsewhere: '',
}));

/** Sets the record's name as window title and last part of the breadcrumb. */
export const useRecordTitle = (recordTitle: string | null): void => {
  const { pathname } = useLocation();
  useEffect(() => usePageStore.setState({ pathname, recordTitle }), [pathname, recordTitle]);
};

/** Prefixes the window's title while the page is mounted. */
export const usePageNote = (note: string): void =>
  useEffect(() => {
    usePageStore.setState({ note });
    return () => usePageStore.setState({ note: '' });
  }, [note]);

/** Scope printed on paper, where the pickers are hidden. */
export const useChosenPlace = (chosenPlace: string): void =>
  useEffect(() => {
    usePageStore.setState({ chosenPlace });
    return () => usePageStore.setState({ chosenPlace: '' });
  }, [chosenPlace]);

interface BannerLine {
  /** Container for the page's banners in the breadcrumb's line; `null` if the window has none. */
  place: HTMLElement | null;
  /** Topic of each banner, in order. */
  abouts: readonly { about: MessageDescriptor }[];
}

/** Banners that would shift the page are rendered in the breadcrumb's line instead. */
export const useBannerLine = create<BannerLine>()(() => ({ place: null, abouts: [] }));

export const setBannerPlace = (place: HTMLElement | null): void => useBannerLine.setState({ place });

/** Registers a banner. Returns the function that removes it. */
export const enterBannerLine = (about: MessageDescriptor): (() => void) => {
  const entry = { about };
  useBannerLine.setState(({ abouts }) => ({ abouts: [...abouts, entry] }));
  return () =>
    useBannerLine.setState(({ abouts }) => ({ abouts: abouts.filter((other) => other !== entry) }));
};

/** Time in milliseconds since which visible data could not be refetched; `null`: up to date. */
export const useBehind = create<{ asOf: number | null }>()(() => ({ asOf: null }));

export interface CityName {
  id: string;
  name: string;
}

/** Notice that the user has moved to another city or country, shown on that page. */
interface Arrival {
  pathname: string;
  place: string;
  from: string;
}

/** Path chosen with the country and city pickers. */
let chosenPath: string | null = null;

export const noteChoice = (pathname: string): void => {
  chosenPath = pathname;
};

/** True if the user chose this page with the pickers; clears the choice. */
export const takeChoice = (pathname: string): boolean => {
  const isChosen = chosenPath === pathname;
  chosenPath = null;
  return isChosen;
};

interface ScopeStore {
  country: CountryId;
  /** `null` until a city of the country is known. */
  city: string | null;
  /** Name from the server, the same in every language; used in file names. */
  cityName: string | null;
  /** Lists show all cities if they can; `city` is then the last single one. */
  isAll: boolean;
  cities: readonly CityName[];
  arrival: Arrival | null;
}

/** Current country and city: from the address, or the last ones if the address has none. */
export const useScopeStore = create<ScopeStore>()(() => ({
  country: 'es',
  city: null,
  cityName: null,
  isAll: false,
  cities: [],
  arrival: null,
}));

type ScopeChange = Pick<ScopeStore, 'country' | 'city'> & Partial<Pick<ScopeStore, 'cityName' | 'isAll'>>;

export const setScope = ({ country, city, cityName = null, isAll = false }: ScopeChange): void => {
  const current = useScopeStore.getState();
  const isSame =
    current.country === country &&
    current.city === city &&
    current.cityName === cityName &&
    current.isAll === isAll;
  if (!isSame) useScopeStore.setState({ country, city, cityName, isAll });
};

/** Announces a move on the target page, not before: unsaved changes may block the navigation. */
export const announceArrival = (arrival: Arrival): void => useScopeStore.setState({ arrival });

/** Returns the pending announcement of this page once. */
export const takeArrival = (pathname: string): Arrival | null => {
  const { arrival } = useScopeStore.getState();
  if (arrival?.pathname !== pathname) return null;
  useScopeStore.setState({ arrival: null });
  return arrival;
};

/** Last visited variant of each list: of one city or of all cities. */
const lastShown = new Map<string, string>();
/** Path of a list or record in the variant of all cities. */
export const inAllCities = (path: string): string => path.replace(/\/city\/[^/]+/, `/city/${allCities}`);

export const rememberShownList = (path: string): void => void lastShown.set(inAllCities(path), path);

/** List of a record: of its city, or of all cities if that was visited last. */
export const listOpenedFrom = (path: string): string => {
  const ofAll = inAllCities(path);
  return lastShown.get(ofAll) === ofAll ? ofAll : path;
};

/** Resets the memory for tests. */
export const forgetShownLists = (): void => lastShown.clear();
