import type { Shape } from './shapes.ts';

export const pictureSize = 96;
const canvas = 100;
const backgroundLevels = 16;
const coverageSteps = 4;

/** Shapes from the back to the front, each in the ink of this number. */
export interface Layer {
  shape: Shape;
  ink: number;
}

/** What a pixel shows: the background or an ink, and what lies half over it at the edge of a shape. */
export interface Recipe {
  /** From 0, the top of the background, to 1, its bottom; or an ink. */
  base: { level: number } | { ink: number };
  over: readonly { ink: number; coverage: number }[];
}

/**
 * A drawing without its colours. Every pixel names a recipe, so that one drawing serves many palettes: only the
 * list of colours has to be mixed again.
 */
export interface Drawing {
  recipes: readonly Recipe[];
  /** Rows of recipe numbers. */
  pixels: Uint8Array;
}

const scale = canvas / pictureSize;
const center = (pixel: number, pixels = 1): number => (pixel + pixels / 2) * scale;

const coverageOf = (distance: number): number => {
  const covered = 0.5 - distance / scale;
  return Math.round(Math.min(1, Math.max(0, covered)) * coverageSteps);
};

/** A recipe as a number whose digits to the base of 64 are 1, the base, and each half-covering layer. */
const digitBase = 64;
const opaque = (ink: number): number => digitBase + backgroundLevels + ink;

const recipeKey = (background: number, layers: readonly Layer[], column: number, row: number): number => {
  let key = background;
  for (const { shape, ink } of layers) {
    const coverage = coverageOf(shape(center(column), center(row)));
    if (coverage === coverageSteps) key = opaque(ink);
    else if (coverage > 0) key = key * digitBase + ink * coverageSteps + coverage;
  }
  return key;
};

const blockSize = 8;

/** Most blocks of pixels lie wholly inside or outside of a shape; only the edges are looked at pixel by pixel. */
const readBlock = (layers: readonly Layer[], column: number, row: number) => {
  const reach = ((blockSize + 1) * Math.SQRT2 * scale) / 2;
  let background = digitBase + Math.floor((row * backgroundLevels) / pictureSize);
  let edges: Layer[] = [];
  for (const layer of layers) {
    const distance = layer.shape(center(column, blockSize), center(row, blockSize));
    if (distance > reach) continue;
    if (distance > -reach) edges.push(layer);
    else {
      background = opaque(layer.ink);
      edges = [];
    }
  }
  return { background, edges };
};

const digitsOf = (key: number): number[] =>
  key < digitBase ? [key] : [...digitsOf(Math.floor(key / digitBase)), key % digitBase];

const readRecipe = (key: number): Recipe => {
  const [, base = 0, ...over] = digitsOf(key);
  return {
    base:
      base < backgroundLevels ? { level: base / (backgroundLevels - 1) } : { ink: base - backgroundLevels },
    over: over.map((digit) => ({
      ink: Math.floor(digit / coverageSteps),
      coverage: (digit % coverageSteps) / coverageSteps,
    })),
  };
};

/** Calls back for runs of neighbouring pixels of a row with the key of their recipe, block by block. */
const eachRun = (
  layers: readonly Layer[],
  visit: (start: number, length: number, key: number) => void,
): void => {
  for (let block = 0; block < (pictureSize / blockSize) ** 2; block += 1) {
    const left = (block * blockSize) % pictureSize;
    const top = Math.floor((block * blockSize) / pictureSize) * blockSize;
    const { background, edges } = readBlock(layers, left, top);
    const length = edges.length === 0 ? blockSize : 1;
    for (let pixel = 0; pixel < blockSize * blockSize; pixel += length) {
      const [column, row] = [left + (pixel % blockSize), top + Math.floor(pixel / blockSize)];
      visit(row * pictureSize + column, length, recipeKey(background, edges, column, row));
    }
  }
};

export const draw = (layers: readonly Layer[]): Drawing => {
  const numbers = new Map<number, number>();
  const pixels = new Uint8Array(pictureSize * pictureSize);
  eachRun(layers, (start, length, key) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    pixels.fill(number, start, start + length);
  });
  if (numbers.size > 256) throw new RangeError(`A picture has ${numbers.size} colours; 256 fit`);
  return { recipes: [...numbers.keys()].map(readRecipe), pixels };
};
