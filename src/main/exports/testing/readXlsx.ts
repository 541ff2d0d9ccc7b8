import { crc32, inflateRawSync } from 'node:zlib';
import { expect } from 'vitest';

/** Parts of an archive by name, located through its central directory. */
export const unzip = (archive: Buffer): Record<string, string> => {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const parts: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const [nameLength, offset] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + archive.readUInt16LE(offset + 26);
    const bytes = inflateRawSync(archive.subarray(start, start + (packed ?? 0)));
    expect([crc32(bytes), bytes.byteLength]).toEqual([crc, size]);
    parts[name] = bytes.toString();
    at += 46 + nameLength;
  }
  return parts;
};

export const cell = (sheet: string | undefined, place: string): string | undefined =>
  new RegExp(`<c r="${place}" (.*?)</c>`, 's').exec(sheet ?? '')?.[1];
