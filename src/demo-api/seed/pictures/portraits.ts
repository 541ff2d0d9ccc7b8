import type { Layer } from './drawing.ts';
import { box, circle, ellipse, intersection, polygon, stroke, union, without } from './shapes.ts';

/** Inks: 0 skin, 1 hair, 2 jacket, 3 accent. */
const skin = 0;
const hair = 1;
const jacket = 2;
const accent = 3;

const shoulders: Layer[] = [
  { shape: intersection(ellipse(50, 104, 40, 36), box(0, 0, 100, 100)), ink: jacket },
  { shape: box(42, 56, 16, 18, 8), ink: skin },
];
const face: Layer = { shape: ellipse(50, 44, 17, 20), ink: skin };
const strap: Layer = {
  shape: intersection(stroke([30, 72], [64, 104], 6), ellipse(50, 104, 40, 36)),
  ink: accent,
};
const collar: Layer = {
  shape: polygon(
    [
      [42, 70],
      [50, 82],
      [58, 70],
      [50, 76],
    ],
    1,
  ),
  ink: accent,
};

const above = (line: number) => box(0, 0, 100, line);
const helmet = union(intersection(ellipse(50, 36, 23, 22), above(38)), box(24, 36, 52, 5, 2.5));

/** People as they might look on a badge: no features, so that they are nobody. */
export const portraits = {
  short: [...shoulders, face, { shape: intersection(ellipse(50, 38, 20, 20), above(36)), ink: hair }, strap],
  long: [
    { shape: box(28, 26, 44, 50, 20), ink: hair },
    ...shoulders,
    face,
    { shape: without(ellipse(50, 36, 20, 18), ellipse(56, 48, 20, 20)), ink: hair },
    collar,
  ],
  bun: [
    { shape: circle(50, 18, 9), ink: hair },
    ...shoulders,
    face,
    { shape: intersection(ellipse(50, 40, 20, 20), above(35)), ink: hair },
    strap,
  ],
  bearded: [
    ...shoulders,
    { shape: ellipse(50, 50, 18, 20), ink: hair },
    { shape: ellipse(50, 42, 16, 17), ink: skin },
    { shape: intersection(ellipse(50, 38, 20, 20), above(33)), ink: hair },
    collar,
  ],
  helmet: [...shoulders, face, { shape: helmet, ink: accent }, { shape: box(47, 14, 6, 22, 3), ink: jacket }],
  cap: [
    ...shoulders,
    face,
    { shape: intersection(ellipse(50, 40, 20, 22), above(38)), ink: accent },
    { shape: box(48, 34, 34, 5, 2.5), ink: accent },
    { shape: box(31, 38, 4, 12, 2), ink: hair },
  ],
} satisfies Record<string, Layer[]>;

/** A made-up identity document, held as in a photograph. */
export const documents = {
  passport: [
    { shape: box(10, 22, 80, 56, 5), ink: 0 },
    { shape: box(10, 22, 80, 10, 4), ink: 2 },
    { shape: box(17, 38, 24, 30, 3), ink: 3 },
    {
      shape: union(circle(29, 48, 6), intersection(ellipse(29, 68, 10, 11), box(17, 38, 24, 30, 3))),
      ink: 1,
    },
    { shape: union(...[42, 50, 58, 66].map((y) => stroke([49, y], [y === 66 ? 66 : 82, y], 3))), ink: 1 },
  ],
} satisfies Record<string, Layer[]>;

/** What customers photograph for support: a receipt, a dented box, their screen. */
export const evidence = {
  receipt: [
    {
      shape: polygon([
        [28, 14],
        [72, 14],
        [72, 84],
        [64, 78],
        [57, 84],
        [50, 78],
        [43, 84],
        [36, 78],
        [28, 84],
      ]),
      ink: 0,
    },
    { shape: union(...[28, 38, 48].map((y) => stroke([37, y], [63, y], 3))), ink: 1 },
    { shape: stroke([50, 62], [63, 62], 5), ink: 2 },
  ],
  parcel: [
    {
      shape: polygon(
        [
          [20, 36],
          [50, 24],
          [80, 36],
          [80, 72],
          [50, 84],
          [20, 72],
        ],
        2,
      ),
      ink: 0,
    },
    {
      shape: polygon(
        [
          [20, 36],
          [50, 48],
          [50, 84],
          [20, 72],
        ],
        1,
      ),
      ink: 1,
    },
    { shape: union(stroke([62, 52], [70, 62], 4), stroke([70, 52], [62, 62], 4)), ink: 2 },
  ],
  screen: [
    { shape: box(30, 10, 40, 80, 7), ink: 2 },
    { shape: box(34, 18, 32, 60, 2), ink: 0 },
    { shape: union(circle(50, 40, 9), stroke([40, 60], [60, 60], 4), stroke([43, 68], [57, 68], 4)), ink: 1 },
  ],
} satisfies Record<string, Layer[]>;
