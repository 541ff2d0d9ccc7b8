import type { Filter } from '#shared/query/listQuery.ts';
import type { Pasted } from '#shared/query/pastedText.ts';
import { isSamePhone, phoneForms } from '#shared/rules/phoneForms.ts';
import { distinctiveWords, hasEveryWord } from '#shared/text/nameWords.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { Resource } from './resource.ts';

/** A list query that looks for one entity's records by one field. */
export interface RecordQuery {
  filters: Readonly<Record<string, Filter>>;
  pasted: Pasted;
  field: string;
  /** Index of the spelling; 0 is the likeliest. */
  spelling: number;
}

/** Name fields in order of preference; an entity is searched by the first that it has. */
const nameFields = ['fullName', 'name', 'firstName', 'lastName', 'customerName'];

const takesText = ({ fields }: Resource, name: string): boolean =>
  fields[name]?.filter?.matches.includes('text') ?? false;

/** Fields to search. The server accepts one per request. */
const fieldsFor = ({ type }: Pasted, resource: Resource): readonly string[] => {
  const { fields } = resource;
  const taken = (names: readonly string[]) => names.filter((name) => takesText(resource, name));
  switch (type) {
    case 'id':
    case 'idEnd':
      return ['id'];
    case 'idStart':
      // Only ids with a short form can be recognised by their beginning.
      return fields.id?.exportAs === 'shortId' ? ['id'] : [];
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

/** Spellings to try. A complete id is compared exactly, so a copy in capitals is also tried in lower case. */
const spellingsOf = ({ type, text }: Pasted, samples: readonly string[]): readonly string[] => {
  if (type === 'phone') return phoneForms(text, samples);
  if (type === 'name') return [text, ...distinctiveWords(text).slice(0, 1)];
  return type === 'id' && !/[a-z]/.test(text) ? [...new Set([text, text.toLowerCase()])] : [text];
};

const enoughPhones = 5;

/** Some phone numbers of these rows, which show how the server spells them. */
export const phonesIn = ({ fields }: Pick<Resource, 'fields'>, rows: readonly Row[]): string[] => {
  const phones = Object.keys(fields).filter((name) => fields[name]?.contact === 'phone');
  const found: string[] = [];
  for (const row of phones.length > 0 ? rows : []) {
    for (const name of phones) if (typeof row[name] === 'string' && row[name] !== '') found.push(row[name]);
    // Stop early: a page may have a thousand rows and is scanned on every update.
    if (found.length >= enoughPhones) break;
  }
  return found;
};

/**
 * Builds one list query per field and spelling. `samples`: phone numbers of the entity, which show the usual
 * spelling.
 */
export const queriesFor = (
  pasted: Pasted,
  resource: Resource,
  samples: readonly string[] = [],
): readonly RecordQuery[] =>
  fieldsFor(pasted, resource).flatMap((field) =>
    spellingsOf(pasted, samples).map((text, spelling) => ({
      filters: { [field]: filterFor(pasted, text) },
      pasted,
      field,
      spelling,
    })),
  );

/** Word that may be a part of an email. Shorter ones are in too many. */
const emailPart = /^[\w.+-]{4,}$/;

/** Queries for a text that is no name of this entity, but may be a part of an email without its @. */
export const emailPartsFor = (pasted: Pasted, resource: Resource): readonly RecordQuery[] =>
  pasted.type === 'name' && emailPart.test(pasted.text)
    ? queriesFor({ ...pasted, type: 'email' }, resource)
    : [];

const holdsText = (row: Row, { field, pasted: { type, text } }: RecordQuery): boolean => {
  const value = String(row[field] ?? '').toLowerCase();
  const wanted = text.toLowerCase();
  if (type === 'phone') return isSamePhone(value, text);
  if (type === 'idStart') return value.startsWith(wanted);
  return value.replaceAll(/\s/g, '') === wanted;
};

/** True when the pasted text equals the record's whole phone number, email or id. */
export const isExact = (row: Row, query: RecordQuery): boolean =>
  query.pasted.isSure && holdsText(row, query);

/** True for a query by one word of a name; the other words must then be matched in the answer. */
export const isSplitName = ({ pasted: { type }, spelling }: RecordQuery): boolean =>
  type === 'name' && spelling > 0;

const searchedName = (row: Row): string => nameFields.map((field) => row[field] ?? '').join(' ');

/** Narrows the server's "contains" match: ids must match at their beginning or end. */
export const isMeant = (row: Row, query: RecordQuery): boolean => {
  const { type, text } = query.pasted;
  if (isSplitName(query)) return hasEveryWord(searchedName(row), text);
  const [id, wanted] = [row.id.toLowerCase(), text.toLowerCase()];
  if (type === 'idStart') return id.startsWith(wanted);
  return type !== 'idEnd' || id.endsWith(wanted) || id.startsWith(wanted);
};
