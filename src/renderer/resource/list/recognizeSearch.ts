import type { Filter } from '#shared/domain/listQuery.ts';
import { type Pasted, readPasted } from '#shared/domain/pastedText.ts';
import { phoneForms } from '#shared/domain/phoneForms.ts';
import type { ListFilter } from '../../data/listState.ts';
import { questionsFor } from '../recordQuestions.ts';
import type { Resource, SearchThrough } from '../resource.ts';

/** What a list is narrowed by, in search of a text. */
export interface SearchAttempt {
  field: string;
  /** null: nothing is looked for. */
  filter: ListFilter | null;
}

/** Where a typed text is looked for, because of how it is written. The likeliest place and spelling come first. */
export type Recognized =
  | { attempts: readonly SearchAttempt[]; isName: boolean }
  /** Somebody else's records: first who it is. */
  | { through: SearchThrough; type: 'phone' | 'email'; filters: readonly Filter[] };

/** Eight or six letters and digits may be a name as well: beginnings and ends of ids have several digits. */
const isMeant = ({ type, text, isSure }: Pasted): boolean =>
  type !== 'name' && (isSure || type === 'phone' || type === 'email' || /\d.*\d/.test(text));

/** Two letters stand in too many texts to be looked for in all fields. */
const shortestName = 3;

/** Fields that name somebody or something, or tell of it: no numbers and no addresses of mail. */
const holdsNames = ({ fields }: Resource, name: string): boolean =>
  !fields[name]?.contact && name !== 'iban' && name !== 'idNumber';

/**
 * A name is looked for in the field that is searched, then in the other ones that may hold it. A list that is known by its
 * ids has none in that field: who types one means somebody whom its records name.
 */
const attemptsForName = (
  resource: Resource,
  searched: string,
  pasted: readonly Pasted[],
): readonly SearchAttempt[] => {
  const { text = '' } = pasted.find(({ type }) => type === 'name') ?? {};
  if (text.length < shortestName || pasted.some(isMeant)) return [];
  const also = resource.searchAlso.filter((name) => holdsNames(resource, name));
  const isKnownById = resource.fields[searched]?.searchedBy !== undefined;
  // One word with digits is a part of an id; a few of its letters alone may be the beginning of one.
  if (isKnownById && !/\s|^\D+$/.test(text)) return [];
  const places = !isKnownById ? [searched, ...also] : /^[a-f]+$/i.test(text) ? [...also, searched] : also;
  return also.length === 0 ? [] : places.map((field) => ({ field, filter: { match: 'text', value: text } }));
};

/**
 * What a text in the search box is, where that says in which field it has to be looked for. `searched` is the field that
 * would be searched otherwise: it goes on being searched where the text may as well stand there.
 */
export const recognizeSearch = (
  resource: Resource,
  typed: string,
  searched: string,
  samples: readonly string[] = [],
): Recognized | null => {
  const all = readPasted(typed);
  const pasted = all.filter(isMeant);
  const questions = pasted.flatMap((one) => questionsFor(one, resource, samples));
  // Who chose a field means that field, as long as nothing speaks against it.
  const isChosen = searched !== resource.search;
  if (isChosen && !pasted.some(({ isSure }) => isSure)) return null;
  const here = questions.find(({ field }) => field === searched) ?? questions[0];
  if (here) {
    const ofField = questions.filter(({ field, pasted: of }) => field === here.field && of === here.pasted);
    const { field } = here;
    const found = ofField.flatMap(({ filters }) => filters[field] ?? []);
    return { attempts: found.map((filter) => ({ field, filter })), isName: false };
  }
  const names = attemptsForName(resource, searched, all);
  if (names.length > 0) return { attempts: names, isName: true };
  const { searchThrough: through } = resource;
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
