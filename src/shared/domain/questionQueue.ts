/**
 * A queue that keeps the number of questions under way small, so that a search through many cities does not overrun the
 * server. What is urgent goes out at once, and counts: the others wait until there is room.
 */
export const createQuestionQueue = (max: number) => {
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
    /** Goes out at once. */
    now: begin,
    /** Goes out in its turn; null: it was given up before, and never sent. */
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
