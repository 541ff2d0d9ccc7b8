import { queryClient } from '../data/queryClient.ts';
import { serverKey, usePreferencesStore } from '../stores/preferences.ts';
import { useSessionStore } from '../stores/session.ts';

/** Rows read for one administrator, or from one server, are never shown to the next one of this window. */
export const forgetRowsOfOthers = (): void => {
  let lastId = useSessionStore.getState().session.user?.id;
  useSessionStore.subscribe(({ session }) => {
    const id = session.user?.id;
    if (id === undefined || id === lastId) return;
    queryClient.clear();
    lastId = id;
  });
  let lastServer = serverKey();
  usePreferencesStore.subscribe(() => {
    if (serverKey() === lastServer) return;
    queryClient.clear();
    lastServer = serverKey();
  });
};
