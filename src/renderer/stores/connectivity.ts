import { create } from 'zustand';
import { listen, request } from '../ipc/bridge.ts';

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
