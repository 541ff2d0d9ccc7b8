import { useSessionStore } from '../stores/session.ts';
import { dismissAllToasts } from '../stores/toasts.ts';
import { forgetUndos } from '../stores/undo.ts';

/** What one administrator was told is never shown to the next one of this window, and what was done not undone. */
export const forgetToastsOfOthers = (): void => {
  let lastId = useSessionStore.getState().session.user?.id;
  useSessionStore.subscribe(({ session }) => {
    const id = session.user?.id;
    if (id !== lastId) {
      dismissAllToasts();
      forgetUndos();
    }
    if (id !== undefined) lastId = id;
  });
};
