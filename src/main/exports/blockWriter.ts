import type { FileHandle } from 'node:fs/promises';
import type { TakeChunk } from '../http/openFile.ts';

/** Block size at which the fixed cost of a disk write becomes negligible. */
const blockBytes = 512 * 1024;
/** Backpressure limit: with this many full blocks queued, `take` returns a promise. */
const maxWaiting = 4;

export interface BlockWriter {
  /** Copies the chunk. If it returns a promise, await it before the next call. */
  take: TakeChunk;
  finish(): Promise<void>;
}

interface Block {
  bytes: Buffer;
  used: number;
}

/** Loops because a write may be partial, for example on a nearly full disk. */
const writeAll = async (file: FileHandle, { bytes, used }: Block): Promise<void> => {
  for (let written = 0; written < used; )
    written += (await file.write(bytes, written, used - written)).bytesWritten;
};

/**
 * Buffered writer with backpressure. Copies chunks into large pooled blocks and fills the next block while
 * the previous one is written.
 */
export const createBlockWriter = (file: FileHandle): BlockWriter => {
  const free: Block[] = [];
  const full: Block[] = [];
  let current: Block | null = null;
  let writing: Promise<void> | null = null;
  let room: PromiseWithResolvers<void> | null = null;
  let failed: unknown;

  const writeFull = async (): Promise<void> => {
    try {
      for (let block = full[0]; block; block = full[0]) {
        await writeAll(file, block);
        full.shift();
        block.used = 0;
        free.push(block);
        room?.resolve();
        room = null;
      }
    } catch (cause) {
      failed = cause;
      room?.reject(cause);
    } finally {
      writing = null;
    }
  };

  return {
    take: (chunk) => {
      if (failed) return Promise.reject(failed);
      for (let taken = 0; taken < chunk.byteLength; ) {
        current ??= free.pop() ?? { bytes: Buffer.allocUnsafeSlow(blockBytes), used: 0 };
        const part = chunk.subarray(taken, taken + blockBytes - current.used);
        current.bytes.set(part, current.used);
        current.used += part.byteLength;
        taken += part.byteLength;
        if (current.used < blockBytes) continue;
        full.push(current);
        current = null;
        writing ??= writeFull();
      }
      if (full.length < maxWaiting) return undefined;
      room ??= Promise.withResolvers();
      return room.promise;
    },
    finish: async () => {
      if (current) full.push(current);
      current = null;
      writing ??= writeFull();
      await writing;
      if (failed) throw failed;
    },
  };
};
