import { notifyManager, QueryClient } from '@tanstack/react-query';

// Rows are drawn in the task that brought them, not in a later one that may have to wait for a frame.
notifyManager.setScheduler(queueMicrotask);

/** The server rows of this window. Main retries reads, so nothing is retried here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
});
