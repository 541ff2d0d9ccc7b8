import type { BodyOf, CallableId, ResponseOf } from '#shared/api/contracts.ts';
import { canListAllCities, type OperationId, operations } from '#shared/api/operations.ts';
import { allCities, cityField } from '#shared/domain/allCities.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { queryRows } from '#shared/domain/queryRows.ts';
import { listPatterns } from '#shared/domain/screenPatterns.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { request } from '../ipc/bridge.ts';

type Named<Id, Verb extends string> = Id extends `${infer Entity}.${Verb}` ? Entity : never;

type Readable = Named<CallableId, 'read'>;

/** Entities with a list of their own; of some of them the server gives nothing else (delivery zones). */
export type EntityName = keyof typeof listPatterns;

/** Whatever is a record; settings are one record each. */
export type RecordName = Readable | EntityName;

/** The names that a schema spells out: loose schemas would otherwise allow any name at all. */
type SpelledOut<T> = keyof {
  [Key in keyof T as string extends Key ? never : number extends Key ? never : Key]: T[Key];
} &
  string;

export type RowOf<Entity extends RecordName> = Entity extends Readable
  ? ResponseOf<`${Entity}.read`>
  : ResponseOf<`${Exclude<Entity, Readable>}.list`>[number];
export type FieldNameOf<Entity extends RecordName> = SpelledOut<RowOf<Entity>>;
export type BodyFieldOf<Entity extends RecordName> = `${Entity}.update` extends CallableId
  ? SpelledOut<BodyOf<`${Entity}.update`>>
  : never;

/** Whether the server gives single records: where it does not, a row of the list is all there is. */
export const canBeRead = (entity: RecordName): boolean => `${entity}.read` in operations;

/** Whether the server gives all of a list at once and knows no questions: it is searched, sorted and paged here. */
export const comesWhole = (entity: EntityName): boolean => operations[`${entity}.list`].verb === 'listAll';

/** Whether an update replaces the record, or changes only what is sent; the table of operations knows. */
export const isReplacedAsAWhole = (entity: RecordName): boolean =>
  operations[`${entity}.update` as OperationId].verb === 'replace';

/** A record as the shared screens handle it: which fields there are, its declaration says. */
export interface Row {
  id: string;
  updatedAt?: string;
  [field: string]: unknown;
}

/** The country and city that records belong to; also the parameters of their calls. */
export interface RecordScope {
  country?: string;
  city?: string;
}

export const isAllCities = ({ city }: RecordScope): boolean => city === allCities;

/** Where the record of a row lives: in a list of all cities each row says it itself. */
export const scopeOfRow = (scope: RecordScope, row: Row): RecordScope => {
  const city = row[cityField];
  return isAllCities(scope) && typeof city === 'string' ? { ...scope, city } : scope;
};

/** Records of one scope, as a call takes them. */
export interface ScopedIds {
  scope: RecordScope;
  ids: readonly string[];
}

/** Ids of rows by the scopes that their records live in. */
export const idsByScope = (scope: RecordScope, rows: readonly Row[]): ScopedIds[] =>
  [...Map.groupBy(rows, (row) => scopeOfRow(scope, row).city)].map(([city, placed]) => ({
    scope: city === undefined ? scope : { ...scope, city },
    ids: placed.map(({ id }) => id),
  }));

export type Verb = 'list' | 'read' | 'create' | 'update' | 'remove' | 'removeBatch';

/** The part of a scope that this call's path asks for: companies are a country's, also where a city is being looked at. */
export const paramsOf = (operation: string, scope: RecordScope): RecordScope => {
  const { path } = operations[operation as OperationId];
  return Object.fromEntries(Object.entries(scope).filter(([name]) => path.includes(`{${name}}`)));
};

/**
 * The part of where a window works that an entity's records belong to, all cities where it works in all and the list can
 * be of all; null: it needs a city, and there is none.
 */
export const scopeFor = (
  entity: EntityName,
  { country, city, isAll = false }: { country: string; city: string | null; isAll?: boolean },
): RecordScope | null => {
  const pattern: string = listPatterns[entity];
  if (!pattern.includes(':country')) return {};
  if (!pattern.includes(':city')) return { country };
  if (isAll && canListAllCities(entity)) return { country, city: allCities };
  return city === null ? null : { country, city };
};

interface EntityCall {
  id?: string;
  query?: ListQuery;
  isCount?: boolean;
  body?: unknown;
  fresh?: boolean;
  /** The record that an update replaces, as it came. */
  replaced?: unknown;
  signal?: AbortSignal;
}

/**
 * A call of an entity that is known only at run time. The one place where the typed operations table is
 * addressed by a put-together name; declarations make sure that the entity has the verb.
 */
export const callEntity = <Data = unknown>(
  entity: RecordName,
  verb: Verb,
  scope: RecordScope,
  { id, signal, ...rest }: EntityCall = {},
): Promise<Result<Data>> => {
  const operation = `${entity}.${verb}` as OperationId;
  const params = { ...paramsOf(operation, scope), ...(id === undefined ? {} : { id }) };
  return request('api.call', { operation, params, ...rest }, signal) as Promise<Result<Data>>;
};

const pageSize = 1000;
/** As many as one batch call may name. */
const maxRows = 10_000;

/** Every row that a list's filters let through, over all pages. */
export const readAllRows = async (
  entity: EntityName,
  scope: RecordScope,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Result<Row[]>> => {
  if (comesWhole(entity)) {
    const all = await callEntity<Row[]>(entity, 'list', scope, signal ? { signal } : {});
    return all.ok ? success(queryRows(all.data, { ...query, page: 1, size: maxRows }).rows) : all;
  }
  const rows: Row[] = [];
  const result = await readPages<Row>({
    size: pageSize,
    max: maxRows,
    read: (page) =>
      callEntity<Row[]>(entity, 'list', scope, {
        query: { ...query, ...page },
        ...(signal ? { signal } : {}),
      }),
    take: (fresh) => {
      for (const row of fresh) rows.push(row);
    },
  });
  return result.ok ? success(rows.slice(0, maxRows)) : result;
};
