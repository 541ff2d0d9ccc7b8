import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { TakeChunk } from '../http/openFile.ts';

const pack = promisify(deflateRaw);
/** Empty final DEFLATE block, ends a stream compressed in chunks. */
const lastBlock = Buffer.from([3, 0]);

const [version, sizesFollow, deflated] = [20, 8, 8];
/** 1980-01-01, the earliest date of the format. A constant date makes equal rows give identical files. */
const noDate = 0x21;

interface Part {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/**
 * Encodes header fields, each with its length in bytes. Throws for values beyond the 4 GB format (no ZIP64).
 */
const fieldsOf = (fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const header = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = header.writeUIntLE(value, at, bytes);
  return header;
};

/** Shared by the local and the central header. The local header is written before the sizes are known. */
const commonFields = ({ name, crc, packed, size }: Part) =>
  [
    ...([
      [version, 2],
      [sizesFollow, 2],
      [deflated, 2],
      [0, 2],
      [noDate, 2],
    ] as const),
    ...([
      [crc, 4],
      [packed, 4],
      [size, 4],
      [name.byteLength, 2],
      [0, 2],
    ] as const),
  ] as const;

/**
 * Streaming ZIP writer: no part is kept in memory, because its sizes follow it in a data descriptor. Chunks
 * are compressed on the thread pool.
 */
export const createZip = (take: TakeChunk) => {
  const parts: Part[] = [];
  let offset = 0;
  const put = async (bytes: Uint8Array): Promise<void> => {
    offset += bytes.byteLength;
    await take(bytes);
  };
  /** Parts must be written one after the other. */
  const open = async (name: string) => {
    const part: Part = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
    await put(Buffer.concat([fieldsOf([[0x04034b50, 4], ...commonFields(part)]), part.name]));
    const putPacked = async (bytes: Uint8Array): Promise<void> => {
      part.packed += bytes.byteLength;
      await put(bytes);
    };
    return {
      /** The caller may reuse the buffer once this resolves. */
      write: async (bytes: Uint8Array): Promise<void> => {
        part.crc = crc32(bytes, part.crc);
        part.size += bytes.byteLength;
        await putPacked(await pack(bytes, { finishFlush: constants.Z_SYNC_FLUSH }));
      },
      close: async (): Promise<void> => {
        await putPacked(lastBlock);
        const { crc, packed, size } = part;
        await put(
          fieldsOf([
            [0x08074b50, 4],
            [crc, 4],
            [packed, 4],
            [size, 4],
          ]),
        );
        parts.push(part);
      },
    };
  };
  return {
    open,
    add: async (name: string, text: string): Promise<void> => {
      const part = await open(name);
      await part.write(Buffer.from(text));
      await part.close();
    },
    end: async (): Promise<void> => {
      const start = offset;
      for (const part of parts) {
        const header = fieldsOf([
          ...([[0x02014b50, 4], [version, 2], ...commonFields(part), [0, 2]] as const),
          ...([
            [0, 2],
            [0, 2],
            [0, 4],
            [part.offset, 4],
          ] as const),
        ]);
        await put(Buffer.concat([header, part.name]));
      }
      const count = parts.length;
      await put(
        fieldsOf([
          ...([
            [0x06054b50, 4],
            [0, 2],
            [0, 2],
            [count, 2],
            [count, 2],
          ] as const),
          ...([
            [offset - start, 4],
            [start, 4],
            [0, 2],
          ] as const),
        ]),
      );
    },
  };
};
