import { t } from '@lingui/core/macro';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { listen } from '../../ipc/bridge.ts';
import { notePromisedReply } from '../../marketplace/texts/promisedReplies.ts';
import { changeAtOnce } from '../../resource/form/changeAtOnce.ts';
import { useSessionStore } from '../../stores/session.ts';
import { dismissToast, showToast } from '../../stores/toasts.ts';

/** Lifetime of the toast. Short, because _My day_ lists the promised reply until the request is marked. */
const questionMs = 20_000;

interface Named {
  id: string;
  customerName?: unknown;
  email?: unknown;
}

export const nameOfRequest = ({ customerName, email, id }: Named): string =>
  String(customerName || email || id);

/** Pages of requests, which offer the next one. */
const pages = new Map<string, () => void>();

/** Calls back after this window has marked the request, when the toast with Undo is on screen. */
export const onMarked = (id: string, offer: () => void): (() => void) => {
  pages.set(id, offer);
  return () => void pages.delete(id);
};

export const markResponded = async (name: string, row: Row, scope: RecordScope): Promise<boolean> => {
  const change = { name, row, scope, values: { isResponded: true } };
  const isMarked = await changeAtOnce('customerRequests', change, t`${name}: responded`);
  if (isMarked) pages.get(row.id)?.();
  return isMarked;
};

/** Functions that remove the open toasts, by request id. */
const offers = new Map<string, () => void>();

/** Removes the toast about a request, whose page has the same button. */
export const withdrawOffer = (id: string): void => offers.get(id)?.();

/**
 * Notes a reply, and shows a toast that marks the request as responded. It asks, because the app cannot know
 * whether the e-mail was sent. It disappears when any window changes the request, when the request is opened,
 * and after a while.
 */
export const offerResponded = (name: string, row: Row, scope: RecordScope): void => {
  if (row.isResponded !== false) return;
  notePromisedReply(useSessionStore.getState().session.user?.id ?? '', scope.country ?? '', row.id);
  const withdraw = (): void => {
    offers.delete(row.id);
    stopListening();
    dismissToast(toast);
  };
  withdrawOffer(row.id);
  const toast = showToast({
    intent: 'info',
    text: t`Did you answer ${name}?`,
    action: {
      label: t`Mark as responded`,
      run: () => {
        withdraw();
        void markResponded(name, row, scope);
      },
    },
    durationMs: questionMs,
  });
  const stopListening = listen('records.changed', ({ entity, ids }) => {
    if (entity === 'customerRequests' && ids.includes(row.id)) withdraw();
  });
  offers.set(row.id, withdraw);
};
