/**
 * Limits concurrent requests, so that a search through many cities does not overload the server. Urgent
 * requests start at once and count towards the limit; the others wait for a free slot.
 */
export const createRequestQueue = (max: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const settle = (): void => {
    running -= 1;
    while (running < max && waiting.length > 0) waiting.shift()?.();
  };

  const begin = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    running += 1;
    try {
      return await ask();
    } finally {
      settle();
    }
  };

  return {
    now: begin,
    /** Waits for a free slot. Resolves to `null` if aborted before the request was sent. */
    inTurn: <Answer>(
      ask: () => Promise<Answer>,
      signal: { readonly aborted: boolean },
    ): Promise<Answer | null> =>
      new Promise((resolve, reject) => {
        const start = (): void => {
          if (signal.aborted) resolve(null);
          else begin(ask).then(resolve, reject);
        };
        if (running < max && waiting.length === 0) start();
        else waiting.push(start);
      }),
  };
};
