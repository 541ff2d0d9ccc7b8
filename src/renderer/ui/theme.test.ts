import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeFor } from './theme.ts';

const renderer = join(import.meta.dirname, '..');

/** Semantic colours used for text anywhere: red figures, warnings, links. */
const textColours = new Set(
  readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => readFileSync(join(renderer, name), 'utf8').match(/\bcolor: tokens\.\w+/g) ?? [])
    .map((declaration) => declaration.slice('color: tokens.'.length))
    .filter((name) => /^color(Status|Palette|Brand)/.test(name)),
);

/** Backgrounds behind text: the page, and hovered rows or cards. */
const grounds = ['colorNeutralBackground1', 'colorNeutralBackground1Hover'];

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (text: string, ground: string): number => {
  const [darker = 0, lighter = 0] = [luminance(text), luminance(ground)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};

test.each([
  ['light', themeFor(false, false)],
  ['dark', themeFor(true, false)],
])('in the %s theme every text colour is readable, also on a hovered row', (_, theme) => {
  const colours = new Map<string, unknown>(Object.entries(theme));
  expect(textColours.size).toBeGreaterThan(5);
  const faint = [...textColours].flatMap((name) =>
    grounds
      .map((ground) => [ground, contrast(String(colours.get(name)), String(colours.get(ground)))] as const)
      .filter(([, ratio]) => !(ratio >= 4.5))
      .map(([ground, ratio]) => `${name} on ${ground}: ${ratio.toFixed(2)}`),
  );
  expect(faint).toEqual([]);
});
