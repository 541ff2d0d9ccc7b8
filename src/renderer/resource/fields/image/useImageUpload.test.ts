import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { imageTypeOf } from './useImageUpload.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

it('recognizes images by their first bytes', () => {
  expect(imageTypeOf(readFileSync('resources/icon.png'))).toBe('image/png');
  expect(imageTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toBe('image/jpeg');
  expect(imageTypeOf(encode('RIFF\0\0\0\0WEBPVP8 '))).toBe('image/webp');
});

it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF\0\0\0\0WAVEfmt ', '%PDF-1.7'])(
  'does not recognize "%s" as an image',
  (text) => {
    expect(imageTypeOf(encode(text))).toBeNull();
  },
);
