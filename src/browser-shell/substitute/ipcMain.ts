import { EventEmitter } from 'node:events';
import type { Frame, WebContents } from './webContents.ts';

interface InvokeEvent {
  sender: WebContents;
  senderFrame: Frame | null;
}
type InvokeHandler = (event: InvokeEvent, ...args: unknown[]) => unknown;

export const invokeError = (channel: string, cause: unknown): Error =>
  new Error(`Error invoking remote method '${channel}': ${String(cause)}`);

class IpcMain extends EventEmitter implements Pick<Electron.IpcMain, 'handle' | 'removeHandler'> {
  readonly #handlers = new Map<string, InvokeHandler>();

  handle(channel: string, handler: Parameters<Electron.IpcMain['handle']>[1]): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    if (typeof handler !== 'function')
      throw new TypeError(`Expected handler to be a function, but found type '${typeof handler}'`);
    this.#handlers.set(channel, handler as unknown as InvokeHandler);
  }
  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }
  /** Answers an `invoke`. Rejects with Electron's message. */
  async answer(event: InvokeEvent, channel: string, args: unknown[]): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (!handler) {
      throw invokeError(channel, `Error: No handler registered for '${channel}'`);
    }
    try {
      return await handler(event, ...args);
    } catch (cause) {
      throw invokeError(channel, cause);
    }
  }
}

export const ipcMain = new IpcMain();
