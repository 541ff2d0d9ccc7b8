import { request } from '../ipc/bridge.ts';

/** Opens a page of the app in a window of its own; beside this one when asked to. */
export const openWindow = (path: string, beside = false): void =>
  void request('windows.open', beside ? { path, beside } : { path });
