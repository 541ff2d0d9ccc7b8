import { mediaType } from './answerBody.ts';
import { bucketPrefix } from './apiTarget.ts';
import type { HttpClient } from './httpClient.ts';
import type { FileBody } from './openFile.ts';
import { imageRequest } from './requestOf.ts';

/** Folders and a file name. No segment starts with a dot, which rules out path traversal. */
const keyPattern = /^(?=.{1,256}$)[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*){0,7}$/;
/** Bitmaps only: an SVG may contain scripts. */
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

const refuse = (status: number): Response =>
  new Response(null, { status, headers: { 'x-content-type-options': 'nosniff' } });

/**
 * Converts a body to a web stream of limited length. A request does not name the page that asks for an image,
 * but Chromium cancels the stream when that page goes away, which also closes the connection.
 */
const streamOf = (body: FileBody, maxBytes: number): ReadableStream<Uint8Array> => {
  let size = 0;
  let isWanted = true;
  let room: PromiseWithResolvers<void> | null = null;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const reading = body.read((chunk) => {
        size += chunk.byteLength;
        if (size > maxBytes) throw new RangeError('The image is too large');
        if (!isWanted) return undefined;
        // Copy: the memory of a chunk is reused.
        controller.enqueue(Uint8Array.from(chunk));
        if ((controller.desiredSize ?? 0) > 0) return undefined;
        room = Promise.withResolvers();
        return room.promise;
      });
      // Not awaited: a stream delivers nothing before `start` returns.
      reading.then(
        () => isWanted && controller.close(),
        (cause: unknown) => {
          body.cancel();
          controller.error(cause);
        },
      );
    },
    pull: () => room?.resolve(),
    cancel: () => {
      isWanted = false;
      body.cancel();
    },
  });
};

/** Loads an image of the bucket for the app's own protocol. The bucket is public, so no token is sent. */
export const loadImage = async (http: HttpClient, key: string): Promise<Response> => {
  if (!keyPattern.test(key)) return refuse(404);
  const request = imageRequest(bucketPrefix + key);
  const outcome = await http.open(request);
  if (outcome.type === 'failed') return refuse(outcome.reason === 'timeout' ? 504 : 502);
  const type = mediaType(outcome.headers);
  const refusal =
    (outcome.status !== 200 && (outcome.status === 404 ? 404 : 502)) ||
    (!imageTypes.has(type) && 415) ||
    (Number(outcome.headers.get('content-length') ?? 0) > request.maxBytes && 502);
  if (refusal || outcome.type === 'answer') {
    if (outcome.type === 'stream') outcome.body.cancel();
    return refuse(refusal || 502);
  }
  return new Response(streamOf(outcome.body, request.maxBytes), {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    },
  });
};
