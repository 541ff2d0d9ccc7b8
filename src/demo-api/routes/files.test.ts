import { describe, expect, it } from 'vitest';
import { failureOf, startTestApi } from '../testing/testApi.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const webp = new TextEncoder().encode('RIFF....WEBPVP8 ');

const form = (bytes: Uint8Array<ArrayBuffer>, field = 'file', type = 'image/png'): FormData => {
  const data = new FormData();
  data.set(field, new Blob([bytes], { type }), 'picture.png');
  return data;
};

describe('upload', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])('accepts a picture of the type %s by its first bytes', async (type, bytes) => {
    const { send, as } = await startTestApi({ orders: 0 });
    const uploaded = await send('POST', '/utils/file', form(bytes, 'file', 'image/gif'));
    expect(uploaded.status).toBe(201);
    const { imageUrl } = uploaded.body<{ imageUrl: string }>();
    expect(imageUrl).toMatch(/^\/bucket\/\w{16}\.(png|jpeg|webp)$/);
    const picture = await as(null)('GET', imageUrl.slice(1));
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe(type);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('cache-control')).toContain('immutable');
  });

  it('rejects other files, a missing file, several files and other bodies', async () => {
    const { send } = await startTestApi({ orders: 0 });
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    failureOf(await send('POST', '/utils/file', form(svg)), 422);
    failureOf(await send('POST', '/utils/file', form(new Uint8Array())), 422);
    failureOf(await send('POST', '/utils/file', form(png, 'picture')), 422);
    const two = form(png);
    two.append('file', new Blob([jpeg]), 'second.jpg');
    failureOf(await send('POST', '/utils/file', two), 422);
    failureOf(await send('POST', '/utils/file', '{}'), 400);
  });

  it('accepts up to 5 MB', async () => {
    const { send } = await startTestApi({ orders: 0 });
    const sized = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(png);
      return form(bytes);
    };
    expect((await send('POST', '/utils/file', sized(5 * 1024 * 1024))).status).toBe(201);
    failureOf(await send('POST', '/utils/file', sized(5 * 1024 * 1024 + 1)), 413);
  });
});

it('sample pictures are served from their files', async () => {
  const { send, as } = await startTestApi({ orders: 0 });
  const [category] = (await send('GET', '/es/home_categories')).body<{ image: string }[]>();
  const picture = await as(null)('GET', category?.image.slice(1) ?? '');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.text.slice(1, 4)).toBe('PNG');
});

it('no other file is served', async () => {
  const { as } = await startTestApi({ orders: 0 });
  for (const path of [
    'bucket/unknown.png',
    'bucket/dish-unknown-1.png',
    'bucket/..%2Ficon.png',
    'bucket/..%2F..%2Fetc%2Fpasswd',
    'bucket/',
  ]) {
    failureOf(await as(null)('GET', path), 404);
  }
});
