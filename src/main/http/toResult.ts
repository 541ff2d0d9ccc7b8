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

interface Expected<Schema extends z.ZodType> {
  /** Names the call in `UNEXPECTED_RESPONSE`; data of the answer never stands there. */
  operation: string;
  schema: Schema;
  shape: AnswerShape;
  /** How many rows of a list were asked for. */
  asked?: number | undefined;
  /** Fields that nobody wants of the rows of a list. */
  without?: readonly string[] | undefined;
  /** Told the names of fields that could not be read; values never. */
  onUnreadable?: (names: readonly string[]) => void;
}

/** An array, or an object that wraps one in `data`. */
const unwrapList = (body: unknown): unknown => (isObject(body) && 'data' in body ? body.data : body);

/** Large parts that nobody looks at cost more to check, to hand over and to keep than all the rest. */
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

/** A schema that throws over an answer is no different from one that refuses it. */
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

/** Servers may answer more rows than were asked for, within reason; whole lists are asked for without a size. */
const maxRows = (asked: number): number => Math.max(2 * asked, 5000);

/** Turns whatever came back from one call into the result that crosses the process border. */
export const toResult = async <Schema extends z.ZodType>(
  outcome: HttpOutcome,
  { operation, schema, shape, asked = 0, without = [], onUnreadable }: Expected<Schema>,
): Promise<Result<z.output<Schema>>> => {
  if (outcome.type === 'failed') return failureFrom(outcome, operation);
  const { status, headers } = outcome;
  const body = parseBody(outcome.bytes);
  if (isFailure({ status, body }, shape)) return errorFrom(status, body);
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

/** A file on its way. A body that fails does so with a DOMException: `NetworkError`, `TimeoutError`, `AbortError`. */
export interface Download {
  status: number;
  headers: Headers;
  body: FileBody;
}

/** A page or JSON in the place of a file is a failure; everything else is the file. */
export const toDownload = (outcome: HttpOutcome | HttpStream, operation: string): Result<Download> => {
  if (outcome.type === 'failed') return failureFrom(outcome, operation);
  const { status, headers } = outcome;
  if (outcome.type === 'stream') {
    if (mediaType(headers) !== 'text/html') return success({ status, headers, body: outcome.body });
    outcome.body.cancel();
    return failure('UNEXPECTED_RESPONSE', status, operation);
  }
  const body = parseBody(outcome.bytes);
  return isFailure({ status, body }, 'export') ? errorFrom(status, body) : unexpected(operation, status);
};
