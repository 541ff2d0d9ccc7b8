import { execute, transaction } from '../db/statement.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import type { JsonObject } from '../http/json.ts';
import { reachable } from './condition.ts';
import { readStored } from './readRows.ts';
import type { WritableResource } from './resource.ts';

const maxBatch = 10_000;

const removeOne = (resource: WritableResource, call: Call, id: string): void => {
  readStored(call.db, resource, call, id);
  resource.beforeRemove?.(call.db, id, call);
  const where = reachable(resource, call.scope);
  const row = `${resource.table} AS t`;
  const condition = `WHERE t.id = ? AND ${where.sql}`;
  if (resource.keepsDeleted) {
    const now = call.now().toISOString();
    execute(call.db, `UPDATE ${row} SET deletedAt = ? ${condition}`, now, id, ...where.parameters);
  } else {
    execute(call.db, `DELETE FROM ${row} ${condition}`, id, ...where.parameters);
  }
  resource.afterRemove?.(call.db, id, call);
};

export const removeRecord = (resource: WritableResource, call: Call, id: string): void =>
  transaction(call.db, () => removeOne(resource, call, id));

const parseIds = (body: JsonObject): string[] => {
  const { ids } = body;
  if (!Array.isArray(ids) || ids.length === 0) throw invalidFields({ ids: 'must be a list of ids' });
  if (ids.length > maxBatch) throw invalidFields({ ids: `must have at most ${maxBatch} entries` });
  return [...new Set(ids.map(parseId))];
};

const parseId = (id: unknown): string => {
  if (typeof id !== 'string' || id.length > 64) throw invalidFields({ ids: 'must be a list of ids' });
  return id;
};

export interface BatchResult {
  deleted: string[];
  failed: { id: string; message: string }[];
}

/** Deletes as many as possible and reports the failures. */
export const removeBatch = (resource: WritableResource, call: Call, body: JsonObject): BatchResult =>
  transaction(call.db, () => {
    const result: BatchResult = { deleted: [], failed: [] };
    for (const id of parseIds(body)) {
      try {
        removeOne(resource, call, id);
        result.deleted.push(id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        result.failed.push({ id, message: error.message });
      }
    }
    return result;
  });
