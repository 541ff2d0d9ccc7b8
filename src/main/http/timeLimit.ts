/** Timer for an exchange: aborts it on timeout or when the caller aborts. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  remaining(): number;
  /** Replaces the limit, counted from now. */
  restart(ms: number): void;
  /** Stops the timer; the exchange may continue. */
  pause(): void;
  /** Aborts the exchange without reporting a timeout. */
  cancel(): void;
  reason(): 'aborted' | 'timeout' | 'network';
}

export const createTimeLimit = (ms: number, caller?: AbortSignal): TimeLimit => {
  const controller = new AbortController();
  let isExpired = false;
  let timer: NodeJS.Timeout | undefined;
  let endsAt = 0;

  const pause = (): void => clearTimeout(timer);
  const restart = (limitMs: number): void => {
    pause();
    endsAt = performance.now() + limitMs;
    timer = setTimeout(() => {
      isExpired = true;
      controller.abort();
    }, limitMs);
  };
  restart(ms);

  return {
    signal: caller ? AbortSignal.any([caller, controller.signal]) : controller.signal,
    remaining: () => endsAt - performance.now(),
    restart,
    pause,
    cancel: () => {
      pause();
      controller.abort();
    },
    reason: () => (caller?.aborted ? 'aborted' : isExpired ? 'timeout' : 'network'),
  };
};

/** Settles like the promise, or rejects as soon as the signal aborts. */
export const orAborted = async <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
