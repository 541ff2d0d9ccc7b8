import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pictureSize } from './drawing.ts';
import { allPictures } from './pictureLibrary.ts';

interface Chunk {
  type: string;
  data: Buffer;
}

/** Reads a PNG as a browser would, and throws where one would refuse it. */
const readChunks = (bytes: Buffer): Chunk[] => {
  if (bytes.length === 0) return [];
  const end = 12 + bytes.readUInt32BE(0);
  if (crc32(bytes.subarray(4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw new Error('Wrong checksum');
  const chunk = { type: bytes.toString('latin1', 4, 8), data: bytes.subarray(8, end - 4) };
  return [chunk, ...readChunks(bytes.subarray(end))];
};

const pictures = allPictures();

it('has many pictures, each under a name of its own', () => {
  expect(pictures.length).toBeGreaterThan(300);
  expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
  expect(pictures.every(({ key }) => /^[a-z]+-[a-z]+-\d+\.png$/.test(key))).toBe(true);
});

it('makes whole PNG files of less than 2 KB', () => {
  for (const { key, bytes, contentType } of pictures) {
    expect(contentType).toBe('image/png');
    expect(bytes.length, key).toBeLessThan(2048);
    const chunks = readChunks(Buffer.from(bytes).subarray(8));
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    const [header, palette, data] = chunks;
    expect([header?.data.readUInt32BE(0), header?.data.readUInt32BE(4)]).toEqual([pictureSize, pictureSize]);
    const rows = inflateSync(data?.data ?? Buffer.alloc(0));
    expect(rows.length).toBe(pictureSize * (pictureSize + 1));
    expect(Math.max(...rows), key).toBeLessThan((palette?.data.length ?? 0) / 3);
  }
});
