import { isJson } from './answerBody.ts';
import { decodedBody } from './decodedBody.ts';
import { failed, type HttpOutcome, type HttpStream } from './httpOutcome.ts';
import type { FileAnswer, FileBody, TakeChunk } from './openFile.ts';
import { bodyError, type Reception } from './receiveAnswer.ts';

/** Resets of the timer per limit, at most: chunks arrive by the thousand per second. */
const clockSteps = 20;

/**
 * Ends the body when the server pauses for longer than `idleMs`, or when the total limit of the request is
 * over. Only time spent waiting for the server counts, so a slow disk here is not a stall.
 */
const watched = (body: FileBody, { request, limit, idleMs }: Reception): FileBody => {
  const isTotal = request.timing === 'total';
  let left = isTotal ? limit.remaining() : idleMs;
  const hold = (): void => {
    if (isTotal) left = limit.remaining();
    limit.pause();
  };
  return {
    ...body,
    cancel: () => {
      limit.cancel();
      body.cancel();
    },
    read: async (take) => {
      let setAt = performance.now();
      let refused: unknown;
      const refuse = (cause: unknown): never => {
        refused = cause;
        throw cause;
      };
      const taken: TakeChunk = (chunk) => {
        try {
          return take(chunk);
        } catch (cause) {
          return refuse(cause);
        }
      };
      limit.restart(left);
      try {
        await body.read((chunk) => {
          const paused = taken(chunk);
          if (paused) {
            hold();
            return paused.then(() => limit.restart(left), refuse);
          }
          const now = performance.now();
          if (!isTotal && now - setAt > idleMs / clockSteps) {
            setAt = now;
            limit.restart(idleMs);
          }
          return undefined;
        });
        // A body aborted while its last chunk arrived is incomplete.
        limit.signal.throwIfAborted();
      } catch {
        throw refused ?? bodyError(limit);
      } finally {
        limit.pause();
      }
    },
  };
};

const wholeOf = async (body: FileBody, maxBytes: number): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  await body
    .read((chunk) => {
      size += chunk.byteLength;
      if (size > maxBytes) body.cancel();
      else chunks.push(Buffer.from(chunk));
      return undefined;
    })
    .catch((cause: unknown) => {
      if (size <= maxBytes) throw cause;
    });
  return size > maxBytes ? null : Buffer.concat(chunks, size);
};

/** Streams a successful file. Reads errors and JSON as a whole. */
export const receiveFile = async (
  { status, headers, body: raw }: FileAnswer,
  reception: Reception,
): Promise<HttpOutcome | HttpStream> => {
  const { request, limit } = reception;
  const decoded = decodedBody(raw, headers);
  if (!decoded) {
    raw.cancel();
    return failed('network');
  }
  const body = watched(decoded, reception);
  if (status >= 200 && status < 300 && !isJson(headers)) return { type: 'stream', status, headers, body };
  const bytes = await wholeOf(body, request.maxBytes);
  if (bytes) return { type: 'answer', status, headers, bytes };
  limit.cancel();
  return failed('tooLarge');
};
