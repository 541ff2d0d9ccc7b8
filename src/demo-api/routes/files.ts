import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { createId } from '../db/createId.ts';
import { statement } from '../db/statement.ts';
import type { Row } from '../db/tables.ts';
import { ApiError, invalidFields, notFound } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import { json } from '../http/json.ts';

export const maxFileSize = 5 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, expected: readonly number[], offset = 0): boolean =>
  expected.every((byte, index) => bytes[offset + index] === byte);

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** Detects the type by content; ignores the declared type. */
const sniffImage = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, png)) return 'image/png';
  if (startsWith(bytes, jpeg)) return 'image/jpeg';
  return startsWith(bytes, riff) && startsWith(bytes, webp, 8) ? 'image/webp' : null;
};

const readForm = async (request: Request): Promise<FormData> => {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, 'MALFORMED_FORM', 'The body is not a multipart form');
  }
};

const upload = async ({ db, request }: Call): Promise<Response> => {
  const [file, ...others] = (await readForm(request)).getAll('file');
  if (!(file instanceof File)) throw invalidFields({ file: 'is required' });
  if (others.length > 0) throw invalidFields({ file: 'must be one picture' });
  if (file.size > maxFileSize) throw new ApiError(413, 'FILE_TOO_LARGE', 'The file is larger than 5 MB');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = sniffImage(bytes);
  if (contentType === null) throw invalidFields({ file: 'must be a PNG, JPEG or WebP image' });
  const key = `${createId()}.${contentType.slice('image/'.length)}`;
  statement(db, 'INSERT INTO files (key, contentType, bytes) VALUES (?, ?, ?)').run(key, contentType, bytes);
  return json({ imageUrl: `/bucket/${key}` }, 201);
};

type Picture = Pick<Row<'files'>, 'contentType' | 'bytes'>;

/** Pattern of the sample pictures, which prevents reading other files. */
const sampleKey = /^[a-z]+-[a-z]+-\d+\.png$/;

const readSample = (pictures: URL, key: string): Picture | undefined => {
  const file = new URL(key, pictures);
  return sampleKey.test(key) && existsSync(file)
    ? { contentType: 'image/png', bytes: readFileSync(file) }
    : undefined;
};

const readUploaded = (db: DatabaseSync, key: string): Picture | undefined =>
  statement(db, 'SELECT contentType, bytes FROM files WHERE key = ?').get(key) as Picture | undefined;

/** Pictures are public, as in a storage bucket, and immutable per key. */
export const serveFile = (db: DatabaseSync, pictures: URL, key: string): Response => {
  const picture = readSample(pictures, key) ?? readUploaded(db, key);
  if (!picture) throw notFound('picture');
  return new Response(picture.bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': picture.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // Prevent scripts in an SVG that is opened directly.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
};

export const fileHandlers = { 'utils.upload': upload };
