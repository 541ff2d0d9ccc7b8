import { listen } from '../ipc/bridge.ts';
import { oldAfterMs, queryClient } from './queryClient.ts';

/**
 * Reads again what this window shows, as far as it is old or could not be read: the computer slept, or the server is
 * back. What is being typed stays; a form that holds something unsaved says that its record has changed.
 */
export const watchStaleRows = (): void => {
  listen('rows.refresh', () => {
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => query.isStaleByTime(oldAfterMs) || query.state.status === 'error',
    });
  });
};
