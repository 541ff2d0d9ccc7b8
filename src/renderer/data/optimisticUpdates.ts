import { create } from 'zustand';
import type { EntityName } from './entityCalls.ts';

/** Optimistic update: records hidden in this window while their delete can still be undone. */
export const usePendingRemovals = create<{ keys: ReadonlySet<string> }>()(() => ({ keys: new Set() }));

const recordKey = (entity: EntityName, id: string): string => `${entity}/${id}`;

export const isPendingRemoval = (keys: ReadonlySet<string>, entity: EntityName, id: string): boolean =>
  keys.has(recordKey(entity, id));

export const setPendingRemovals = (entity: EntityName, ids: readonly string[], isPending: boolean): void =>
  usePendingRemovals.setState(({ keys }) => {
    const next = new Set(keys);
    for (const id of ids) {
      if (isPending) next.add(recordKey(entity, id));
      else next.delete(recordKey(entity, id));
    }
    return { keys: next };
  });

interface PendingValues {
  values: ReadonlyMap<string, unknown>;
}

/**
 * Optimistic update: values being saved, by record and field, shown until the refetched rows contain them.
 */
export const usePendingValues = create<PendingValues>()(() => ({ values: new Map() }));

export const pendingValue = (
  { values }: PendingValues,
  entity: EntityName,
  id: string,
  field: string,
): unknown => values.get(`${entity}/${id}/${field}`);

/** `undefined` removes the pending value, after the save or its refusal. */
export const setPendingValue = (entity: EntityName, id: string, field: string, value: unknown): void =>
  usePendingValues.setState(({ values }) => {
    const next = new Map(values);
    if (value === undefined) next.delete(`${entity}/${id}/${field}`);
    else next.set(`${entity}/${id}/${field}`, value);
    return { values: next };
  });
