let aheadMs = 0;

/** Milliseconds that the clock of this computer is ahead of the server's, as main measured. */
export const setClockAhead = (ms: number): void => {
  aheadMs = ms;
};

/** Now by the server's clock: dates of the server are compared with it, so that ages stay true. */
export const serverNow = (): number => Date.now() - aheadMs;
