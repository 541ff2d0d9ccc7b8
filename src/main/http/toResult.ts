import type { z } from 'zod';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { errorFrom, failureFrom } from './errorFrom.ts';
import type { HttpOutcome } from './httpOutcome.ts';
import { type AnswerKind, isFailure } from './isFailure.ts';
import { isObject, parseBody } from './parseBody.ts';

interface Expected<Schema extends z.ZodType> {
  /** Names the call in `UNEXPECTED_RESPONSE`; data of the answer never stands there. */
  operation: string;
  schema: Schema;
  kind: AnswerKind;
}

/** An array, or an object that wraps one in `data`. */
const unwrapList = (body: unknown): unknown => (isObject(body) && 'data' in body ? body.data : body);

const totalOf = (headers: Headers, rows: unknown): number | undefined => {
  if (!Array.isArray(rows)) return undefined;
  const announced = headers.get('content-total')?.trim() ?? '';
  return /^\d{1,15}$/.test(announced) ? Number(announced) : rows.length;
};

const unexpected = (operation: string, status: number, where?: string): Result<never> =>
  failure('UNEXPECTED_RESPONSE', status, where ? `${operation} (${where})` : operation);

/** Turns whatever came back from one call into the result that crosses the process border. */
export const toResult = <Schema extends z.ZodType>(
  outcome: HttpOutcome,
  { operation, schema, kind }: Expected<Schema>,
): Result<z.output<Schema>> => {
  if (outcome.kind === 'failed') return failureFrom(outcome, operation);
  const { status, headers } = outcome;
  const body = parseBody(outcome.bytes);
  if (isFailure({ status, body }, kind)) return errorFrom(status, body);
  if (body === undefined) return unexpected(operation, status);
  const data = kind === 'list' ? unwrapList(body) : body;
  const parsed = schema.safeParse(data);
  if (!parsed.success) return unexpected(operation, status, parsed.error.issues[0]?.path.join('.'));
  return success(parsed.data, kind === 'list' ? totalOf(headers, data) : undefined);
};
