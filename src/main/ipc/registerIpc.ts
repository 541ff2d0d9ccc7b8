import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import { packLists, requestChannel } from '#shared/ipc/bridge.ts';
import { failure } from '#shared/ipc/result.ts';
import { isOwnDocument } from '../platform/navigationGuard.ts';
import { type AnswerOptions, answerRequest } from './answerRequest.ts';

/**
 * Window id of a trusted sender: the top frame of an own window, showing an own document. Otherwise `null`.
 */
export const trustedSender = (
  event: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>,
  windowIdOf: (contentsId: number) => number | null,
): number | null => {
  const { sender, senderFrame } = event;
  // `senderFrame` is `null` if the frame navigated or closed before the message arrived.
  if (!sender || sender.isDestroyed() || !senderFrame || senderFrame.parent !== null) return null;
  if (!isOwnDocument(senderFrame.url)) return null;
  return windowIdOf(sender.id);
};

interface IpcOptions extends AnswerOptions {
  windowIdOf: (contentsId: number) => number | null;
}

export const registerIpc = ({ windowIdOf, ...options }: IpcOptions): void => {
  // electron-store would answer any page that asks for the data folder. No page of this app does.
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
