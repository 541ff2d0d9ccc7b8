import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

/** Higher than any real process id. */
const nobodysPid = 2_000_000_000;

/** Name of a part file that a process left which no longer runs. */
export const deadPart = (number: number, { pid = nobodysPid, host = hostname() } = {}): string => {
  const computer = createHash('sha256').update(host).digest('hex').slice(0, 8);
  return `.${computer}-${pid}-${String(number).padStart(12, '0')}.backoffice-part`;
};
