import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

/** No system gives so high a process id. */
const nobodysPid = 2_000_000_000;

/** The name of a part file as an app on this computer left it that is no longer there. */
export const deadPart = (number: number, { pid = nobodysPid, host = hostname() } = {}): string => {
  const computer = createHash('sha256').update(host).digest('hex').slice(0, 8);
  return `.${computer}-${pid}-${String(number).padStart(12, '0')}.backoffice-part`;
};
