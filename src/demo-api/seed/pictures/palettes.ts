import { type Color, color, mix, type Palette } from './png.ts';

const white = color('#ffffff');
const ink = color('#1d2433');

/** Background tones, top and bottom. */
const tones = [
  ['#0f766e', '#134e4a'],
  ['#ea580c', '#9a3412'],
  ['#be123c', '#831843'],
  ['#4338ca', '#312e81'],
  ['#15803d', '#14532d'],
  ['#0369a1', '#0c4a6e'],
  ['#b45309', '#78350f'],
  ['#7e22ce', '#581c87'],
  ['#f59e0b', '#d97706'],
  ['#475569', '#1e293b'],
  ['#0d9488', '#0e7490'],
  ['#db2777', '#9d174d'],
] as const;

/** For drawings in a light, a middle and a dark ink, which all come from the tone of the background. */
export const tonePalettes: readonly Palette[] = tones.map(([topHex, bottomHex]) => {
  const [top, bottom] = [color(topHex), color(bottomHex)];
  return {
    top,
    bottom,
    inks: [mix(top, white, 0.9), mix(top, white, 0.45), mix(bottom, ink, 0.55), mix(top, white, 0.7)],
  };
});

const skins = ['#f2c9a5', '#e0ac86', '#c68a63', '#8d5a3c'].map(color);
const hairs = ['#2b211c', '#5a3a22', '#8a5a2b', '#c9a25b', '#9aa0a8', '#6d2f1f'].map(color);
const jackets = ['#0f766e', '#1d4ed8', '#b91c1c', '#374151'].map(color);
const accents = ['#fbbf24', '#f97316', '#e5e7eb'].map(color);
const walls = [
  ['#e0f2f1', '#b2dfdb'],
  ['#fef3c7', '#fde68a'],
  ['#e0e7ff', '#c7d2fe'],
  ['#fce7f3', '#fbcfe8'],
  ['#e2e8f0', '#cbd5e1'],
] as const;

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('An empty list of colours');
  return item;
};

export const portraitPalettes: readonly Palette[] = Array.from({ length: 12 }, (_, index) => {
  const [top, bottom] = at(walls, index);
  const inks: Color[] = [at(skins, index), at(hairs, index * 5), at(jackets, index + 2), at(accents, index)];
  return { top: color(top), bottom: color(bottom), inks };
});
