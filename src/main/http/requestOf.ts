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
});

export const imageRequest = (path: string): HttpRequest => ({
  method: 'GET',
  path,
  accept: 'image/webp, image/png, image/jpeg, image/avif, image/gif',
  timing: 'total',
  maxBytes: maxImageBytes,
});
