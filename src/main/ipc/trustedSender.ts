import type { IpcMainInvokeEvent } from 'electron';
import { isOwnDocument } from '../platform/navigationGuard.ts';

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
