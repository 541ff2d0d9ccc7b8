import type { Socket } from 'node:net';
import { Agent, buildConnector } from 'undici';

/** What is read from a connection at once; Node alone reads 64 KiB, each into memory of its own. */
const readBytes = 512 * 1024;
/** With less room than that left, reading goes on at the start of the other buffer. */
const leastRoom = 64 * 1024;

/**
 * Two buffers for one connection (double buffering), filled in turns. What was read stays as it is until the other one is
 * filled, longer than any header; one that somebody still waits to read is left to them, and another taken.
 */
export const twoBuffers = () => {
  let filling = Buffer.allocUnsafeSlow(readBytes);
  let other = Buffer.allocUnsafeSlow(readBytes);
  let room: Uint8Array = filling;
  return {
    buffer: (): Uint8Array => room,
    callback(this: Socket, count: number, filled: Uint8Array): boolean {
      room = filled.subarray(count);
      if (room.byteLength < leastRoom) {
        const next = this.readableLength === 0 ? other : Buffer.allocUnsafeSlow(readBytes);
        other = filling;
        filling = next;
        room = next;
      }
      return this.push(filled.subarray(0, count));
    },
  };
};

/**
 * Connects for large files: fewer and larger reads, always into the same memory. Whoever reads must have done with a
 * chunk when they ask for the next one.
 */
const connectForFiles: buildConnector.connector = (options, done) => {
  // Undici hands these on to Node, though its types know only some of them.
  const forNode = { onread: twoBuffers(), highWaterMark: readBytes };
  buildConnector(forNode as buildConnector.BuildOptions)(options, done);
};

/** Sends without a proxy. The library's own timeouts are off: ours hold. */
export const directAgent = new Agent({ bodyTimeout: 0, headersTimeout: 0, connect: connectForFiles });
