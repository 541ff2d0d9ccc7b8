import { type OperationId, operations } from '#shared/api/operations.ts';
import type { Failure } from '#shared/ipc/result.ts';
import type { CheckedCall } from '#shared/rules/serverReport.ts';
import type { HttpClient } from '../../http/httpClient.ts';
import { type Authorizer, failed, type HttpOutcome, type HttpRequest } from '../../http/httpOutcome.ts';

export interface CheckOptions {
  http: HttpClient;
  session: Authorizer;
  country: string;
  /** Spreads the requests over time, because no user waits for a single one of them. */
  inTurn: <Answer>(task: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer | null>;
  onProgress: (progress: { done: number; total: number; operation: OperationId }) => void;
  now: () => Date;
  signal: AbortSignal;
}

/** A request as the check sent it, with its outcome. */
export interface Exchange {
  outcome: HttpOutcome | Failure;
  ms: number;
  /** Redirects of this request: followed, or refused because they leave the server. */
  redirects: boolean[];
}

/** Sends a request once, without a retry, so that the report shows each failure. */
export const sendOnce = async (
  { http, session, inTurn }: Pick<CheckOptions, 'http' | 'session' | 'inTurn'>,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<Exchange> => {
  const redirects: boolean[] = [];
  const once = { ...request, isOnce: true, onRedirect: (isFollowed: boolean) => redirects.push(isFollowed) };
  const send = async (): Promise<Exchange> => {
    const start = performance.now();
    const outcome: HttpOutcome | Failure = await session.authorized(signal, (options) =>
      http.send(once, options),
    );
    return { outcome, ms: performance.now() - start, redirects };
  };
  return (await inTurn(send, signal)) ?? { outcome: failed('aborted'), ms: 0, redirects };
};

export const newCall = (operation: OperationId): CheckedCall<never> => ({
  operation,
  method: operations[operation].method,
  path: operations[operation].path,
  statuses: [],
  timesMs: [],
  bytes: 0,
  rows: null,
  findings: [],
});

/** Adds an exchange to its call's figures. */
export const noteExchange = (
  call: Pick<CheckedCall, 'timesMs' | 'statuses' | 'bytes'>,
  { outcome, ms }: Exchange,
): void => {
  const isAnswer = 'status' in outcome && outcome.type === 'answer';
  call.timesMs.push(Math.round(ms));
  call.statuses.push(isAnswer ? outcome.status : 0);
  if (isAnswer) call.bytes = Math.max(call.bytes, outcome.bytes.byteLength);
};
