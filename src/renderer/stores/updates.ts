import { create } from 'zustand';
import type { UpdateState } from '#shared/ipc/updateRoutes.ts';
import { listen, request } from '../ipc/bridge.ts';

const unknown: UpdateState = { phase: 'off', version: null, percent: null, problem: null, checkedAt: null };

/** Where the app stands with a newer version of itself, as main says it. */
export const useUpdateStore = create<UpdateState>()(() => unknown);

export const listenToUpdates = async (): Promise<void> => {
  listen('updates.changed', (state) => useUpdateStore.setState(state));
  const result = await request('updates.read', undefined);
  if (result.ok) useUpdateStore.setState(result.data);
};
