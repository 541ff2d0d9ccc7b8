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
