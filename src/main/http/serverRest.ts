/** A server that asks for more is asked all the same after this. */
const longestRestMs = 5 * 60_000;

const busyStatuses = new Set([429, 503]);

/**
 * How long a server wants to be left alone (`Retry-After`), in milliseconds; 0 where it says nothing. A date counts from
 * the server's own clock, because that of this computer may be wrong.
 */
export const retryAfterMs = ({ status, headers }: { status: number; headers: Headers }): number => {
  if (!busyStatuses.has(status)) return 0;
  const wanted = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(wanted)
    ? Number(wanted) * 1000
    : Date.parse(wanted) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? 0 : Math.max(0, Math.min(ms, longestRestMs));
};

/** Until when nothing is asked of the server that nobody waits for. */
export const createServerRest = (now: () => number = () => performance.now()) => {
  let until = 0;
  return {
    note: (answer: { status: number; headers: Headers }): void => {
      until = Math.max(until, now() + retryAfterMs(answer));
    },
    isResting: (): boolean => now() < until,
    end: (): void => {
      until = 0;
    },
  };
};
