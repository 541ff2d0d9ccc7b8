/** Smaller differences are delays of the network, or harmless. */
const toleratedMs = 5 * 60_000;
/** Later answers differ by seconds, which is no news. */
const newsMs = 60_000;

/** Compares the clock of this computer with the `Date` of answers. */
export const createServerClock = (onChanged: () => void, now: () => number = () => Date.now()) => {
  let offMs = 0;
  return {
    /** Milliseconds that this computer is ahead of the server; 0 within the tolerance. */
    offMs: (): number => offMs,
    note: (headers: Headers): void => {
      const server = Date.parse(headers.get('date') ?? '');
      // An answer of a cache has the date of its first request.
      if (Number.isNaN(server) || headers.has('age')) return;
      const measured = now() - server;
      const found = Math.abs(measured) < toleratedMs ? 0 : measured;
      if (Math.abs(found - offMs) < newsMs) return;
      offMs = found;
      onChanged();
    },
    forget: (): void => {
      offMs = 0;
    },
  };
};
