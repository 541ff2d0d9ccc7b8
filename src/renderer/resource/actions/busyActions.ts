import { create } from 'zustand';

/** Actions that are under way in this window: record id → name of the action. */
export const useBusyActions = create<{ names: ReadonlyMap<string, string> }>()(() => ({ names: new Map() }));

export const setBusyAction = (id: string, name: string | null): void =>
  useBusyActions.setState(({ names }) => {
    const next = new Map(names);
    if (name === null) next.delete(id);
    else next.set(id, name);
    return { names: next };
  });
