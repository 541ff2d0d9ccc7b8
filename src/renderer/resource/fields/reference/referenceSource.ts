import type { MessageDescriptor } from '@lingui/core';
import { canListAllCities } from '#shared/api/operations.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { listPatterns } from '#shared/screens/screenPatterns.ts';
import { distinctiveWords, hasEveryWord } from '#shared/text/nameWords.ts';
import {
  callEntity,
  type EntityName,
  isAllCities,
  type RecordScope,
  type Row,
} from '../../../data/entityCalls.ts';

export interface ReferenceOption {
  id: string;
  name: string;
  /** Id of the parent record, if another field of the form limits the choices. */
  of?: string;
  group?: string;
}

export interface ReferenceSource {
  /** Cache key. Starts with the entity, so that changes of it make the cache stale. */
  key: string;
  /** Records are people, so fields that refer to them are personal data. */
  isPersonal?: boolean;
  isOfCity?: boolean;
  search: (scope: RecordScope, text: string, signal: AbortSignal) => Promise<Result<ReferenceOption[]>>;
  /** Reads a single name. Without it, unknown ids are shown verbatim. */
  read?: (scope: RecordScope, id: string, signal: AbortSignal) => Promise<Result<ReferenceOption>>;
  pathOf?: (scope: RecordScope, id: string) => string;
  /** List that main reads for names during an export, and the fields of a name. */
  list?: { entity: EntityName; nameFields: readonly string[] };
  /** Fields of the people by which their records can be found: the search looks for the person first. */
  foundBy?: Partial<Record<'phone' | 'email', { field: string; label: MessageDescriptor }>>;
}

interface EntitySource extends Pick<ReferenceSource, 'isPersonal' | 'pathOf' | 'foundBy'> {
  entity: EntityName;
  /** Name parts, joined with spaces. The first one is searched. */
  nameFields?: readonly [string, ...string[]];
  /** Converts typed text to the server's spelling. */
  clean?: (text: string) => string;
}

/** Page size; more typing narrows the result. */
const optionCount = 200;

/** Source for the records of an entity, searched by part of their name. */
export const entitySource = ({
  entity,
  nameFields = ['name'],
  clean = (text) => text,
  ...rest
}: EntitySource): ReferenceSource => {
  const [searched] = nameFields;
  const nameOf = (row: Row): string =>
    nameFields
      .map((field) => row[field])
      .filter((text) => text)
      .join(' ') || row.id;
  return {
    key: entity,
    isOfCity: listPatterns[entity].includes(':city'),
    list: { entity, nameFields },
    search: async (scope, text, signal) => {
      const sort = { field: searched, order: 'asc' } as const;
      const ask = async (value: string): Promise<Result<ReferenceOption[]>> => {
        const filters = value ? { [searched]: { match: 'text', value } as const } : {};
        const query = { page: 1, size: optionCount, sort, filters };
        const result = await callEntity<Row[]>(entity, 'list', scope, { query, signal });
        return result.ok ? success(result.data.map((row) => ({ id: row.id, name: nameOf(row) }))) : result;
      };
      const wanted = clean(text);
      const found = await ask(wanted);
      const [word] = distinctiveWords(wanted);
      if (!found.ok || found.data.length > 0 || word === undefined) return found;
      const byWord = await ask(word);
      return byWord.ok ? success(byWord.data.filter(({ name }) => hasEveryWord(name, wanted))) : byWord;
    },
    read: async (scope, id, signal) => {
      // The city is unknown, so look the id up in the list of all cities.
      if (isAllCities(scope) && canListAllCities(entity)) {
        const query = { page: 1, size: 1, filters: { id: { match: 'exact', value: id } as const } };
        const found = await callEntity<Row[]>(entity, 'list', scope, { query, signal });
        if (!found.ok) return found;
        const [row] = found.data;
        return success({ id, name: row ? nameOf(row) : id });
      }
      const result = await callEntity<Row>(entity, 'read', scope, { id, signal });
      if (!result.ok) return result;
      return { ok: true, data: { id, name: nameOf(result.data) } };
    },
    ...rest,
  };
};
