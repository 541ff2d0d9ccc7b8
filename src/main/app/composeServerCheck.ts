import { app } from 'electron';
import type { ApiConnection } from '../api/connection.ts';
import type { RequestBudget } from '../api/requestBudget.ts';
import type { Session } from '../auth/session.ts';
import { countryToCheck } from '../diagnostics/serverCheck/callPlan.ts';
import { createServerCheckJob } from '../diagnostics/serverCheck/serverCheckJob.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { Log } from '../platform/log.ts';
import { broadcast } from '../windows/broadcast.ts';

interface ServerCheckOptions {
  http: HttpClient;
  budget: RequestBudget;
  session: Session;
  connection: ApiConnection;
  userKey: () => string;
  log: Log;
}

export const composeServerCheck = ({ http, budget, session, connection, userKey, log }: ServerCheckOptions) =>
  createServerCheckJob({
    http,
    inTurn: (task, signal) => budget.run('serverCheck', task, signal),
    session,
    origin: () => connection.target()?.origin ?? null,
    owner: userKey,
    countryOf: (wanted) => countryToCheck(session.state().user?.country ?? 'any', wanted),
    appVersion: app.getVersion(),
    onChanged: (checking) => broadcast('serverCheck.changed', checking),
    log,
  });
