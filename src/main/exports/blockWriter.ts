import type { FileHandle } from 'node:fs/promises';
import type { TakeChunk } from '../http/openFile.ts';

/** Large enough that the disk's own overhead for each write does not count. */
const blockBytes = 512 * 1024;
/** No more than these wait to be written; whoever brings more has to wait. */
const maxWaiting = 4;

export interface BlockWriter {
  /** Copies a chunk; a promise means: wait for it before the next one. */
  take: TakeChunk;
  /** Resolves when everything that was taken is with the system. */
  finish(): Promise<void>;
}

interface Block {
  bytes: Buffer;
  used: number;
}

/** The system may write less than it is given, as a disk does that is nearly full. */
const writeAll = async (file: FileHandle, { bytes, used }: Block): Promise<void> => {
  for (let written = 0; written < used; )
    written += (await file.write(bytes, written, used - written)).bytesWritten;
};

/**
 * A buffered writer with backpressure: copies chunks into large blocks, writes one block while the next is filled, and
 * uses the same few blocks (a pool) again and again.
 */
export const createBlockWriter = (file: FileHandle): BlockWriter => {
  const free: Block[] = [];
  const full: Block[] = [];
  let current: Block | null = null;
  let writing: Promise<void> | null = null;
  /** For whoever waits until there is room. */
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
