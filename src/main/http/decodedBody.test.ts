import { expect, it } from 'vitest';
import { decodedBody } from './decodedBody.ts';
import type { FileBody } from './openFile.ts';

const body: FileBody = { read: async () => undefined, cancel: () => undefined };
const encoded = (encoding: string) => decodedBody(body, new Headers({ 'content-encoding': encoding }));

it('passes on uncompressed bodies, and returns nothing for an unknown encoding', () => {
  expect([decodedBody(body, new Headers()), encoded('identity'), encoded(' Identity ')]).toEqual([
    body,
    body,
    body,
  ]);
  expect([encoded('zstd'), encoded('constructor'), encoded('gzip, br')]).toEqual([null, null, null]);
  expect(encoded('GZIP')).not.toBe(body);
});
