import { type Result, success } from '#shared/ipc/result.ts';
import type { ServerReport } from '#shared/rules/serverReport.ts';
import { createRequestBudget } from '../../api/requestBudget.ts';
import { authorizedSend, newSession, refreshTokens } from '../../auth/activeSession.ts';
import { logIn } from '../../auth/authCalls.ts';
import { createHttpClient } from '../../http/httpClient.ts';
import { userAgentOf } from '../../http/requestIdentity.ts';
import { countryToCheck } from './callPlan.ts';
import { checkWrites } from './checkWrites.ts';
import { makeReport } from './makeReport.ts';
import type { CheckOptions } from './serverExchange.ts';

interface LoginCheck extends Pick<CheckOptions, 'onProgress' | 'signal'> {
  origin: string;
  email: string;
  password: string;
  /** Default: the first country of the user. */
  country?: string | undefined;
  /** Without the budget, for servers of one's own. */
  isFast: boolean;
  appVersion: string;
  /** Also makes, changes and deletes records of its own. */
  isWriting?: boolean;
}

/** The check without the app: logs in, and keeps nothing. */
export const checkWithLogin = async (options: LoginCheck): Promise<Result<ServerReport>> => {
  const { origin, email, password, signal, isFast } = options;
  const budget = createRequestBudget();
  const http = createHttpClient({
    target: () => ({ origin, headers: {} }),
    language: () => 'en-US',
    userAgent: userAgentOf(options.appVersion),
  });
  const login = await logIn(http, { operation: 'auth.login', body: { email, password } }, signal);
  if (!login.ok) return login;
  const { user, tokens } = login.data;
  const session = newSession({
    user,
    tokens,
    account: origin,
    remember: false,
    ended: new AbortController(),
  });
  const refresh = () => refreshTokens({ http, save: async () => undefined }, session);
  const report = await makeReport({
    ...options,
    http,
    session: { authorized: (own, attempt) => authorizedSend(session, refresh, own, attempt) },
    country: countryToCheck(user.country, options.country),
    inTurn: isFast ? (task) => task() : (task, own) => budget.run('serverCheck', task, own),
    now: () => new Date(),
    ...(options.isWriting ? { checkWrites } : {}),
  });
  return success(report);
};
