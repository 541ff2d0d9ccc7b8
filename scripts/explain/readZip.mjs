import { inflateRawSync } from 'node:zlib';

const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const maxEntryBytes = 64 * 1024 * 1024;

/** @param {Buffer} zip */
const findDirectory = (zip) => {
  // The record is at the end, before a comment of at most 64 KB.
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 0xffff); at -= 1)
    if (zip.readUInt32LE(at) === directoryEnd)
      return { count: zip.readUInt16LE(at + 10), start: zip.readUInt32LE(at + 16) };
  throw new Error('This is no zip file');
};

/** @param {Buffer} zip @param {number} at @param {number} method @param {number} size */
const contentAt = (zip, at, method, size) => {
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const bytes = zip.subarray(start, start + size);
  if (method === 0) return bytes;
  if (method === 8) return inflateRawSync(bytes, { maxOutputLength: maxEntryBytes });
  throw new Error('This zip file is packed in an unknown way');
};

/**
 * Text files of a zip file: no folders, no encryption, no parts.
 * @param {Buffer} zip
 * @returns {{ name: string, text: string }[]}
 */
export const readZip = (zip) => {
  const { count, start } = findDirectory(zip);
  const files = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error('This zip file is damaged');
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const lengths = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + (lengths[0] ?? 0));
    if (!name.endsWith('/')) {
      const bytes = contentAt(zip, zip.readUInt32LE(at + 42), method, size);
      files.push({ name, text: bytes.toString('utf8') });
    }
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return files;
};
