import { mediaType } from './answerBody.ts';
import { bucketPrefix } from './apiTarget.ts';
import type { HttpClient } from './httpClient.ts';
import { imageRequest } from './requestOf.ts';

/** Folders and a file name; no segment may begin with a dot, so that none can lead upwards. */
const keyPattern = /^(?=.{1,256}$)[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*){0,7}$/;
/** Bitmaps only: an SVG is a document that may carry scripts. */
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

const refuse = (status: number): Response =>
  new Response(null, { status, headers: { 'x-content-type-options': 'nosniff' } });

/** An image of the bucket, for the app's own protocol. The bucket is public: no token goes along. */
export const loadImage = async (http: HttpClient, key: string, signal?: AbortSignal): Promise<Response> => {
  if (!keyPattern.test(key)) return refuse(404);
  const outcome = await http.send(imageRequest(bucketPrefix + key), { signal });
  if (outcome.kind === 'failed') return refuse(outcome.reason === 'timeout' ? 504 : 502);
  if (outcome.status !== 200) return refuse(outcome.status === 404 ? 404 : 502);
  const type = mediaType(outcome.headers);
  if (!imageTypes.has(type)) return refuse(415);
  return new Response(new Uint8Array(outcome.bytes), {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    },
  });
};
