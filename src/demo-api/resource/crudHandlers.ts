import { type OperationId, operations } from '#shared/api/operations.ts';
import { createId } from '../db/createId.ts';
import type { Call } from '../http/call.ts';
import { json, jsonList, noContent } from '../http/json.ts';
import { managedColumns } from './column.ts';
import { columnsOf } from './fields.ts';
import { parseListQuery } from './parseListQuery.ts';
import { readPage, readRecord } from './readRows.ts';
import { removeBatch, removeRecord } from './removeRecords.ts';
import type { WritableResource } from './resource.ts';
import { createRecord, updateRecord } from './writeRecord.ts';

type Defaults = 'columns' | 'sort' | 'newId';
type Description = Omit<WritableResource, Defaults> & Partial<Pick<WritableResource, Defaults>>;

/**
 * Resource with the usual defaults: generated id, newest first, a column per field. `columns` adds further
 * ones.
 */
export const managed = ({ columns, ...description }: Description): WritableResource => ({
  sort: { field: 'createdAt', direction: 'desc' },
  newId: createId,
  ...description,
  columns: {
    ...managedColumns,
    ...columnsOf({ ...description.fields, ...description.createFields }),
    ...columns,
  },
});

type RecordCall = Call<{ id: string }>;
type CallOf<Name> = Name extends 'list' | 'create' | 'removeBatch' ? Call : RecordCall;
type CrudName = 'list' | 'read' | 'create' | 'update' | 'remove' | 'removeBatch';
type CrudHandlers<Entity extends string> = {
  [Name in CrudName as `${Entity}.${Name}`]: (call: CallOf<Name>) => Response | Promise<Response>;
};

type UpdatedEntity = OperationId extends infer Id
  ? Id extends `${infer Entity}.update`
    ? Entity
    : never
  : never;

/**
 * The six calls of every managed entity. The operation decides whether an update replaces the whole record.
 */
export const crudHandlers = <const Entity extends UpdatedEntity>(
  entity: Entity,
  resource: WritableResource,
): CrudHandlers<Entity> => {
  const replaces = operations[`${entity}.update` as `${UpdatedEntity}.update`].verb === 'replace';
  const handlers: { [Name in CrudName]: (call: CallOf<Name>) => Response | Promise<Response> } = {
    list: (call) => {
      const { rows, total } = readPage(resource, call, parseListQuery(call.query));
      return jsonList(rows, total);
    },
    read: (call) => json(readRecord(resource, call, call.params.id)),
    create: async (call) =>
      json(readRecord(resource, call, createRecord(resource, call, await call.body())), 201),
    update: async (call) => {
      updateRecord(resource, call, call.params.id, await call.body(), replaces);
      return json(readRecord(resource, call, call.params.id));
    },
    remove: (call) => {
      removeRecord(resource, call, call.params.id);
      return noContent();
    },
    removeBatch: async (call) => json(removeBatch(resource, call, await call.body())),
  };
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [`${entity}.${name}`, handler]),
  ) as unknown as CrudHandlers<Entity>;
};
