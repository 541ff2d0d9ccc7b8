import { BrowserWindow } from 'electron';
import { eventChannel } from '#shared/ipc/bridge.ts';
import type { EventMap, EventName } from '#shared/ipc/events.ts';

/** The only place that speaks to windows unasked. */
const send = <Name extends EventName>(
  window: BrowserWindow | null,
  event: Name,
  payload: EventMap[Name],
): void => {
  if (window && !window.isDestroyed() && !window.webContents.isDestroyed()) {
    window.webContents.send(eventChannel(event), payload);
  }
};

export const broadcast = <Name extends EventName>(event: Name, payload: EventMap[Name]): void => {
  for (const window of BrowserWindow.getAllWindows()) send(window, event, payload);
};

/** For what concerns only the window that asked; nothing happens when it is gone. */
export const sendToWindow = <Name extends EventName>(
  windowId: number,
  event: Name,
  payload: EventMap[Name],
): void => send(BrowserWindow.fromId(windowId), event, payload);
