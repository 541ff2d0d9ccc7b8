import type { Call } from '../http/call.ts';
import { json, jsonList, noContent } from '../http/json.ts';
import { parseListQuery } from './parseListQuery.ts';
import { readPage, readRecord } from './readRows.ts';
import { removeBatch, removeRecord } from './removeRecords.ts';
import type { Resource, WritableResource } from './resource.ts';
import { createRecord, updateRecord } from './writeRecord.ts';

type ReadName<Entity extends string> = `${Entity}.list` | `${Entity}.read`;
type WriteName<Entity extends string> =
  | `${Entity}.create`
  | `${Entity}.update`
  | `${Entity}.remove`
  | `${Entity}.removeBatch`;
interface WithId {
  id: string;
}
type EntityCall = Call<unknown>;
type RecordCall = Call<WithId>;
type ListHandler = (call: EntityCall) => Response | Promise<Response>;
type RecordHandler = (call: RecordCall) => Response | Promise<Response>;
type HandlerOf<Name> = Name extends `${string}.${'list' | 'create' | 'removeBatch'}`
  ? ListHandler
  : RecordHandler;

type ReadHandlers<Entity extends string> = { [Name in ReadName<Entity>]: HandlerOf<Name> };
export type CrudHandlers<Entity extends string> = {
  [Name in ReadName<Entity> | WriteName<Entity>]: HandlerOf<Name>;
};

const list =
  (resource: Resource): ListHandler =>
  (call) => {
    const { rows, total } = readPage(resource, call, parseListQuery(call.query));
    return jsonList(rows, total);
  };

const read =
  (resource: Resource): RecordHandler =>
  (call) =>
    json(readRecord(resource, call, call.params.id));

const readHandlers = <const Entity extends string>(entity: Entity, resource: Resource) =>
  ({ [`${entity}.list`]: list(resource), [`${entity}.read`]: read(resource) }) as ReadHandlers<Entity>;

/** The six calls that every managed entity has. */
export const crudHandlers = <const Entity extends string>(entity: Entity, resource: WritableResource) => {
  const create: ListHandler = async (call) =>
    json(readRecord(resource, call, createRecord(resource, call, await call.body())), 201);
  const update: RecordHandler = async (call) => {
    updateRecord(resource, call, call.params.id, await call.body());
    return json(readRecord(resource, call, call.params.id));
  };
  const remove: RecordHandler = (call) => {
    removeRecord(resource, call, call.params.id);
    return noContent();
  };
  const batch: ListHandler = async (call) => json(removeBatch(resource, call, await call.body()));
  return {
    ...readHandlers(entity, resource),
    [`${entity}.create`]: create,
    [`${entity}.update`]: update,
    [`${entity}.remove`]: remove,
    [`${entity}.removeBatch`]: batch,
  } as CrudHandlers<Entity>;
};
