import { notifyManager, QueryClient } from '@tanstack/react-query';

// Rows are drawn in the task that brought them, not in a later one that may have to wait for a frame.
notifyManager.setScheduler(queueMicrotask);

/** After this what helps to choose or to name is asked for again, and what is shown when the server comes back. */
export const oldAfterMs = 30_000;

/**
 * For what a person goes to: what is known of it is shown at once, and read again each time. Main shares what another
 * window has read within a second.
 */
export const readOnEntering = { staleTime: 0 } as const;

/** The server rows of this window. Main retries reads, so nothing is retried here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: oldAfterMs },
    mutations: { retry: false },
  },
});
