import type { ServerChecking } from '#shared/ipc/serverCheckRoutes.ts';
import type { ServerReport } from '#shared/rules/serverReport.ts';
import type { HttpClient } from '../../http/httpClient.ts';
import type { Authorizer } from '../../http/httpOutcome.ts';
import type { Log } from '../../platform/log.ts';
import { makeReport } from './makeReport.ts';
import type { CheckOptions } from './serverExchange.ts';

interface JobOptions {
  http: HttpClient;
  session: Authorizer;
  origin: () => string | null;
  /** Key of user and server. */
  owner: () => string;
  /** Country to check, as far as the user may see it. */
  countryOf: (wanted: string | null) => string;
  appVersion: string;
  onChanged: (checking: ServerChecking) => void;
  log: Pick<Log, 'error'>;
  inTurn: CheckOptions['inTurn'];
}

/** The check of the connected server, for the settings. One at a time. */
export const createServerCheckJob = (options: JobOptions) => {
  const { owner, onChanged, log } = options;
  let running: AbortController | null = null;
  let checking: ServerChecking | null = null;
  let asker = '';

  const run = async (origin: string, wanted: string | null, giveUp: AbortController): Promise<void> => {
    const show = (changes: Partial<ServerChecking>): void => {
      if (running !== giveUp) return;
      checking = { state: 'running', done: 0, total: null, report: null, ...checking, ...changes };
      onChanged(checking);
    };
    checking = null;
    show({});
    try {
      const report = await makeReport({
        ...options,
        origin,
        country: options.countryOf(wanted),
        now: () => new Date(),
        signal: giveUp.signal,
        onProgress: ({ done, total }) => show({ done, total }),
      });
      show({ state: report.state === 'complete' ? 'done' : 'stopped', report });
    } catch (cause) {
      log.error('The check of the server failed', cause);
      show({ state: 'failed' });
    }
  };

  return {
    /** Returns at once. */
    start: (country: string | null): void => {
      running?.abort();
      const origin = options.origin();
      if (origin === null) return;
      asker = owner();
      running = new AbortController();
      void run(origin, country, running);
    },
    stop: (): void => running?.abort(),
    read: (): ServerChecking | null => checking,
    report: (): ServerReport | null => checking?.report ?? null,
    /** Ends and forgets the check of the previous user. */
    userChanged: (): void => {
      if (owner() === asker) return;
      running?.abort();
      running = null;
      checking = null;
    },
  };
};
export type ServerCheckJob = ReturnType<typeof createServerCheckJob>;
