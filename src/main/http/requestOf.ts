import type { Method } from '#shared/api/operations.ts';
import type { HttpRequest, OnSent } from './httpOutcome.ts';

const megabyte = 1024 * 1024;
const maxJsonBytes = 20 * megabyte;
const maxImageBytes = 10 * megabyte;

export const jsonRequest = (method: Method, path: string, body?: unknown): HttpRequest => ({
  method,
  path,
  accept: 'application/json',
  timing: 'total',
  maxBytes: maxJsonBytes,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** Small enough for visible progress with an image of some hundred kilobytes. */
const chunkBytes = 32 * 1024;

/** Encodes a form in chunks, because `fetch` sends and counts a Blob chunk by chunk. */
export const encodeForm = async (form: FormData): Promise<Blob> => {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const bytes = await encoded.bytes();
  const starts = Array.from(
    { length: Math.ceil(bytes.length / chunkBytes) },
    (_, index) => index * chunkBytes,
  );
  return new Blob(
    starts.map((start) => bytes.subarray(start, start + chunkBytes)),
    { type },
  );
};

export const uploadRequest = (path: string, form: Blob, onSent?: OnSent): HttpRequest => ({
  method: 'POST',
  path,
  accept: 'application/json',
  timing: 'idle',
  maxBytes: maxJsonBytes,
  body: form,
  onSent,
});

export const downloadRequest = (path: string): HttpRequest => ({
  method: 'GET',
  path,
  accept: 'text/csv, application/octet-stream;q=0.9, application/json;q=0.5',
  timing: 'idle',
  maxBytes: maxJsonBytes,
  isPatient: true,
});

export const imageRequest = (path: string): HttpRequest => ({
  method: 'GET',
  path,
  accept: 'image/webp, image/png, image/jpeg, image/avif, image/gif',
  timing: 'total',
  maxBytes: maxImageBytes,
});
