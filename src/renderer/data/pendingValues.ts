import { create } from 'zustand';
import type { EntityName } from './entityCalls.ts';

interface PendingValues {
  values: ReadonlyMap<string, unknown>;
}

/** Values that this window is saving, by record and field: they are shown before the rows bring them. */
export const usePendingValues = create<PendingValues>()(() => ({ values: new Map() }));

export const pendingValue = (
  { values }: PendingValues,
  entity: EntityName,
  id: string,
  field: string,
): unknown => values.get(`${entity}/${id}/${field}`);

/** `undefined`: it is saved, or it was refused. */
export const setPendingValue = (entity: EntityName, id: string, field: string, value: unknown): void =>
  usePendingValues.setState(({ values }) => {
    const next = new Map(values);
    if (value === undefined) next.delete(`${entity}/${id}/${field}`);
    else next.set(`${entity}/${id}/${field}`, value);
    return { values: next };
  });
