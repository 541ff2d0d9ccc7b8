/** Upper limit for `Retry-After`. */
const longestMs = 5 * 60_000;

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
  return Number.isNaN(ms) ? 0 : Math.max(0, Math.min(ms, longestMs));
};

/** A delay and up to `share` of it, so that not all clients come back at the same moment. */
export const withJitter = (ms: number, share = 0.25): number => Math.round(ms * (1 + share * Math.random()));
