/** Resolves with the promise, or after `ms` without it. */
export const within = async (ms: number, promise: Promise<unknown>): Promise<void> => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, late]);
  clearTimeout(timer);
};
