import type { Socket } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { twoBuffers } from './largeReads.ts';

/** Fake connection that receives bytes in large reads, with a reader that may be slow. */
const startReading = () => {
  const { buffer, callback } = twoBuffers();
  let waiting: { bytes: Uint8Array; mark: number }[] = [];
  let mark = 0;
  const socket = {
    get readableLength() {
      return waiting.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    },
    push: (bytes: Uint8Array) => {
      waiting.push({ bytes, mark });
      return true;
    },
  };
  let memory = buffer();
  return {
    arrive: (share: number): void => {
      mark = (mark + 1) % 256;
      const count = Math.max(1, Math.floor(memory.byteLength * share));
      memory.fill(mark, 0, count);
      callback.call(socket as unknown as Socket, count, memory);
      memory = buffer();
    },
    /** True if no unread byte was overwritten. */
    readAll: (): boolean => {
      const all = waiting;
      waiting = [];
      return all.every(({ bytes, mark }) => Buffer.alloc(bytes.byteLength, mark).equals(bytes));
    },
    room: () => memory.byteLength,
  };
};

it('never overwrites buffered data, however much arrives before it is read', () => {
  const step = fc.oneof(fc.constant('read' as const), fc.double({ min: 0.01, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const connection = startReading();
      for (const step of steps) {
        if (step === 'read') expect(connection.readAll()).toBe(true);
        else connection.arrive(step);
        expect(connection.room()).toBeGreaterThanOrEqual(64 * 1024);
      }
      expect(connection.readAll()).toBe(true);
    }),
    { numRuns: 60 },
  );
}, 30_000);
