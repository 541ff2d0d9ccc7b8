import type { Filter } from '#shared/domain/listQuery.ts';
import { type Pasted, readPasted } from '#shared/domain/pastedText.ts';
import { phoneForms } from '#shared/domain/phoneForms.ts';
import { questionsFor } from '../recordQuestions.ts';
import type { Resource, SearchThrough } from '../resource.ts';

/** Where a typed text is looked for, because of how it is written. The likeliest spelling comes first. */
export type Recognized =
  | { field: string; filters: readonly Filter[] }
  /** Somebody else's records: first who it is. */
  | { through: SearchThrough; type: 'phone' | 'email'; filters: readonly Filter[] };

/** Eight or six letters and digits may be a name as well: beginnings and ends of ids have several digits. */
const isMeant = ({ type, text, isSure }: Pasted): boolean =>
  type !== 'name' && (isSure || type === 'phone' || type === 'email' || /\d.*\d/.test(text));

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
  const pasted = readPasted(typed).filter(isMeant);
  const questions = pasted.flatMap((one) => questionsFor(one, resource, samples));
  // Who chose a field means that field, as long as nothing speaks against it.
  const isChosen = searched !== resource.search;
  if (isChosen && !pasted.some(({ isSure }) => isSure)) return null;
  const here = questions.find(({ field }) => field === searched) ?? questions[0];
  if (here) {
    const ofField = questions.filter(({ field, pasted: of }) => field === here.field && of === here.pasted);
    return { field: here.field, filters: ofField.flatMap(({ filters }) => filters[here.field] ?? []) };
  }
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
