import { insertRow, transaction, updateRows } from '../db/statement.ts';
import type { Call } from '../http/call.ts';
import type { JsonObject } from '../http/json.ts';
import { reachable } from './condition.ts';
import { readStored } from './readRows.ts';
import type { Resource, Values, WritableResource } from './resource.ts';
import { parseBody, throwIfInvalid } from './validate.ts';

const scopeValues = (resource: Resource, call: Call): Values => {
  if (resource.scope === 'city') return { cityId: call.scope.cityId };
  if (resource.scope === 'country') return { country: call.scope.country };
  return {};
};

/**
 * Strictly later than the previous value, even within a millisecond, so that clients can detect the change.
 */
export const nextUpdatedAt = (call: Pick<Call, 'now'>, before: unknown): string => {
  const previous = typeof before === 'string' ? Date.parse(before) : 0;
  return new Date(Math.max(call.now().getTime(), previous + 1)).toISOString();
};

export const createRecord = (resource: WritableResource, call: Call, body: JsonObject): string =>
  transaction(call.db, () => {
    const { values, errors } = parseBody({ ...resource.fields, ...resource.createFields }, body, null);
    const problems = resource.check?.(values, { call, before: null }) ?? {};
    throwIfInvalid({ ...problems, ...errors });
    const id = resource.newId(call);
    const now = call.now().toISOString();
    const given: Values = { id, ...scopeValues(resource, call), ...values, createdAt: now, updatedAt: now };
    const record = { ...given, ...resource.derive?.(given, { call, before: null }) };
    insertRow(call.db, resource.table, record);
    resource.afterCreate?.(record, call);
    return id;
  });

/** Omitted fields get their default (`replaces`) or keep their value. */
export const updateRecord = (
  resource: WritableResource,
  call: Call,
  id: string,
  body: JsonObject,
  replaces: boolean,
): void =>
  transaction(call.db, () => {
    const before = readStored(call.db, resource, call, id);
    const { values, errors } = parseBody(resource.fields, body, replaces ? null : before);
    const next: Values = { ...before, ...values };
    const problems = resource.check?.(next, { call, before }) ?? {};
    throwIfInvalid({ ...problems, ...errors });
    const changes = {
      ...values,
      ...resource.derive?.(next, { call, before }),
      updatedAt: nextUpdatedAt(call, before.updatedAt),
    };
    const where = reachable(resource, call.scope);
    updateRows(call.db, resource.table, changes, {
      sql: `t.id = ? AND ${where.sql}`,
      parameters: [id, ...where.parameters],
    });
    resource.afterUpdate?.(before, next, call);
  });
