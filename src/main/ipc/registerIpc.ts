import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import { packLists, requestChannel } from '#shared/ipc/bridge.ts';
import { failure } from '#shared/ipc/result.ts';
import { isOwnDocument } from '../platform/navigationGuard.ts';
import { type AnswerOptions, answerRequest } from './answerRequest.ts';

/** The window that may be answered: one of ours, its top frame, showing our own document. Otherwise null. */
export const trustedSender = (
  event: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>,
  windowIdOf: (contentsId: number) => number | null,
): number | null => {
  const { sender, senderFrame } = event;
  // A frame that navigated or closed between sending and arriving has no identity left to check.
  if (!sender || sender.isDestroyed() || !senderFrame || senderFrame.parent !== null) return null;
  if (!isOwnDocument(senderFrame.url)) return null;
  return windowIdOf(sender.id);
};

interface IpcOptions extends AnswerOptions {
  windowIdOf: (contentsId: number) => number | null;
}

/** The only place that listens to windows. */
export const registerIpc = ({ windowIdOf, ...options }: IpcOptions): void => {
  // The settings library answers any page that asks for the data folder; no page of ours does.
  ipcMain.removeAllListeners('electron-store-get-data');
  ipcMain.handle(requestChannel, async (event, route: unknown, payload: unknown, requestId: unknown) => {
    const windowId = trustedSender(event, windowIdOf);
    if (windowId === null) {
      options.log.error('Refused a request from an unknown sender');
      return failure('FORBIDDEN_SENDER');
    }
    return packLists(await answerRequest(options, windowId, route, payload, requestId));
  });
};
