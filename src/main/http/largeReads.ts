import type { Socket } from 'node:net';
import { Agent, buildConnector } from 'undici';

/** Bytes per read. Node by default reads 64 KiB, each time into new memory. */
const readBytes = 512 * 1024;
/** With less room than this left, continue at the start of the other buffer. */
const leastRoom = 64 * 1024;

/**
 * Double buffering for a connection. Bytes stay valid until the other buffer is full, which is longer than
 * any header. If bytes are still unread when a buffer is full, a new one is allocated.
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
 * Connector for large files: fewer, larger reads into the same memory. A reader must be done with a chunk
 * before it asks for the next one.
 */
const connectForFiles: buildConnector.connector = (options, done) => {
  // Undici passes these options on to Node, although its types do not list them.
  const forNode = { onread: twoBuffers(), highWaterMark: readBytes };
  buildConnector(forNode as buildConnector.BuildOptions)(options, done);
};

/** Agent for direct connections. Undici's timeouts are off, because `TimeLimit` applies. */
export const directAgent = new Agent({ bodyTimeout: 0, headersTimeout: 0, connect: connectForFiles });
