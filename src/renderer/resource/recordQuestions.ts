import type { Filter } from '#shared/domain/listQuery.ts';
import { hasEveryWord, tellingWords } from '#shared/domain/nameWords.ts';
import type { Pasted } from '#shared/domain/pastedText.ts';
import { isSamePhone, phoneForms } from '#shared/domain/phoneForms.ts';
import type { Row } from '../data/entityCalls.ts';
import type { Resource } from './resource.ts';

/** What to ask the server about the records of an entity. */
export interface RecordQuestion {
  filters: Readonly<Record<string, Filter>>;
  pasted: Pasted;
  field: string;
  /** How the text is spelled: the first spelling is the likeliest. */
  spelling: number;
}

/** The first of these that there is: the one by which people know a record. */
const nameFields = ['fullName', 'name', 'firstName', 'lastName', 'customerName'];

const takesText = ({ fields }: Resource, name: string): boolean =>
  fields[name]?.filter?.matches.includes('text') ?? false;

/** The fields of an entity in which it is to be looked for. The server looks into one at a time. */
const fieldsFor = ({ type }: Pasted, resource: Resource): readonly string[] => {
  const { fields } = resource;
  const taken = (names: readonly string[]) => names.filter((name) => takesText(resource, name));
  switch (type) {
    case 'id':
    case 'idEnd':
      return ['id'];
    case 'idStart':
      // Only such ids are known by their beginning.
      return fields.id?.searchedBy ? ['id'] : [];
    case 'email':
    case 'phone':
      return taken(Object.keys(fields).filter((name) => fields[name]?.contact === type));
    case 'iban':
      return taken(['iban']);
    case 'taxNumber':
      return taken(['idNumber']);
    case 'name': {
      const [first, ...others] = taken(nameFields);
      if (first === undefined) return [];
      return first === 'firstName' ? [first, ...others.filter((name) => name === 'lastName')] : [first];
    }
  }
};

const filterFor = ({ type }: Pasted, text: string): Filter => {
  if (type === 'id') return { match: 'exact', value: text };
  return { match: 'text', value: type === 'idStart' || type === 'idEnd' ? text.toLowerCase() : text };
};

/** The ways in which the server may have written it. A whole id is compared as it is, and people copy it in capitals. */
const spellingsOf = ({ type, text }: Pasted, samples: readonly string[]): readonly string[] => {
  if (type === 'phone') return phoneForms(text, samples);
  if (type === 'name') return [text, ...tellingWords(text).slice(0, 1)];
  return type === 'id' && !/[a-z]/.test(text) ? [...new Set([text, text.toLowerCase()])] : [text];
};

/** What to ask the server about records of an entity: each question is one filter. Samples are phone numbers that it has. */
export const questionsFor = (
  pasted: Pasted,
  resource: Resource,
  samples: readonly string[] = [],
): readonly RecordQuestion[] =>
  fieldsFor(pasted, resource).flatMap((field) =>
    spellingsOf(pasted, samples).map((text, spelling) => ({
      filters: { [field]: filterFor(pasted, text) },
      pasted,
      field,
      spelling,
    })),
  );

const holdsText = (row: Row, { field, pasted: { type, text } }: RecordQuestion): boolean => {
  const value = String(row[field] ?? '').toLowerCase();
  const wanted = text.toLowerCase();
  if (type === 'phone') return isSamePhone(value, text);
  if (type === 'idStart') return value.startsWith(wanted);
  return value.replaceAll(/\s/g, '') === wanted;
};

/** A record that is meant beyond doubt: what was typed is all of its phone number, its e-mail, its id … */
export const isExact = (row: Row, question: RecordQuestion): boolean =>
  question.pasted.isSure && holdsText(row, question);

/** A name that is asked for by one of its words, so that what has all of them has to be found in the answer. */
export const isTakenApart = ({ pasted: { type }, spelling }: RecordQuestion): boolean =>
  type === 'name' && spelling > 0;

const nameOf = (row: Row): string => nameFields.map((field) => row[field] ?? '').join(' ');

/** The server only knows "contains"; of ids beginning and end are known. */
export const isMeant = (row: Row, question: RecordQuestion): boolean => {
  const { type, text } = question.pasted;
  if (isTakenApart(question)) return hasEveryWord(nameOf(row), text);
  const [id, wanted] = [row.id.toLowerCase(), text.toLowerCase()];
  if (type === 'idStart') return id.startsWith(wanted);
  return type !== 'idEnd' || id.endsWith(wanted) || id.startsWith(wanted);
};
