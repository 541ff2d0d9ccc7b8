import { queryClient } from '../data/queryClient.ts';
import { useSessionStore } from '../stores/session.ts';
import { dismissAllToasts } from '../stores/toasts.ts';

/** Rows read for one administrator are never shown to the next one of this window, nor is what they were told. */
export const forgetRowsOfOthers = (): void => {
  let lastId = useSessionStore.getState().session.user?.id;
  useSessionStore.subscribe(({ session }) => {
    const id = session.user?.id;
    if (id !== lastId) dismissAllToasts();
    if (id === undefined || id === lastId) return;
    queryClient.clear();
    lastId = id;
  });
};
