import { readerUntil } from './readerUntil.ts';

/** Collects a body as long as it stays within the limit; null when it does not. Counts what was decompressed. */
export const readBytes = async (
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> => {
  if (!body) return new Uint8Array();
  const reader = readerUntil(body, signal);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, size);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
};
