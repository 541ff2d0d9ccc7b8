import { create } from 'zustand';
import type { KeptState } from '#shared/ipc/keptRoutes.ts';
import { listen, request } from '../ipc/bridge.ts';

/** What was left undone for the person who is logged in, as main knows it. */
export const useKept = create<KeptState>()(() => ({ deletions: null, isUnreadable: false }));

/** Once in a window. */
export const watchKept = (): void => {
  listen('kept.changed', (state) => useKept.setState(state));
  void request('kept.read', undefined).then((result) => {
    if (result.ok) useKept.setState(result.data);
  });
};
