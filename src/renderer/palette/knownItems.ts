import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { matchPath } from 'react-router';
import type { SessionUser } from '#shared/api/auth.ts';
import { canListAllCities } from '#shared/api/operations.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { type CountryId, countriesOf, isCountryId } from '#shared/rules/countries.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { listPatterns, newRecordId, pagePatterns, recordPattern } from '#shared/screens/screenPatterns.ts';
import { languageTag, locales } from '#shared/screens/settingValues.ts';
import type { screens } from '../app/screens.ts';
import { type EntityName, scopeFor } from '../data/entityCalls.ts';
import { parseListParams } from '../data/listParams.ts';
import { boardViews, readyViewsOf } from '../marketplace/readyViews.ts';
import { cityName, countryNames } from '../marketplace/scopeNames.ts';
import { listPath, recordPath } from '../paths.ts';
import { readyViewSearch } from '../resource/define/readyView.ts';
import { readViews, viewSearch } from '../resource/define/savedViews.ts';
import { presetWords } from '../resource/fields/date/presetWords.ts';
import { showCallSheet } from '../stores/callSheet.ts';
import { recentRecords } from '../stores/recentRecords.ts';
import { type EnglishOf, otherWords, type PaletteItem, rankItems } from './paletteItems.ts';
import { readPastedLink } from './pastedLink.ts';
import type { CountryCities, SearchedList, SearchPlace, SearchScope } from './searchPlan.ts';

/** Table of screens, passed by the window frame to avoid a second import. */
export type ScreenTable = typeof screens;

const listNames = Object.keys(listPatterns) as EntityName[];

/** Translated name of a country, or of a city with its country. */
export const placeName = ({ country, city }: SearchPlace, i18n: I18n): string => {
  const countryWords = i18n._(countryNames[country]);
  return city ? `${cityName(i18n.locale, country, city)}, ${countryWords}` : countryWords;
};

const patterns: Readonly<Record<string, string>> = { ...pagePatterns, ...listPatterns };

/** Path of a screen in a scope; `null` if it needs a city and none is selected. */
const pathHere = (screen: string, { country, city, isAll }: SearchScope): string | null => {
  const pattern = patterns[screen] ?? ':';
  const canBeOfAll = screen === 'ordersNow' || canListAllCities(screen);
  const wanted = isAll && canBeOfAll ? allCities : city;
  const filled = pattern.replace(':country', country).replace(':city', wanted ?? ':city');
  return filled.includes(':') ? null : filled;
};

export const screenItems = (table: ScreenTable, scope: SearchScope, i18n: I18n): readonly PaletteItem[] =>
  Object.entries(table).flatMap(([name, { title, words }]) => {
    const path = pathHere(name, scope);
    if (path === null) return [];
    return [{ id: `screen ${name}`, label: i18n._(title), words: words ? [i18n._(words)] : [], path }];
  });

/** A customer is a person to talk to: their call sheet opens over the current screen. */
export const sheetOf = (
  name: EntityName,
  { country = '', city = '' }: { country?: string | undefined; city?: string | undefined },
  id: string,
): Pick<PaletteItem, 'open'> =>
  name === 'customers' ? { open: () => void showCallSheet({ country, city, id }) } : {};

/** Recently opened records; the short id replaces an unknown or private name. */
export const recentItems = (
  table: ScreenTable,
  userId: string,
  isPrivate: boolean,
  i18n: I18n,
): readonly PaletteItem[] =>
  recentRecords(userId).flatMap(({ path, name }) => {
    const list = listNames.find((known) => matchPath(recordPattern(listPatterns[known]), path) !== null);
    if (!list) return [];
    const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    const { params = {} } = matchPath(recordPattern(listPatterns[list]), path) ?? {};
    const sheet = sheetOf(list, params, id);
    const shown = name !== null && !isPrivate ? name : shortIdOf(id);
    return [
      { id: `recent ${path}`, label: shown, detail: i18n._(table[list].title), words: [id], ...sheet, path },
    ];
  });

/** Toolbars that contain the actions of a page. */
const buttons = '#page :is([data-actions], [role=toolbar]) button';

const isUsable = (button: HTMLElement): boolean =>
  !button.matches(':disabled, [aria-disabled=true]') &&
  (button.matches('[data-palette-only]') || button.checkVisibility({ visibilityProperty: true }));

/** Actions of the open page, named like its buttons. */
export const pageActions = (): readonly PaletteItem[] => {
  const found = [...document.querySelectorAll<HTMLElement>(buttons)].filter(isUsable);
  const items = found.map((button, index) => {
    const label = (button.getAttribute('aria-label') ?? button.textContent).trim();
    return { id: `action ${index} ${label}`, label, run: () => button.click() };
  });
  return items.filter(
    ({ label }, index) => label !== '' && items.findIndex((other) => other.label === label) === index,
  );
};

const boardItems = (table: ScreenTable, scope: SearchScope, i18n: I18n): readonly PaletteItem[] => {
  const path = pathHere('ordersNow', scope);
  if (path === null) return [];
  const title = i18n._(table.ordersNow.title);
  return boardViews.map(({ label, search }) => ({
    id: `view ordersNow ${search}`,
    label: i18n._(label),
    ...{ detail: title, words: [title], path: path + search },
  }));
};

/**
 * Filters of the board, and saved views of every list, findable by their dates ("last week"), built-in ones before
 * the user's.
 */
export const viewItems = (table: ScreenTable, scope: SearchScope, i18n: I18n): readonly PaletteItem[] => [
  ...boardItems(table, scope, i18n),
  ...listNames.flatMap((name) => {
    const at = scopeFor(name, scope);
    if (at === null) return [];
    const title = i18n._(table[name].title);
    const item = (label: string, search: string, words?: MessageDescriptor) => ({
      id: `view ${name} ${search}`,
      label,
      detail: title,
      words: [
        title,
        ...(words ? [i18n._(words)] : []),
        ...presetWords(parseListParams(new URLSearchParams(search)).filters, i18n),
      ],
      path: listPath(name, at) + search,
    });
    const ready = Object.entries(readyViewsOf(name));
    return [
      ...ready.map(([key, view]) => item(i18n._(view.label), readyViewSearch(key, view), view.words)),
      ...readViews(name).map((view) => item(view.name, viewSearch(view))),
    ];
  }),
];

/** "New record" items of every entity that the user can create. */
export const newRecordItems = (
  lists: readonly SearchedList[],
  scope: SearchScope,
  user: SessionUser | null,
  i18n: I18n,
): readonly PaletteItem[] =>
  lists.flatMap(({ name, resource: { newLabel, can } }) => {
    // Records are created in a single city.
    const at = scopeFor(name, { ...scope, isAll: false });
    const { create, page } = can(user);
    if (!newLabel || !create || page !== 'edit' || at === null) return [];
    return [{ id: `new ${name}`, label: i18n._(newLabel), path: recordPath(name, at, newRecordId) }];
  });

/**
 * Switches the window to another city or country: a path, or an action if the current page has no path there.
 */
export type GoToScope = (scope: SearchScope) => Pick<PaletteItem, 'path' | 'run'>;

const regionNames = locales.map((locale) => new Intl.DisplayNames(languageTag(locale), { type: 'region' }));

const namesOfCountry = (country: CountryId): readonly string[] =>
  regionNames.map((names) => names.of(country.toUpperCase()) ?? country);

/** Target of a scope change: a country, all its cities, or one city. */
interface Place {
  scope: SearchScope;
  label: string;
  /** Country of a city, for its label. */
  country: string | null;
  names: readonly string[];
}

/** Countries and cities that the user can access, plus an "all cities" entry per country. */
export const placesOf = (countries: readonly CountryCities[], i18n: I18n): readonly Place[] =>
  countries.flatMap(({ country, cities }) => {
    const whole = i18n._(countryNames[country]);
    const names = namesOfCountry(country);
    const places: Place[] = cities.map((city) => ({
      scope: { country, city: city.id },
      label: cityName(i18n.locale, country, city),
      country: whole,
      names: [city.name, city.localName],
    }));
    const all = {
      scope: { country, city: null, isAll: true },
      label: i18n._(msg`All cities`),
      country: whole,
    };
    if (cities.length > 1) places.unshift({ ...all, names });
    return [{ scope: { country, city: null }, label: whole, country: null, names }, ...places];
  });

/**
 * Whether the place is the current one. A country contains all its cities; "all cities" ignores the last
 * city.
 */
const isIn = ({ scope, country }: Place, here: SearchScope): boolean => {
  if (scope.country !== here.country) return false;
  if (country === null) return true;
  return scope.isAll ? here.isAll === true : !here.isAll && scope.city === here.city;
};

/** Scope changes; the current scope is marked. */
export const placeItems = (
  places: readonly Place[],
  here: SearchScope,
  go: GoToScope,
  i18n: I18n,
): readonly PaletteItem[] =>
  places.map((place) => {
    const { scope, label, country, names } = place;
    const what = country ?? i18n._(msg`Country`);
    return {
      id: ['place', scope.country, scope.isAll ? allCities : scope.city].filter(Boolean).join(' '),
      label,
      detail: isIn(place, here) ? `${what} · ${i18n._(msg`you are here`)}` : what,
      words: names,
      ...go(scope),
    };
  });

/** Words next to the place's name. A city may be followed by its country. */
const wordsBeyondPlace = ({ scope, label, country, names }: Place, typed: string): string => {
  const rest = otherWords([label, ...names], typed);
  return (country !== null && otherWords(namesOfCountry(scope.country), rest)) || rest;
};

/** Items of a place named in the query: "couriers sevilla", "orders sevilla spain", "companies ukraine". */
export const itemsOfPlaces = (
  places: readonly Place[],
  here: SearchScope,
  typed: string,
  itemsAt: (scope: SearchScope) => readonly PaletteItem[],
  englishOf: EnglishOf,
): readonly PaletteItem[] =>
  places.flatMap((place) => {
    const { scope, label, country } = place;
    const rest = wordsBeyondPlace(place, typed);
    if (rest === '') return [];
    const where = country === null ? label : `${label}, ${country}`;
    // Items of a whole country are offered for the country only.
    const within = country === null ? `/country/${scope.country}/` : `/country/${scope.country}/city/`;
    const items = itemsAt(scope).filter(({ path }) => path?.startsWith(within));
    return rankItems(items, rest, englishOf).map((item) => ({
      ...item,
      id: `${item.id} of ${where}`,
      detail: [item.detail, where].filter(Boolean).join(' · '),
      ...(isIn(place, here) ? {} : { place: where }),
    }));
  });

/** Screen of a pasted link or path; `null` if it is none or its country is not accessible to the user. */
export const linkItem = (
  typed: string,
  table: ScreenTable,
  user: SessionUser | null,
  countries: readonly CountryCities[],
  here: SearchScope,
  i18n: I18n,
): PaletteItem | null => {
  const link = readPastedLink(typed);
  if (!link) return null;
  const { path, screen, params } = link;
  const { country = here.country, city, id } = params;
  if (!isCountryId(country) || !countriesOf(user?.country ?? 'any').includes(country)) return null;
  const known = countries.find((one) => one.country === country)?.cities.find((one) => one.id === city);
  const isElsewhere = country !== here.country || (city !== undefined && city !== here.city);
  const place = placeName({ country, city: known ?? null }, i18n);
  const title = i18n._(table[screen].title);
  return {
    id: `link ${path}`,
    label: id === undefined || id === newRecordId ? title : `${title} ${shortIdOf(id)}`,
    path,
    ...(isElsewhere ? { place, detail: place } : {}),
  };
};
