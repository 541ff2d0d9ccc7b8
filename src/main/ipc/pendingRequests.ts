/** Running requests by window, so that giving up in a window (or closing it) aborts the work here. */
export interface PendingRequests {
  start(windowId: number, requestId: string | undefined): { signal: AbortSignal; done: () => void };
  abort(windowId: number, requestId: string): void;
  abortWindow(windowId: number): void;
}

export const createPendingRequests = (): PendingRequests => {
  const windows = new Map<number, Map<string | symbol, AbortController>>();
  return {
    start: (windowId, requestId) => {
      const running = windows.get(windowId) ?? new Map<string | symbol, AbortController>();
      windows.set(windowId, running);
      const key = requestId ?? Symbol('request');
      const controller = new AbortController();
      running.set(key, controller);
      return {
        signal: controller.signal,
        done: () => {
          if (running.get(key) === controller) running.delete(key);
        },
      };
    },
    abort: (windowId, requestId) => windows.get(windowId)?.get(requestId)?.abort(),
    abortWindow: (windowId) => {
      for (const controller of windows.get(windowId)?.values() ?? []) controller.abort();
      windows.delete(windowId);
    },
  };
};
