import { failed, type HttpOutcome, type HttpRequest, type HttpStream } from './httpOutcome.ts';
import { isJson } from './mediaType.ts';
import { readBytes } from './readBytes.ts';
import type { TimeLimit } from './timeLimit.ts';
import { watchBody } from './watchBody.ts';

export interface Reception {
  request: HttpRequest;
  limit: TimeLimit;
  idleMs: number;
}

/** Reads the whole answer within the limits of the request. */
export const receiveAnswer = async (
  response: Response,
  { request, limit, idleMs }: Reception,
): Promise<HttpOutcome> => {
  const { status, headers } = response;
  const announced = Number(headers.get('content-length') ?? 0);
  const body =
    response.body && request.timing === 'idle' ? watchBody(response.body, limit, idleMs) : response.body;
  const bytes = announced > request.maxBytes ? null : await readBytes(body, request.maxBytes, limit.signal);
  if (bytes) return { kind: 'answer', status, headers, bytes };
  limit.cancel();
  return failed('tooLarge');
};

/** Hands a file over while it arrives. What is refused, or answered as JSON, is read as a whole instead. */
export const receiveStream = async (
  response: Response,
  reception: Reception,
): Promise<HttpOutcome | HttpStream> => {
  const { ok, status, headers, body } = response;
  if (!ok || !body || isJson(headers)) return receiveAnswer(response, reception);
  return { kind: 'stream', status, headers, body: watchBody(body, reception.limit, reception.idleMs) };
};
