import type { FileHandle } from 'node:fs/promises';

/** Large enough that the disk's own overhead for each write does not count. */
const enoughBytes = 512 * 1024;
/** No more than this waits in memory; whoever brings more has to wait. */
const mostBytes = 4 * 1024 * 1024;

export interface Gatherer {
  /** Takes a piece, which must not change any more; a promise means: wait for it before the next one. */
  take(piece: Uint8Array): Promise<void> | undefined;
  /** Resolves when everything that was taken is with the system. */
  finish(): Promise<void>;
}

/** The system may write less than it is given, as a disk does that is nearly full. */
const writeAll = async (file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> => {
  let left = pieces;
  while (left.length > 0) {
    const { bytesWritten } = await file.writev(left as Uint8Array[]);
    let written = bytesWritten;
    const next = left.findIndex((piece) => {
      if (piece.byteLength > written) return true;
      written -= piece.byteLength;
      return false;
    });
    const first = left[next];
    left = first ? [first.subarray(written), ...left.slice(next + 1)] : [];
  }
};

/** Writes one large piece after the other into a file, and gathers the next one meanwhile. */
export const gatherPieces = (file: FileHandle): Gatherer => {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let writing: Promise<void> | null = null;
  /** For whoever waits until there is room: there is as soon as the next write has begun. */
  let room: PromiseWithResolvers<void> | null = null;
  let failed: unknown;

  const writeWaiting = (): Promise<void> => {
    const pieces = waiting;
    waiting = [];
    waitingBytes = 0;
    room?.resolve();
    room = null;
    return writeAll(file, pieces);
  };
  const flush = async (): Promise<void> => {
    try {
      while (waitingBytes >= enoughBytes) await writeWaiting();
    } catch (cause) {
      failed = cause;
      room?.reject(cause);
      throw cause;
    } finally {
      writing = null;
    }
  };

  return {
    take: (piece) => {
      if (failed) return Promise.reject(failed);
      waiting.push(piece);
      waitingBytes += piece.byteLength;
      if (!writing && waitingBytes >= enoughBytes) {
        writing = flush();
        // Told to whoever brings the next piece, or finishes.
        writing.catch(() => undefined);
      }
      if (!writing || waitingBytes < mostBytes) return undefined;
      room ??= Promise.withResolvers();
      return room.promise;
    },
    finish: async () => {
      await writing;
      if (failed) throw failed;
      await writeWaiting();
    },
  };
};
