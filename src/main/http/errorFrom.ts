import { type Failure, failure } from '#shared/ipc/result.ts';
import type { HttpFailure } from './httpOutcome.ts';
import { isObject } from './parseBody.ts';

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value !== '') return value;
  if (!Array.isArray(value)) return undefined;
  return value.filter((item) => typeof item === 'string').join('\n') || undefined;
};

const fieldsOf = (value: unknown): Record<string, string> | undefined => {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).flatMap(([name, message]) => {
    const text = textOf(message);
    return text === undefined ? [] : [[name, text] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
};

const codeOf = (code: unknown, status: number): string => {
  if (typeof code === 'string' && code !== '') return code;
  return typeof code === 'number' ? String(code) : `HTTP_${status}`;
};

/** The server's own message, else its error text, else nothing: the windows then have a sentence of their own. */
export const errorFrom = (status: number, body: unknown): Failure => {
  // A gateway that gave up is a network problem to the person, whatever its page says.
  if (status === 504) return failure('NETWORK', status);
  if (!isObject(body)) return failure(codeOf(undefined, status), status);
  const { code, message, error, fields } = body;
  const text = textOf(message) ?? (isObject(error) ? textOf(error.message) : textOf(error)) ?? '';
  return failure(codeOf(code, status), status, text, fieldsOf(fields));
};

const codeByReason = {
  network: 'NETWORK',
  timeout: 'NETWORK',
  aborted: 'ABORTED',
  tooLarge: 'RESPONSE_TOO_LARGE',
  insecure: 'INVALID_REQUEST',
  redirect: 'UNEXPECTED_RESPONSE',
  proxyPassword: 'PROXY_PASSWORD',
  proxyKind: 'PROXY_KIND',
} as const satisfies Record<HttpFailure['reason'], string>;

/** An exchange that gave no answer, as the windows know it. */
export const failureFrom = ({ reason }: HttpFailure, operation: string): Failure =>
  failure(codeByReason[reason], 0, reason === 'redirect' ? `${operation} (redirect)` : '');
