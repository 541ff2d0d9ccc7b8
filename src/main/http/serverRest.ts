/** Upper limit for `Retry-After`. */
const longestRestMs = 5 * 60_000;

const busyStatuses = new Set([429, 503]);

/**
 * `Retry-After` in milliseconds; 0 if missing. A date is compared with the server's own `Date`, because this
 * computer's clock may be wrong.
 */
export const retryAfterMs = ({ status, headers }: { status: number; headers: Headers }): number => {
  if (!busyStatuses.has(status)) return 0;
  const wanted = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(wanted)
    ? Number(wanted) * 1000
    : Date.parse(wanted) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? 0 : Math.max(0, Math.min(ms, longestRestMs));
};

/** Pauses background requests for the server's `Retry-After`. */
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
