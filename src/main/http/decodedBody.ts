import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { FileBody } from './openFile.ts';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const decoded = (body: FileBody, decoder: Transform): FileBody => {
  let receivedBytes = 0;
  return {
    cancel: body.cancel,
    receivedBytes: () => receivedBytes,
    read: async (take) => {
      const feeding = body
        .read((chunk) => {
          receivedBytes += chunk.byteLength;
          return decoder.write(Buffer.from(chunk)) ? undefined : once(decoder, 'drain').then(() => undefined);
        })
        .then(
          () => void decoder.end(),
          (cause: Error) => void decoder.destroy(cause),
        );
      try {
        for await (const chunk of decoder) await take(chunk as Uint8Array);
      } catch (cause) {
        body.cancel();
        throw cause;
      }
      await feeding;
    },
  };
};

/**
 * Decompresses a body. Requests ask for no compression, but a server or proxy may compress anyway. `null`:
 * unknown encoding.
 */
export const decodedBody = (body: FileBody, headers: Headers): FileBody | null => {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return body;
  const create = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  return create ? decoded(body, create()) : null;
};
