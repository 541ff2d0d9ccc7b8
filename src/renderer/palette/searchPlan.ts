import type { CityListItem } from '#shared/api/geography.ts';
import type { Pasted } from '#shared/query/pastedText.ts';
import { type CountryId, isCountryId } from '#shared/rules/countries.ts';
import { countryOfPhone } from '#shared/rules/phoneForms.ts';
import { listPatterns } from '#shared/screens/screenPatterns.ts';
import type { EntityName } from '../data/entityCalls.ts';
import { isSplitName, queriesFor, type RecordQuery } from '../resource/define/recordQueries.ts';
import type { Resource } from '../resource/define/resource.ts';

export interface SearchScope {
  country: CountryId;
  city: string | null;
  /** Lists that support it cover all cities of the country. */
  isAll?: boolean;
}

/** A city, or the country-wide lists of a country. */
export interface SearchPlace {
  country: CountryId;
  city: CityListItem | null;
}

export interface CountryCities {
  country: CountryId;
  cities: readonly CityListItem[];
}

export interface SearchedList {
  name: EntityName;
  resource: Resource;
}

export interface PlannedQuery extends RecordQuery {
  list: SearchedList;
  place: SearchPlace;
}

/** Entities searched first: with forty cities, the last requests start a second later. */
const likeliest: readonly EntityName[] = ['customers', 'orders', 'couriers', 'establishments', 'companies'];
const rankOf = ({ name }: SearchedList): number => {
  const rank = likeliest.indexOf(name);
  return rank < 0 ? likeliest.length : rank;
};

/** Splits names into words only for likely entities; otherwise, forty cities would double the requests. */
const isWorthAsking = (query: RecordQuery & { list: SearchedList }): boolean =>
  !isSplitName(query) || likeliest.includes(query.list.name);

/** Requests written by customers are listed after the customers themselves. */
export const isWrittenByCustomers = (name: EntityName): boolean => name === 'customerRequests';

const arePayLists = (name: EntityName): boolean => name.endsWith('PayLists');

/**
 * Order of groups in the current scope, however fast their lists answer: establishments before the companies that
 * own them, and pay lists last, which repeat the names of their payees.
 */
export const comesBefore = (one: EntityName, other: EntityName): boolean =>
  other === 'companies' ? one === 'establishments' : arePayLists(other) && !arePayLists(one);

const belongsTo = ({ name }: SearchedList, { city }: SearchPlace): boolean => {
  const pattern: string = listPatterns[name];
  return city === null
    ? pattern.includes(':country') && !pattern.includes(':city')
    : pattern.includes(':city');
};

/**
 * Countries in search order: the one of the phone or IBAN prefix, the current one, then the user's others.
 */
export const countriesInTurn = (
  pasted: readonly Pasted[],
  allowed: readonly CountryId[],
  here: CountryId,
): readonly CountryId[] => {
  const named = pasted.map(({ type, text }) => {
    if (type === 'phone') return countryOfPhone(text);
    const code = text.slice(0, 2).toLowerCase();
    return type === 'iban' && isCountryId(code) ? code : null;
  });
  return [...new Set([...named, here, ...allowed])].filter(
    (country): country is CountryId => country !== null && allowed.includes(country),
  );
};

/** Excludes the current scope, which has been searched already. */
export const placesElsewhere = (
  countries: readonly CountryCities[],
  here: SearchScope,
): readonly SearchPlace[] =>
  countries.flatMap(({ country, cities }) => [
    ...(country === here.country ? [] : [{ country, city: null }]),
    ...cities
      .filter(({ id }) => country !== here.country || id !== here.city)
      .map((city) => ({ country, city })),
  ]);

/**
 * Queries for other places in order: by country, then by likelihood of the spelling, then by entity, each in
 * all cities. `samples` are phone numbers per country.
 */
export const planQueries = (
  pasted: readonly Pasted[],
  places: readonly SearchPlace[],
  lists: readonly SearchedList[],
  samples: Readonly<Partial<Record<CountryId, readonly string[]>>> = {},
): readonly PlannedQuery[] => {
  const countries = [...new Set(places.map(({ country }) => country))];
  return countries.flatMap((country) => {
    const queries = lists.flatMap((list) =>
      pasted.flatMap((one) =>
        queriesFor(one, list.resource, samples[country]).map((query) => ({ ...query, list })),
      ),
    );
    const inTurn = queries
      .filter(isWorthAsking)
      .toSorted((a, b) => a.spelling - b.spelling || rankOf(a.list) - rankOf(b.list));
    return inTurn.flatMap((query) =>
      places
        .filter((place) => place.country === country && belongsTo(query.list, place))
        .map((place) => ({ ...query, place })),
    );
  });
};
