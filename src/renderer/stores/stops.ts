import { create } from 'zustand';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import { listen, request } from '../ipc/bridge.ts';

/** Stopped establishments that this app knows, as main reports them. */
export const useStops = create<{ notes: readonly StopNote[] }>()(() => ({ notes: [] }));

/** Call once per window. Mirrors main's state. */
export const watchStops = (): void => {
  listen('stops.changed', (notes) => useStops.setState({ notes }));
  void request('stops.read', undefined).then((result) => {
    if (result.ok && result.data) useStops.setState({ notes: result.data });
  });
};
