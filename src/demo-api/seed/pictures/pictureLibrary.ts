import type { Row } from '../../db/rows.ts';
import type { Random } from '../base/random.ts';
import { dishes } from './dishes.ts';
import { draw, type Layer } from './drawing.ts';
import { marks, offers } from './marks.ts';
import { portraitPalettes, tonePalettes } from './palettes.ts';
import { type Palette, pngMaker } from './png.ts';
import { documents, evidence, portraits } from './portraits.ts';

interface Series {
  drawings: Readonly<Record<string, readonly Layer[]>>;
  palettes: readonly Palette[];
}

const series = {
  dish: { drawings: dishes, palettes: tonePalettes },
  logo: { drawings: marks, palettes: tonePalettes },
  offer: { drawings: offers, palettes: tonePalettes.slice(0, 6) },
  portrait: { drawings: portraits, palettes: portraitPalettes },
  document: { drawings: documents, palettes: tonePalettes.slice(3, 6) },
  evidence: { drawings: evidence, palettes: tonePalettes.slice(4, 10) },
} satisfies Record<string, Series>;
type SeriesName = keyof typeof series;
type DrawingName<Name extends SeriesName> = keyof (typeof series)[Name]['drawings'] & string;

const keyOf = (name: string, drawing: string, palette: number): string =>
  `${name}-${drawing}-${palette + 1}.png`;

/** The address of one of the pictures, as an image field holds it; the colours are drawn by lot. */
export const pictureOf = <Name extends SeriesName>(
  name: Name,
  drawing: DrawingName<Name>,
  random: Random,
): string => `/bucket/${keyOf(name, drawing, random.int(0, series[name].palettes.length - 1))}`;

/** The same with any drawing of the series. */
export const anyPicture = (name: SeriesName, random: Random): string => {
  const { drawings, palettes }: Series = series[name];
  return `/bucket/${keyOf(name, random.pick(Object.keys(drawings)), random.int(0, palettes.length - 1))}`;
};

/** Every drawing in every palette of its series, as rows of the files table. */
export const allPictures = (): Row<'files'>[] => {
  const entries: [string, Series][] = Object.entries(series);
  return entries.flatMap(([name, { drawings, palettes }]) =>
    Object.entries(drawings).flatMap(([drawing, layers]) => {
      const makePng = pngMaker(draw(layers));
      return palettes.map((palette, index) => ({
        key: keyOf(name, drawing, index),
        contentType: 'image/png',
        bytes: makePng(palette),
      }));
    }),
  );
};
