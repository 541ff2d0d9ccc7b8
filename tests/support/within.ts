/** Result of the work, or an error with the complaint after the deadline. */
export const within = async <T>(
  work: Promise<T>,
  deadlineMs: number,
  complaint: () => string,
): Promise<T> => {
  const clock = Promise.withResolvers<never>();
  const timer = setTimeout(() => clock.reject(new Error(complaint())), deadlineMs);
  try {
    return await Promise.race([work, clock.promise]);
  } finally {
    clearTimeout(timer);
  }
};
