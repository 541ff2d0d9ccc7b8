import { failure, type Result, success } from '#shared/ipc/result.ts';
import { errorFrom, failureFrom } from './errorFrom.ts';
import type { HttpOutcome, HttpStream } from './httpOutcome.ts';
import { isFailure } from './isFailure.ts';
import { mediaType } from './mediaType.ts';
import { parseBody } from './parseBody.ts';

/** A file on its way. A body that fails does so with a DOMException: `NetworkError`, `TimeoutError`, `AbortError`. */
export interface Download {
  status: number;
  headers: Headers;
  body: ReadableStream<Uint8Array>;
}

/** A page or a JSON message in the place of a file is a failure; everything else is the file. */
export const toDownload = async (
  outcome: HttpOutcome | HttpStream,
  operation: string,
): Promise<Result<Download>> => {
  if (outcome.kind === 'failed') return failureFrom(outcome, operation);
  const { status, headers } = outcome;
  if (outcome.kind === 'stream') {
    if (mediaType(headers) !== 'text/html') return success({ status, headers, body: outcome.body });
    await outcome.body.cancel();
    return failure('UNEXPECTED_RESPONSE', status, operation);
  }
  const body = parseBody(outcome.bytes);
  if (isFailure({ status, body }, 'export')) return errorFrom(status, body);
  const whole = new Blob([new Uint8Array(outcome.bytes)]).stream();
  return success({ status, headers, body: whole });
};
