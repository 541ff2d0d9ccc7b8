import { setTimeout as sleep } from 'node:timers/promises';
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

/** Ten windows at once would ask the server for everything in the same moment. */
const betweenMs = 200;

/**
 * Has every window read again what it shows and what may be out of date, one after the other. Asked for once more
 * meanwhile, it is done once.
 */
export const createRefresh = () => {
  let running: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    const ids = BrowserWindow.getAllWindows().map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      if (index > 0) await sleep(betweenMs, undefined, { ref: false });
      sendToWindow(id, 'rows.refresh', null);
    }
  };
  return (): Promise<void> => {
    running ??= refresh().finally(() => {
      running = null;
    });
    return running;
  };
};
