import { canListAllCities } from '#shared/api/operations.ts';
import { hasEveryWord, tellingWords } from '#shared/domain/nameWords.ts';
import { listPatterns } from '#shared/domain/screenPatterns.ts';
import { type Result, success } from '#shared/ipc/result.ts';
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
  /** What it belongs to, where another value of the form decides what can be chosen. */
  of?: string;
  /** The heading under which it is offered, such as its city. */
  group?: string;
}

/** Where the records come from that a field may refer to. */
export interface ReferenceSource {
  /** Names the source in the cache; starts with its entity, so that changes there are noticed. */
  key: string;
  /** Its records are people: fields that refer to them are personal. */
  isPersonal?: boolean;
  /** Each city has records of its own. */
  isOfCity?: boolean;
  search: (scope: RecordScope, text: string, signal: AbortSignal) => Promise<Result<ReferenceOption[]>>;
  /** Without this, what is not found is shown as it is kept. */
  read?: (scope: RecordScope, id: string, signal: AbortSignal) => Promise<Result<ReferenceOption>>;
  /** The page of a record referred to, when it has one. */
  pathOf?: (scope: RecordScope, id: string) => string;
  /** The list that main asks for names while it exports, and the fields that make a name. */
  list?: { entity: EntityName; nameFields: readonly string[] };
}

interface EntitySource extends Pick<ReferenceSource, 'isPersonal' | 'pathOf'> {
  entity: EntityName;
  /** What makes a name, joined with spaces; the first is what is searched. */
  nameFields?: readonly [string, ...string[]];
  /** How people write what is searched, as the server keeps it. */
  clean?: (text: string) => string;
}

/** Enough to choose from; whoever wants another one types more. */
const optionCount = 200;

/** Records of an entity, found by a part of their name. */
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
      const [word] = tellingWords(wanted);
      if (!found.ok || found.data.length > 0 || word === undefined) return found;
      const byWord = await ask(word);
      return byWord.ok ? success(byWord.data.filter(({ name }) => hasEveryWord(name, wanted))) : byWord;
    },
    read: async (scope, id, signal) => {
      // Nobody knows in which city it is: the list of all has it.
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
