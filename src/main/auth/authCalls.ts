import { z } from 'zod';
import { sessionUserSchema, type Tokens, tokensSchema } from '#shared/api/auth.ts';
import { contracts } from '#shared/api/contracts.ts';
import { operations } from '#shared/api/operations.ts';
import { type Failure, failure, type Result, success } from '#shared/ipc/result.ts';
import { apiPrefix, buildPath } from '../http/apiTarget.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { Attempt, HttpOutcome, HttpRequest } from '../http/httpOutcome.ts';
import { jsonRequest } from '../http/requestOf.ts';
import { toResult } from '../http/toResult.ts';

/** Tokens are sent in a header, where anything but visible ASCII would make every later request fail. */
const sendable = tokensSchema.shape.accessToken.regex(/^[\x21-\x7e]+$/);
const tokenFields = { accessToken: sendable, refreshToken: sendable };

export const sendableTokensSchema = z.object(tokenFields);

/** Strips unknown fields of the user, because the object is sent to windows and persisted. */
export const sendableLoginSchema = z
  .object({ ...tokenFields, user: z.object(sessionUserSchema.shape) })
  .transform(({ user, ...tokens }) => ({ user, tokens }));
export type Login = z.output<typeof sendableLoginSchema>;

/** The user id is stored with the tokens, so that they are never used for another user. */
const storedTokensSchema = z.object({ ...tokenFields, userId: z.string() });

export const storedTokens = ({ accessToken, refreshToken }: Tokens, userId: string): string =>
  JSON.stringify({ accessToken, refreshToken, userId });

/** Tokens of this user in a keychain entry; `null` if it holds anything else. */
export const parseStoredTokens = (text: string, userId: string): Tokens | null => {
  try {
    const stored = storedTokensSchema.safeParse(JSON.parse(text));
    if (!stored.success || stored.data.userId !== userId) return null;
    return { accessToken: stored.data.accessToken, refreshToken: stored.data.refreshToken };
  } catch {
    return null;
  }
};

/** Calls without access token. Their paths have no parameters. */
type PublicOperation = 'auth.login' | 'auth.loginWithToken' | 'auth.sendLink' | 'auth.refresh';

const publicRequest = (operation: PublicOperation, body?: unknown): HttpRequest => {
  const { method, path } = operations[operation];
  return jsonRequest(method, apiPrefix + path.slice(1), body);
};

export type LoginCall =
  | { operation: 'auth.login'; body: { email: string; password: string } }
  | { operation: 'auth.loginWithToken'; body: { token: string } };

/** A 401 of a login means wrong credentials and never triggers a refresh. */
export const logIn = async (
  http: HttpClient,
  { operation, body }: LoginCall,
  signal: AbortSignal,
): Promise<Result<Login>> => {
  const outcome = await http.send(publicRequest(operation, body), { signal });
  if (outcome.type === 'answer' && outcome.status === 401) return failure('INVALID_CREDENTIALS', 401);
  return toResult(outcome, { operation, schema: sendableLoginSchema, shape: 'detail' });
};

/** Returns the raw outcome, because the caller evaluates the status. */
export const requestRefresh = (
  http: HttpClient,
  refreshToken: string,
  signal: AbortSignal,
): Promise<HttpOutcome> => http.send(publicRequest('auth.refresh'), { bearer: refreshToken, signal });

/** Requests a login link. An answer with a message means that no link was sent, whatever its status. */
export const sendLink = async (http: HttpClient, email: string): Promise<Result<{ message: string }>> => {
  const operation = 'auth.sendLink';
  const outcome = await http.send(publicRequest(operation, { email }));
  const result = await toResult(outcome, {
    operation,
    schema: contracts[operation].response,
    shape: 'create',
  });
  return result.ok ? success({ message: '' }) : result;
};

export const resetPassword = async (
  http: HttpClient,
  authorized: (signal: undefined, attempt: Attempt<HttpOutcome>) => Promise<HttpOutcome | Failure>,
  userId: string,
  body: { password: string; repeatPassword: string },
): Promise<Result<null>> => {
  const operation = 'auth.resetPassword';
  const built = buildPath(operation, { id: userId });
  if ('refused' in built) return failure('INVALID_REQUEST');
  const request = jsonRequest(operations[operation].method, built.path, body);
  const outcome = await authorized(undefined, (options) => http.send(request, options));
  if ('ok' in outcome) return outcome;
  const result = await toResult(outcome, {
    operation,
    schema: contracts[operation].response,
    shape: 'detail',
  });
  return result.ok ? success(null) : result;
};
