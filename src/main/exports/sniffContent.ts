import { type Failure, failure } from '#shared/ipc/result.ts';
import { errorFrom, isFailure, parseBody } from '../http/answerBody.ts';

/** A message in the place of the file is short. */
const maxBytes = 64 * 1024;

/** Thrown inside a write to give the part file up; carries the answer that stopped it. */
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
 * Content sniffing: whether the bytes that arrived first are something else than the file that they are said to be, a
 * page or a JSON message. `isAll` says that nothing follows.
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

/** Whether it can be said yet what the first bytes are. */
export const isEnoughToSniff = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder().decode(bytes.subarray(0, 200));
  return bytes.byteLength > maxBytes || (start.trim().length > 20 && !looksLikeJson(start));
};
