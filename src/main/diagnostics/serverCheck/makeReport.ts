import type { ServerReport } from '#shared/rules/serverReport.ts';
import { type CheckOptions, checkCalls } from './checkServer.ts';
import { connectionFindings, readTls } from './readTls.ts';
import { watchTransport } from './watchTransport.ts';

interface ReportOptions extends CheckOptions {
  origin: string;
  appVersion: string;
}

export const makeReport = async (options: ReportOptions): Promise<ServerReport> => {
  const { origin, appVersion, country, now, signal } = options;
  const checkedAt = now();
  const tls = await readTls(origin, checkedAt);
  const { http, findings } = watchTransport(options.http);
  const { calls, isWhole } = signal.aborted
    ? { calls: [], isWhole: false }
    : await checkCalls({ ...options, http });
  return {
    server: origin,
    country,
    checkedAt: checkedAt.toISOString(),
    appVersion,
    state: isWhole ? 'complete' : 'stopped',
    tls,
    connection: [...connectionFindings(origin, tls), ...findings(origin)],
    calls,
  };
};
