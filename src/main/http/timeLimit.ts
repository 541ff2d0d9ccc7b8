/** A clock over one exchange: aborts it when the time is up or when the caller gives up. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Milliseconds until the current limit is reached. */
  remaining(): number;
  /** Gives the exchange a new limit, counted from now. */
  restart(ms: number): void;
  /** Stops the clock; the exchange may go on. */
  pause(): void;
  /** Ends the exchange without calling it late. */
  cancel(): void;
  /** Why a failing exchange failed. */
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

/** The promise's own end, or a rejection as soon as the signal stops it, whatever becomes of the promise. */
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
