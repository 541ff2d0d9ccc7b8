import { type Failure, failure } from '#shared/ipc/result.ts';
import { errorFrom, isFailure, parseBody } from '../http/answerBody.ts';

/** Limit for buffering JSON: an error message sent in place of a file is shorter. */
const maxBytes = 64 * 1024;

/** Thrown inside a write to discard the part file. Carries the server's answer. */
export class AnswerRefused extends Error {
  readonly result: Failure;

  constructor(result: Failure) {
    super('The server did not send the file');
    this.result = result;
  }
}

const looksLikeJson = (text: string): boolean => /^\uFEFF?\s*[{[]/.test(text);
const looksLikeHtml = (text: string): boolean => /^\uFEFF?\s*<(?:!doctype|html)\b/i.test(text);

/**
 * Content sniffing: returns a failure if the first bytes are an HTML page or a JSON message, not the
 * announced file. `isAll`: no more bytes follow.
 */
export const sniffRefusal = (bytes: Uint8Array, isAll: boolean): Failure | null => {
  const start = new TextDecoder().decode(bytes.subarray(0, 200));
  if (looksLikeHtml(start)) return failure('UNEXPECTED_RESPONSE', 200);
  if (!isAll || !looksLikeJson(start)) return null;
  const body = parseBody(bytes);
  if (typeof body !== 'object' || body === null) return null;
  return isFailure({ status: 200, body }, 'export')
    ? errorFrom(200, body)
    : failure('UNEXPECTED_RESPONSE', 200);
};

/** Enough bytes to decide, without risking that a JSON message is cut off. */
export const isEnoughToSniff = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder().decode(bytes.subarray(0, 200));
  return bytes.byteLength > maxBytes || (start.trim().length > 20 && !looksLikeJson(start));
};
