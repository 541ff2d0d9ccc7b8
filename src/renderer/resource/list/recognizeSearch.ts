import type { Filter } from '#shared/query/listQuery.ts';
import { type Pasted, readPasted } from '#shared/query/pastedText.ts';
import { phoneForms } from '#shared/rules/phoneForms.ts';
import type { EntityName } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/listState.ts';
import { queriesFor } from '../define/recordQueries.ts';
import type { Resource } from '../define/resource.ts';
import type { ReferenceSource } from '../fields/reference/referenceSource.ts';

export interface SearchAttempt {
  field: string;
  filter: ListFilter | null;
}

/** Indirect search by phone or email: first finds the person, then that person's records. */
interface SearchThrough {
  entity: EntityName;
  /** Field of our records that refers to the person. */
  field: string;
  by: NonNullable<ReferenceSource['foundBy']>;
}

const throughOf = ({ fields }: Resource): SearchThrough | undefined =>
  Object.entries(fields)
    .flatMap(([field, { source }]) =>
      source?.foundBy && source.list ? { entity: source.list.entity, field, by: source.foundBy } : [],
    )
    .at(0);

/** Queries for a typed text, derived from its form. The likeliest field and spelling come first. */
export type Recognized =
  | { attempts: readonly SearchAttempt[]; isName: boolean }
  /** Looks up a person first, then that person's records. */
  | { through: SearchThrough; type: 'phone' | 'email'; filters: readonly Filter[] };

/** Six or eight letters and digits may also be a name, so part of an id must contain at least two digits. */
const isMeant = ({ type, text, isSure }: Pasted): boolean =>
  type !== 'name' && (isSure || type === 'phone' || type === 'email' || /\d.*\d/.test(text));

/** Two letters match too many texts in all fields. */
const shortestName = 3;

/** Fields with names, descriptions or postal addresses; excludes numbers and email addresses. */
const holdsNames = ({ fields }: Resource, name: string): boolean =>
  [undefined, 'place'].includes(fields[name]?.contact) && name !== 'iban' && name !== 'idNumber';

/**
 * Searches a name in the current field, then in other name fields. Lists known by ids search their main field
 * last or not at all, since names belong to their related records.
 */
const attemptsForName = (
  resource: Resource,
  searched: string,
  pasted: readonly Pasted[],
): readonly SearchAttempt[] => {
  const { text = '' } = pasted.find(({ type }) => type === 'name') ?? {};
  if (text.length < shortestName || pasted.some(isMeant)) return [];
  const also = resource.searchAlso.filter((name) => holdsNames(resource, name));
  const isKnownById = resource.fields[searched]?.exportAs === 'shortId';
  // A single word with digits is part of an id; a word of hex letters alone could be one.
  if (isKnownById && !/\s|^\D+$/.test(text)) return [];
  const places = !isKnownById ? [searched, ...also] : /^[a-f]+$/i.test(text) ? [...also, searched] : also;
  return also.length === 0 ? [] : places.map((field) => ({ field, filter: { match: 'text', value: text } }));
};

/**
 * Derives fields and filters from the form of a typed text, such as an id, phone number or email. `searched`:
 * current field, preferred where the text fits it too. `null`: plain search.
 */
export const recognizeSearch = (
  resource: Resource,
  typed: string,
  searched: string,
  samples: readonly string[] = [],
): Recognized | null => {
  const all = readPasted(typed);
  const pasted = all.filter(isMeant);
  const queries = pasted.flatMap((one) => queriesFor(one, resource, samples));
  // A field chosen by the user wins unless the text is unmistakable.
  const isChosen = searched !== resource.search;
  if (isChosen && !pasted.some(({ isSure }) => isSure)) return null;
  const here = queries.find(({ field }) => field === searched) ?? queries[0];
  if (here) {
    const ofField = queries.filter(({ field, pasted: of }) => field === here.field && of === here.pasted);
    const { field } = here;
    const found = ofField.flatMap(({ filters }) => filters[field] ?? []);
    return { attempts: found.map((filter) => ({ field, filter })), isName: false };
  }
  const names = attemptsForName(resource, searched, all);
  if (names.length > 0) return { attempts: names, isName: true };
  const through = throughOf(resource);
  const sure = pasted.find(
    ({ type, isSure }) => isSure && (type === 'phone' || type === 'email') && through?.by[type],
  );
  if (!through || (sure?.type !== 'phone' && sure?.type !== 'email')) return null;
  const spellings = sure.type === 'phone' ? phoneForms(sure.text) : [sure.text];
  return {
    through,
    type: sure.type,
    filters: spellings.map((value) => ({ match: 'text', value })),
  };
};
