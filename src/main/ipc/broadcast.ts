import { BrowserWindow } from 'electron';
import { eventChannel } from '#shared/ipc/bridge.ts';
import type { EventMap, EventName } from '#shared/ipc/events.ts';

/** The only place that speaks to windows unasked. */
export const broadcast = <Name extends EventName>(event: Name, payload: EventMap[Name]): void => {
  for (const window of BrowserWindow.getAllWindows()) {
    if (!window.isDestroyed() && !window.webContents.isDestroyed()) {
      window.webContents.send(eventChannel(event), payload);
    }
  }
};
