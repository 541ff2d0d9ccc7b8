import type { Layer } from './drawing.ts';
import { box, circle, intersection, polygon, ring, rosette, stroke, union, without } from './shapes.ts';

/** Inks: 0 light, 1 middle, 2 dark. */
const twoTone = (back: Layer['shape'], front: Layer['shape']): Layer[] => [
  { shape: back, ink: 0 },
  { shape: front, ink: 1 },
];

/** The abstract logos of establishments. */
export const marks = {
  bloom: twoTone(rosette(6, 26, 8), rosette(6, 13, 4, 0.5)),
  clover: twoTone(rosette(4, 26, 11, 0.785), circle(50, 50, 9)),
  sun: twoTone(rosette(12, 30, 5), circle(50, 50, 16)),
  moon: twoTone(without(circle(48, 50, 32), circle(60, 44, 26)), circle(66, 44, 7)),
  orbit: twoTone(ring(50, 50, 28, 7), circle(70, 31, 10)),
  hill: twoTone(
    intersection(
      circle(50, 50, 34),
      polygon([
        [10, 90],
        [40, 38],
        [62, 68],
        [72, 54],
        [96, 90],
      ]),
    ),
    circle(66, 34, 9),
  ),
  wave: twoTone(
    circle(50, 50, 34),
    intersection(circle(50, 50, 34), (x, y) => (Math.abs(y - 50 - 6 * Math.sin(x / 7)) - 5) * 0.75),
  ),
  gate: twoTone(without(box(22, 20, 56, 60, 26), box(38, 40, 24, 50, 12)), box(18, 76, 64, 7, 3)),
  diamond: twoTone(
    polygon(
      [
        [50, 16],
        [84, 50],
        [50, 84],
        [16, 50],
      ],
      2,
    ),
    polygon(
      [
        [50, 34],
        [66, 50],
        [50, 66],
        [34, 50],
      ],
      1,
    ),
  ),
  sails: twoTone(
    polygon(
      [
        [52, 18],
        [52, 74],
        [20, 74],
      ],
      3,
    ),
    polygon(
      [
        [60, 34],
        [60, 74],
        [82, 74],
      ],
      3,
    ),
  ),
  weave: twoTone(
    union(stroke([24, 50], [50, 24], 9), stroke([50, 76], [76, 50], 9)),
    union(stroke([50, 24], [76, 50], 9), stroke([24, 50], [50, 76], 9)),
  ),
  drop: twoTone(
    union(
      circle(50, 58, 24),
      polygon(
        [
          [50, 16],
          [70, 46],
          [30, 46],
        ],
        3,
      ),
    ),
    circle(43, 62, 7),
  ),
} satisfies Record<string, Layer[]>;

/** Signs of promotions. */
export const offers = {
  percent: [
    { shape: rosette(16, 34, 3), ink: 0 },
    { shape: union(ring(39, 40, 7, 5), ring(61, 60, 7, 5), stroke([37, 66], [63, 34], 5)), ink: 1 },
  ],
  gift: [
    { shape: box(22, 46, 56, 36, 4), ink: 0 },
    { shape: union(ring(40, 34, 9, 5), ring(60, 34, 9, 5)), ink: 2 },
    { shape: box(18, 38, 64, 12, 4), ink: 0 },
    { shape: box(45, 38, 10, 44), ink: 1 },
  ],
  ticket: [
    { shape: without(box(14, 30, 72, 40, 6), union(circle(14, 50, 8), circle(86, 50, 8))), ink: 0 },
    { shape: union(...[38, 50, 62].map((y) => circle(62, y, 2.6))), ink: 2 },
    { shape: circle(36, 50, 9), ink: 1 },
  ],
  double: [
    { shape: circle(38, 50, 24), ink: 0 },
    { shape: circle(62, 50, 24), ink: 1 },
    { shape: intersection(circle(38, 50, 24), circle(62, 50, 24)), ink: 2 },
  ],
} satisfies Record<string, Layer[]>;
