import { create } from 'zustand';
import type { EntityName } from './entityCalls.ts';

/** Records that this window shows as deleted while their call still waits for an Undo. */
export const usePendingRemovals = create<{ keys: ReadonlySet<string> }>()(() => ({ keys: new Set() }));

const keyOf = (entity: EntityName, id: string): string => `${entity}/${id}`;

export const isPendingRemoval = (keys: ReadonlySet<string>, entity: EntityName, id: string): boolean =>
  keys.has(keyOf(entity, id));

export const setPendingRemovals = (entity: EntityName, ids: readonly string[], isPending: boolean): void =>
  usePendingRemovals.setState(({ keys }) => {
    const next = new Set(keys);
    for (const id of ids) {
      if (isPending) next.add(keyOf(entity, id));
      else next.delete(keyOf(entity, id));
    }
    return { keys: next };
  });
