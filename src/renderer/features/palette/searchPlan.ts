import type { CityListItem } from '#shared/api/geography.ts';
import { type CountryId, isCountryId } from '#shared/domain/countries.ts';
import type { Pasted } from '#shared/domain/pastedText.ts';
import { countryOfPhone } from '#shared/domain/phoneForms.ts';
import { listPatterns } from '#shared/domain/screenPatterns.ts';
import type { EntityName } from '../../data/entityCalls.ts';
import { isTakenApart, questionsFor, type RecordQuestion } from '../../resource/recordQuestions.ts';
import type { Resource } from '../../resource/resource.ts';

export interface SearchScope {
  country: CountryId;
  city: string | null;
  /** Lists that can are of all cities of the country. */
  isAll?: boolean;
}

/** A city, or what belongs to a country as a whole. */
export interface SearchPlace {
  country: CountryId;
  city: CityListItem | null;
}

export interface CountryCities {
  country: CountryId;
  cities: readonly CityListItem[];
}

/** A list in which records can be found. */
export interface SearchedList {
  name: EntityName;
  resource: Resource;
}

export interface PlannedQuestion extends RecordQuestion {
  list: SearchedList;
  place: SearchPlace;
}

/** What is looked for most often comes first: of forty cities the last ones are asked a second later. */
const likeliest: readonly EntityName[] = ['customers', 'orders', 'couriers', 'establishments', 'companies'];
const rankOf = ({ name }: SearchedList): number => {
  const rank = likeliest.indexOf(name);
  return rank < 0 ? likeliest.length : rank;
};

/** A name is taken apart only where it is likely to be found: of forty cities all lists would be asked once more. */
const isWorthAsking = (question: RecordQuestion & { list: SearchedList }): boolean =>
  !isTakenApart(question) || likeliest.includes(question.list.name);

/** Whoever looks for a person means the person, and what that person wrote comes after. */
export const isWrittenByCustomers = (name: EntityName): boolean => name === 'customerRequests';

const belongsTo = ({ name }: SearchedList, { city }: SearchPlace): boolean => {
  const pattern: string = listPatterns[name];
  return city === null
    ? pattern.includes(':country') && !pattern.includes(':city')
    : pattern.includes(':city');
};

/** The country that a number names by its code, else the present one, then the others that the person may see. */
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

/** Everywhere but where one is: what is there is asked anyway. */
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
 * All that is to be asked elsewhere, in its order: country by country, and in each the likeliest spelling in all its cities
 * before the next one, the likeliest entity before the others. `samples` are phone numbers of each country.
 */
export const planQuestions = (
  pasted: readonly Pasted[],
  places: readonly SearchPlace[],
  lists: readonly SearchedList[],
  samples: Readonly<Partial<Record<CountryId, readonly string[]>>> = {},
): readonly PlannedQuestion[] => {
  const countries = [...new Set(places.map(({ country }) => country))];
  return countries.flatMap((country) => {
    const questions = lists.flatMap((list) =>
      pasted.flatMap((one) =>
        questionsFor(one, list.resource, samples[country]).map((question) => ({ ...question, list })),
      ),
    );
    const inTurn = questions
      .filter(isWorthAsking)
      .toSorted((a, b) => a.spelling - b.spelling || rankOf(a.list) - rankOf(b.list));
    return inTurn.flatMap((question) =>
      places
        .filter((place) => place.country === country && belongsTo(question.list, place))
        .map((place) => ({ ...question, place })),
    );
  });
};
