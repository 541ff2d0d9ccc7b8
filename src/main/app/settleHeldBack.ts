interface Settling {
  settle: () => Promise<unknown>;
}

/** How long the end of the app may wait; calls that are not answered by then are asked about at the next start. */
const limitMs = 6000;

/** Sends the calls that wait for their Undo and writes down what was typed, before the app ends. */
export const settleHeldBack = async (...parts: Settling[]): Promise<void> => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  await Promise.race([Promise.all(parts.map((part) => part.settle())), late]);
  clearTimeout(timer);
};
