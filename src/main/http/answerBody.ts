import { type Failure, failure } from '#shared/ipc/result.ts';
import type { HttpFailure } from './httpOutcome.ts';
import { isParsable } from './jsonExtent.ts';

export const mediaType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isJson = (headers: Headers): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(mediaType(headers));

/** Parses a JSON body. `undefined`: not JSON, or too large to parse; `null`: empty. */
export const parseBody = (bytes: Uint8Array): unknown => {
  if (bytes.byteLength === 0) return null;
  if (!isParsable(bytes)) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Longest server message shown. Anything longer is an HTML page or a stack trace and would block the window.
 */
const maxSentence = 1000;
const maxName = 128;
const maxFields = 100;

const messageText = (value: unknown): string | undefined => {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  const text = texts.join('\n');
  if (text === '') return undefined;
  return text.length > maxSentence ? `${text.slice(0, maxSentence)}…` : text;
};

const fieldsOf = (value: unknown): Record<string, string> | undefined => {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value)
    .filter(([name]) => name.length <= maxName)
    .slice(0, maxFields)
    .flatMap(([name, message]) => {
      const text = messageText(message);
      return text === undefined ? [] : [[name, text] as const];
    });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
};

const codeOf = (code: unknown, status: number): string => {
  if (typeof code === 'string' && code !== '' && code.length <= maxName) return code;
  return typeof code === 'number' ? String(code) : `HTTP_${status}`;
};

/**
 * Uses the server's `message`, else its `error`. If both are missing, windows show a text of their own.
 * `waitMs`: as long as a busy server asks to wait.
 */
export const errorFrom = (status: number, body: unknown, waitMs = 0): Failure => {
  if (waitMs > 0) return failure('SERVER_BUSY', status, new Date(Date.now() + waitMs).toISOString());
  // A gateway timeout is a network problem for the user, whatever its page says.
  if (status === 504) return failure('NETWORK', status);
  if (!isObject(body)) return failure(status === 429 ? 'SERVER_BUSY' : codeOf(undefined, status), status);
  const { code, message, error, fields } = body;
  const text =
    messageText(message) ?? (isObject(error) ? messageText(error.message) : messageText(error)) ?? '';
  if (status === 429 && text === '') return failure('SERVER_BUSY', status);
  return failure(codeOf(code, status), status, text, fieldsOf(fields));
};

const codeByReason = {
  network: 'NETWORK',
  timeout: 'NETWORK',
  aborted: 'ABORTED',
  tooLarge: 'RESPONSE_TOO_LARGE',
  insecure: 'INVALID_REQUEST',
  redirect: 'UNEXPECTED_RESPONSE',
  certificate: 'CERTIFICATE',
  proxyPassword: 'PROXY_PASSWORD',
  proxyProtocol: 'PROXY_PROTOCOL',
} as const satisfies Record<HttpFailure['reason'], string>;

export const failureFrom = ({ reason }: HttpFailure, operation: string): Failure =>
  failure(codeByReason[reason], 0, reason === 'redirect' ? `${operation} (redirect)` : '');

/** Kind of request; servers report failures with status 200 differently for each. */
export type AnswerShape = 'list' | 'detail' | 'create' | 'export';

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Detects failures, also those with status 200. `create` and `export` return a `message` only on failure.
 * Elsewhere `message` may be a field of the record, so require a `code` too.
 */
export const isFailure = (response: { status: number; body: unknown }, shape: AnswerShape): boolean => {
  if (response.status >= 400) return true;
  if (!isObject(response.body) || !isFilled(response.body.message)) return false;
  return shape === 'create' || shape === 'export' || isFilled(response.body.code);
};
