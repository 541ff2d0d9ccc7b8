import type { Random } from './random.ts';

/**
 * Contents of `resources/pictures`: each drawing in several colours, as `<series>-<drawing>-<colour>.png`.
 */
export const pictureSeries = {
  dish: {
    drawings: [
      'pizza',
      'burger',
      'sushi',
      'skewer',
      'pan',
      'leaf',
      'cup',
      'cone',
      'dumpling',
      'wrap',
      'basket',
      'cross',
      'flower',
    ],
    colours: 4,
  },
  logo: {
    drawings: [
      'bloom',
      'clover',
      'sun',
      'moon',
      'orbit',
      'hill',
      'wave',
      'gate',
      'diamond',
      'sails',
      'weave',
      'drop',
    ],
    colours: 4,
  },
  offer: { drawings: ['percent', 'gift', 'ticket', 'double'], colours: 3 },
  portrait: { drawings: ['short', 'long', 'bun', 'bearded', 'helmet', 'cap'], colours: 6 },
  document: { drawings: ['passport'], colours: 1 },
  evidence: { drawings: ['receipt', 'parcel', 'screen'], colours: 2 },
} as const;
type SeriesName = keyof typeof pictureSeries;
export type Dish = (typeof pictureSeries.dish.drawings)[number];

/** Address of a picture in a random colour, as image fields hold it. */
const pictureOf = (series: SeriesName, drawing: string, random: Random): string =>
  `/bucket/${series}-${drawing}-${random.int(1, pictureSeries[series].colours)}.png`;

export const pictureOfDish = (dish: Dish, random: Random): string => pictureOf('dish', dish, random);

export const anyPicture = (series: SeriesName, random: Random): string =>
  pictureOf(series, random.pick<string>(pictureSeries[series].drawings), random);
