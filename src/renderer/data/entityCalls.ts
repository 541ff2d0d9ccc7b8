import type { BodyOf, CallableId, ResponseOf } from '#shared/api/contracts.ts';
import { canListAllCities, type OperationId, operations } from '#shared/api/operations.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { queryRows } from '#shared/query/queryRows.ts';
import { allCities, cityField } from '#shared/rules/allCities.ts';
import { listPatterns } from '#shared/screens/screenPatterns.ts';
import { request } from '../ipc/bridge.ts';

type Named<Id, Verb extends string> = Id extends `${infer Entity}.${Verb}` ? Entity : never;

type Readable = Named<CallableId, 'read'>;

/** Entities with a list endpoint. Some have no other endpoint (delivery zones). */
export type EntityName = keyof typeof listPatterns;

/** Everything with a record endpoint. Settings are one record each. */
export type RecordName = Readable | EntityName;

/** Keys spelled out in the schema. Loose schemas have an index signature, which would allow any name. */
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

export const isListed = (entity: RecordName): entity is EntityName => Object.hasOwn(listPatterns, entity);

export const canBeRead = (entity: RecordName): boolean => `${entity}.read` in operations;

/** True for list endpoints without query parameters: the app itself searches, sorts and pages. */
export const comesWhole = (entity: EntityName): boolean => operations[`${entity}.list`].verb === 'listAll';

/** True when the update is a PUT of the whole record, false when it is a PATCH. */
export const isReplacedAsAWhole = (entity: RecordName): boolean =>
  operations[`${entity}.update` as OperationId].verb === 'replace';

/** A record as the shared screens handle it. Its resource declares the fields. */
export interface Row {
  id: string;
  updatedAt?: string;
  [field: string]: unknown;
}

/** Country and city of records; also the path parameters of their calls. */
export interface RecordScope {
  country?: string;
  city?: string;
}

export const isAllCities = ({ city }: RecordScope): boolean => city === allCities;

/** Scope of a row's record. Rows of an all-cities list carry their own city. */
export const scopeOfRow = (scope: RecordScope, row: Row): RecordScope => {
  const city = row[cityField];
  return isAllCities(scope) && typeof city === 'string' ? { ...scope, city } : scope;
};

export interface ScopedIds {
  scope: RecordScope;
  ids: readonly string[];
}

/** Groups the ids of rows by the scope of their records, for one batch call each. */
export const idsByScope = (scope: RecordScope, rows: readonly Row[]): ScopedIds[] =>
  [...Map.groupBy(rows, (row) => scopeOfRow(scope, row).city)].map(([city, placed]) => ({
    scope: city === undefined ? scope : { ...scope, city },
    ids: placed.map(({ id }) => id),
  }));

export type Verb = 'list' | 'read' | 'create' | 'update' | 'remove' | 'removeBatch';

/** Path parameters of the call. Companies belong to a country, even on a city's page. */
export const paramsOf = (operation: string, scope: RecordScope): RecordScope => {
  const { path } = operations[operation as OperationId];
  return Object.fromEntries(Object.entries(scope).filter(([name]) => path.includes(`{${name}}`)));
};

/**
 * Scope of an entity's records at the window's current location: all cities if the window shows all of them
 * and the list supports that. `null`: the entity needs a city and none is chosen.
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
  /** Record that an update replaces, as the server sent it. */
  replaced?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls an operation of an entity known only at run time. This is the only place that builds the operation's
 * name from parts; the resource declarations guarantee that the entity has the verb.
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
/** Limit of ids per batch call. */
const maxRows = 10_000;

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
