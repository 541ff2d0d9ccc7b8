import type { CheckedCall, ServerReport, WriteFindingKind } from '#shared/rules/serverReport.ts';
import { checkCalls } from './checkServer.ts';
import { connectionFindings, readTls } from './readTls.ts';
import type { CheckOptions } from './serverExchange.ts';
import { watchTransport } from './watchTransport.ts';

interface ReportOptions extends CheckOptions {
  origin: string;
  appVersion: string;
  /** Writes records of its own, on a test server. Never part of the app, whose pages could ask for it. */
  checkWrites?: (options: CheckOptions) => Promise<CheckedCall<WriteFindingKind>[]>;
}

export const makeReport = async (options: ReportOptions): Promise<ServerReport> => {
  const { origin, appVersion, country, now, signal, checkWrites } = options;
  const checkedAt = now();
  const tls = await readTls(origin, checkedAt);
  const { http, findings } = watchTransport(options.http);
  const watched = { ...options, http };
  const { calls, isWhole } = signal.aborted ? { calls: [], isWhole: false } : await checkCalls(watched);
  const writes = checkWrites && isWhole ? await checkWrites(watched) : null;
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
