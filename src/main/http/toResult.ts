import type { z } from 'zod';
import { type Reading, readingSteps, type Unreadable } from '#shared/api/lenient.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import {
  type AnswerShape,
  errorFrom,
  failureFrom,
  isFailure,
  isObject,
  mediaType,
  parseBody,
} from './answerBody.ts';
import type { HttpOutcome, HttpStream } from './httpOutcome.ts';
import { inSlices } from './inSlices.ts';
import type { FileBody } from './openFile.ts';
import { retryAfterMs } from './retryAfter.ts';

interface Expected<Schema extends z.ZodType> {
  /** Call name for `UNEXPECTED_RESPONSE`. Must not contain data of the answer. */
  operation: string;
  schema: Schema;
  shape: AnswerShape;
  /** Requested number of rows of a list. */
  asked?: number | undefined;
  /** Fields to remove from the rows of a list. */
  without?: readonly string[] | undefined;
  /** Receives the names, never the values, of fields that could not be read. */
  onUnreadable?: (names: readonly string[]) => void;
}

/** Accepts an array, or an object with the array in `data`. */
const unwrapList = (body: unknown): unknown => (isObject(body) && 'data' in body ? body.data : body);

/** Removes large unused fields: validating, cloning and caching them would cost more than all the rest. */
const leaveOut = (rows: unknown, names: readonly string[]): void => {
  if (names.length === 0 || !Array.isArray(rows)) return;
  for (const row of rows.filter(isObject)) for (const name of names) delete row[name];
};

const totalOf = (headers: Headers, rows: unknown): number | undefined => {
  if (!Array.isArray(rows)) return undefined;
  const announced = headers.get('content-total')?.trim() ?? '';
  return /^\d{1,15}$/.test(announced) ? Number(announced) : rows.length;
};

const unexpected = (operation: string, status: number, where?: string): Result<never> =>
  failure('UNEXPECTED_RESPONSE', status, where ? `${operation} (${where})` : operation);

/** A schema that throws is treated like one that rejects. */
const readSafely = async <Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): Promise<Reading<z.output<Schema>> | Unreadable> => {
  try {
    return await inSlices(readingSteps(schema, data));
  } catch {
    return { problem: undefined };
  }
};

/** Servers may return more rows than requested, within reason. Whole lists are requested without a size. */
const maxRows = (asked: number): number => Math.max(2 * asked, 5000);

/** Adds the call's id to a failure, so that the user can pass it on. */
export const withRequestId = <Data>(
  result: Result<Data>,
  { requestId }: { requestId?: string | undefined },
): Result<Data> =>
  result.ok || requestId === undefined ? result : { ok: false, error: { ...result.error, requestId } };

/** Converts the outcome of a call to the result that is sent over IPC. */
export const toResult = async <Schema extends z.ZodType>(
  outcome: HttpOutcome,
  expected: Expected<Schema>,
): Promise<Result<z.output<Schema>>> => withRequestId(await readResult(outcome, expected), outcome);

const readResult = async <Schema extends z.ZodType>(
  outcome: HttpOutcome,
  { operation, schema, shape, asked = 0, without = [], onUnreadable }: Expected<Schema>,
): Promise<Result<z.output<Schema>>> => {
  if (outcome.type === 'failed') return failureFrom(outcome, operation);
  const { status, headers } = outcome;
  const body = parseBody(outcome.bytes);
  if (isFailure({ status, body }, shape)) return errorFrom(status, body, retryAfterMs(outcome));
  const refuse = (where?: string): Result<never> => {
    onUnreadable?.([where || 'all of it']);
    return unexpected(operation, status, where);
  };
  if (body === undefined) return refuse();
  const data = shape === 'list' ? unwrapList(body) : body;
  if (shape === 'list') {
    if (Array.isArray(data) && data.length > maxRows(asked)) return refuse('rows');
    leaveOut(data, without);
  }
  const reading = await readSafely(schema, data);
  if ('problem' in reading) return refuse(reading.problem);
  if (reading.unreadable.size > 0) onUnreadable?.([...reading.unreadable]);
  return success(reading.data, shape === 'list' ? totalOf(headers, data) : undefined);
};

/**
 * File download. A body that fails rejects with a DOMException: `NetworkError`, `TimeoutError` or
 * `AbortError`.
 */
export interface Download {
  status: number;
  headers: Headers;
  body: FileBody;
  /** Names the call if reading the body fails. */
  requestId?: string | undefined;
}

/** An HTML page or JSON in place of a file is a failure. */
export const toDownload = (outcome: HttpOutcome | HttpStream, operation: string): Result<Download> =>
  withRequestId(readDownload(outcome, operation), outcome);

const readDownload = (outcome: HttpOutcome | HttpStream, operation: string): Result<Download> => {
  if (outcome.type === 'failed') return failureFrom(outcome, operation);
  const { status, headers } = outcome;
  if (outcome.type === 'stream') {
    if (mediaType(headers) !== 'text/html') {
      const { body, requestId } = outcome;
      return success({ status, headers, body, requestId });
    }
    outcome.body.cancel();
    return failure('UNEXPECTED_RESPONSE', status, operation);
  }
  const body = parseBody(outcome.bytes);
  return isFailure({ status, body }, 'export')
    ? errorFrom(status, body, retryAfterMs(outcome))
    : unexpected(operation, status);
};
