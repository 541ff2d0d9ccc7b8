import { BrowserWindow } from 'electron';
import { eventChannel } from '#shared/ipc/bridge.ts';
import type { EventMap, EventName } from '#shared/ipc/events.ts';

/** The only function that sends events to windows. */
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

/** Sends an event to a single window. Does nothing if that window is closed. */
export const sendToWindow = <Name extends EventName>(
  windowId: number,
  event: Name,
  payload: EventMap[Name],
): void => send(BrowserWindow.fromId(windowId), event, payload);
