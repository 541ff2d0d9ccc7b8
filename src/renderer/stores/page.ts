import type { MessageDescriptor } from '@lingui/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { allCities } from '#shared/domain/allCities.ts';
import type { CountryId } from '#shared/domain/countries.ts';

interface PageStore {
  /** The address that the title belongs to: it says nothing about the next one. */
  pathname: string;
  recordTitle: string | null;
  /** Country and city of a page in a window of its own; null where the page belongs to none, and in the main window. */
  scopeTitle: string | null;
  /** Country and city that are chosen on the page, which its address need not say; '' where there is no such choice. */
  chosenPlace: string;
  /** What the page has to say to somebody who sees only the window's title; '' for nothing. */
  note: string;
  /** The query that this page takes along into another country or city, with its question mark; '' without one. */
  searchElsewhere: string;
}

/** What the page says to the frame around it: to title and breadcrumb, and to the pickers of country and city. */
export const usePageStore = create<PageStore>()(() => ({
  pathname: '',
  recordTitle: null,
  scopeTitle: null,
  chosenPlace: '',
  note: '',
  searchElsewhere: '',
}));

/** For a record's page: its name becomes the title of the window and the last part of the breadcrumb. */
export const useRecordTitle = (recordTitle: string | null): void => {
  const { pathname } = useLocation();
  useEffect(() => usePageStore.setState({ pathname, recordTitle }), [pathname, recordTitle]);
};

/** Stands before the title of the window for as long as the page is shown. */
export const usePageNote = (note: string): void =>
  useEffect(() => {
    usePageStore.setState({ note });
    return () => usePageStore.setState({ note: '' });
  }, [note]);

/** What paper says of the page's place, where the boxes to choose it are left out. */
export const useChosenPlace = (chosenPlace: string): void =>
  useEffect(() => {
    usePageStore.setState({ chosenPlace });
    return () => usePageStore.setState({ chosenPlace: '' });
  }, [chosenPlace]);

interface BannerLine {
  /** Where banners of the page stand in the line of the breadcrumb; null: the window has no such line. */
  place: HTMLElement | null;
  /** What each banner there is about, the first one first. */
  abouts: readonly { about: MessageDescriptor }[];
}

/** Banners whose coming would move the page stand in the frame instead, in the line of the breadcrumb. */
export const useBannerLine = create<BannerLine>()(() => ({ place: null, abouts: [] }));

/** For `ref`. */
export const setBannerPlace = (place: HTMLElement | null): void => useBannerLine.setState({ place });

/** Says that such a banner stands there; whoever calls the answer takes that back. */
export const enterBannerLine = (about: MessageDescriptor): (() => void) => {
  const entry = { about };
  useBannerLine.setState(({ abouts }) => ({ abouts: [...abouts, entry] }));
  return () =>
    useBannerLine.setState(({ abouts }) => ({ abouts: abouts.filter((other) => other !== entry) }));
};

/** Since when (in milliseconds) what this window shows could not be read again; null: it is up to date. */
export const useBehind = create<{ asOf: number | null }>()(() => ({ asOf: null }));

/** A city as the interface's language writes it. */
export interface CityName {
  id: string;
  name: string;
}

/** That one has come to another city or country, said on the page of it. */
interface Arrival {
  pathname: string;
  place: string;
  /** Where one came from. */
  from: string;
}

/** The address that the person has chosen by the pickers of country and city. */
let chosenPath: string | null = null;

export const noteChoice = (pathname: string): void => {
  chosenPath = pathname;
};

/** Whether the person has chosen to come to this page; it is forgotten with the answer. */
export const takeChoice = (pathname: string): boolean => {
  const isChosen = chosenPath === pathname;
  chosenPath = null;
  return isChosen;
};

interface ScopeStore {
  country: CountryId;
  /** null until a city of the country is known. */
  city: string | null;
  /** The name as the server writes it, the same in every language: files are called after it. */
  cityName: string | null;
  /** Lists that can are of all cities of the country; `city` is the last one then. */
  isAll: boolean;
  /** All cities of the country. */
  cities: readonly CityName[];
  arrival: Arrival | null;
}

/** Where this window works: the country and city of its address, or the last ones when the address has none. */
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

/** Whoever leads to another city or country has that said there: unsaved changes may keep the person where they are. */
export const announceArrival = (arrival: Arrival): void => useScopeStore.setState({ arrival });

/** What is to be said on this page, once. */
export const takeArrival = (pathname: string): Arrival | null => {
  const { arrival } = useScopeStore.getState();
  if (arrival?.pathname !== pathname) return null;
  useScopeStore.setState({ arrival: null });
  return arrival;
};

/** Which list of a kind this window has shown last: that of one city, or of all. */
const lastShown = new Map<string, string>();
const inAllCities = (path: string): string => path.replace(/\/city\/[^/]+/, `/city/${allCities}`);

export const rememberShownList = (path: string): void => void lastShown.set(inAllCities(path), path);

/** Where a record's list is: that of its city, or that of all cities if this window has shown it last. */
export const listOpenedFrom = (path: string): string => {
  const ofAll = inAllCities(path);
  return lastShown.get(ofAll) === ofAll ? ofAll : path;
};

/** Resets the store to that of a window that was just opened. */
export const forgetShownLists = (): void => lastShown.clear();
