import { crc32, deflateSync } from 'node:zlib';
import { type Drawing, pictureSize, type Recipe } from './drawing.ts';

export type Color = readonly [red: number, green: number, blue: number];

/** Two tones of the background, and one colour for each ink of the drawing. */
export interface Palette {
  top: Color;
  bottom: Color;
  inks: readonly Color[];
}

export const mix = (from: Color, to: Color, share: number): Color => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** `#12ab90` as a colour. */
export const color = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

const header = (): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(pictureSize, 0);
  data.writeUInt32BE(pictureSize, 4);
  // 8 bits a pixel, each a number in the list of colours.
  data.set([8, 3, 0, 0, 0], 8);
  return chunk('IHDR', data);
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** PNG puts the number of a filter before each row; 0 is none. */
const pixelData = (pixels: Uint8Array): Buffer => {
  const rows = Buffer.alloc(pictureSize * (pictureSize + 1));
  for (let row = 0; row < pictureSize; row += 1) {
    rows.set(pixels.subarray(row * pictureSize, (row + 1) * pictureSize), row * (pictureSize + 1) + 1);
  }
  return chunk('IDAT', deflateSync(rows));
};

const black: Color = [0, 0, 0];
const mixRecipe = ({ base, over }: Recipe, { top, bottom, inks }: Palette): Color => {
  const start = 'level' in base ? mix(top, bottom, base.level) : (inks[base.ink] ?? black);
  return over.reduce((below, { ink, coverage }) => mix(below, inks[ink] ?? black, coverage), start);
};

/** Compresses the drawing once; the answer makes a picture of it in any palette. */
export const pngMaker = ({ recipes, pixels }: Drawing): ((palette: Palette) => Uint8Array) => {
  const start = Buffer.concat([signature, header()]);
  const end = Buffer.concat([pixelData(pixels), chunk('IEND', new Uint8Array())]);
  return (palette) => {
    const colors = new Uint8Array(recipes.length * 3);
    for (const [index, recipe] of recipes.entries()) {
      colors.set(mixRecipe(recipe, palette).map(Math.round), index * 3);
    }
    return Buffer.concat([start, chunk('PLTE', colors), end]);
  };
};
