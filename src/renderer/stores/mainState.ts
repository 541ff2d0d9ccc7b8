import { create } from 'zustand';
import type { KeptState } from '#shared/ipc/keptRoutes.ts';
import { listen, request } from '../ipc/bridge.ts';
import { applySettings } from './preferences.ts';

/** Whether the server can be reached, as main knows it. */
export const useConnectivity = create<{ isReachable: boolean }>()(() => ({ isReachable: true }));

export const checkConnectivity = async (): Promise<void> => {
  const result = await request('connectivity.check', undefined);
  if (result.ok) useConnectivity.setState(result.data);
};

/** Once in a window. A computer that loses its network, or has it again, says so before a call fails. */
export const watchConnectivity = (): void => {
  listen('connectivity.changed', (state) => useConnectivity.setState(state));
  window.addEventListener('online', () => void checkConnectivity());
  window.addEventListener('offline', () => void checkConnectivity());
  void request('connectivity.read', undefined).then((result) => {
    if (result.ok) useConnectivity.setState(result.data);
  });
};

/** What was left undone for the person who is logged in, as main knows it. */
export const useKept = create<KeptState>()(() => ({ deletions: null, isUnreadable: false }));

/** Once in a window: this store mirrors what main keeps. */
export const watchKept = (): void => {
  listen('kept.changed', (state) => useKept.setState(state));
  void request('kept.read', undefined).then((result) => {
    if (result.ok) useKept.setState(result.data);
  });
};

/** Whether the system may show notifications; remembered for the one who is logged in. */
export const setNoticesMuted = async (muted: boolean): Promise<void> => {
  const result = await request('notices.setMuted', { muted });
  if (result.ok) applySettings(result.data);
};
