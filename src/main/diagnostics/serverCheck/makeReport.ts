import type { ServerReport } from '#shared/rules/serverReport.ts';
import { checkCalls } from './checkServer.ts';
import { checkWrites } from './checkWrites.ts';
import { connectionFindings, readTls } from './readTls.ts';
import type { CheckOptions } from './serverExchange.ts';
import { watchTransport } from './watchTransport.ts';

interface ReportOptions extends CheckOptions {
  origin: string;
  appVersion: string;
  /** Also makes, changes and deletes records of its own. For servers that the caller knows as test servers. */
  isWriting?: boolean;
}

export const makeReport = async (options: ReportOptions): Promise<ServerReport> => {
  const { origin, appVersion, country, now, signal, isWriting = false } = options;
  const checkedAt = now();
  const tls = await readTls(origin, checkedAt);
  const { http, findings } = watchTransport(options.http);
  const watched = { ...options, http };
  const { calls, isWhole } = signal.aborted ? { calls: [], isWhole: false } : await checkCalls(watched);
  const writes = isWriting && isWhole ? await checkWrites(watched) : null;
  return {
    server: origin,
    country,
    checkedAt: checkedAt.toISOString(),
    appVersion,
    state: isWhole && !signal.aborted ? 'complete' : 'stopped',
    tls,
    connection: [...connectionFindings(origin, tls), ...findings(origin)],
    calls,
    ...(writes ? { writes } : {}),
  };
};
