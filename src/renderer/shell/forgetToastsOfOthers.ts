import { useSessionStore } from '../stores/session.ts';
import { dismissAllToasts } from '../stores/toasts.ts';

/** What one administrator was told is never shown to the next one of this window. */
export const forgetToastsOfOthers = (): void => {
  let lastId = useSessionStore.getState().session.user?.id;
  useSessionStore.subscribe(({ session }) => {
    const id = session.user?.id;
    if (id !== lastId) dismissAllToasts();
    if (id !== undefined) lastId = id;
  });
};
