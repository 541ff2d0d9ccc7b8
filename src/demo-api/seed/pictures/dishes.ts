import type { Layer } from './drawing.ts';
import { box, circle, ellipse, intersection, polygon, ring, stroke, union, without } from './shapes.ts';

/** Inks: 0 light, 1 middle, 2 dark. */
const light = 0;
const middle = 1;
const dark = 2;

const pizza: Layer[] = [
  {
    shape: polygon(
      [
        [50, 82],
        [22, 30],
        [78, 30],
      ],
      4,
    ),
    ink: light,
  },
  { shape: box(16, 20, 68, 14, 7), ink: middle },
  { shape: union(circle(41, 44, 6), circle(59, 48, 6), circle(50, 64, 5)), ink: dark },
];

const burger: Layer[] = [
  { shape: intersection(ellipse(50, 48, 34, 27), box(10, 10, 80, 34)), ink: light },
  { shape: box(15, 46, 70, 8, 4), ink: middle },
  { shape: box(17, 54, 66, 11, 5), ink: dark },
  { shape: box(17, 67, 66, 13, 6), ink: light },
];

const sushi: Layer[] = [
  { shape: circle(50, 50, 34), ink: dark },
  { shape: circle(50, 50, 28), ink: light },
  { shape: union(circle(43, 47, 8), circle(56, 45, 8), circle(50, 57, 8)), ink: middle },
];

const skewer: Layer[] = [
  { shape: stroke([22, 78], [80, 20], 3), ink: dark },
  { shape: union(circle(40, 60, 11), circle(66, 34, 10)), ink: light },
  { shape: circle(53, 47, 11), ink: middle },
];

const pan: Layer[] = [
  { shape: union(box(6, 46, 88, 8, 4), circle(50, 50, 34)), ink: dark },
  { shape: circle(50, 50, 28), ink: light },
  {
    shape: union(
      circle(42, 42, 5),
      circle(60, 46, 5),
      circle(46, 60, 5),
      circle(61, 61, 4),
      circle(34, 52, 4),
    ),
    ink: middle,
  },
];

const leaf: Layer[] = [
  { shape: intersection(circle(34, 34, 44), circle(66, 66, 44)), ink: light },
  { shape: stroke([26, 74], [66, 34], 3.5), ink: middle },
  { shape: union(stroke([43, 57], [43, 42], 2.5), stroke([45, 55], [60, 55], 2.5)), ink: middle },
];

const cup: Layer[] = [
  { shape: ring(72, 52, 11, 6), ink: light },
  {
    shape: polygon(
      [
        [28, 40],
        [70, 40],
        [64, 74],
        [34, 74],
      ],
      4,
    ),
    ink: light,
  },
  { shape: ellipse(49, 40, 22, 5), ink: dark },
  { shape: union(stroke([42, 30], [45, 20], 3), stroke([54, 30], [57, 20], 3)), ink: middle },
];

const cone: Layer[] = [
  {
    shape: polygon(
      [
        [34, 50],
        [66, 50],
        [50, 86],
      ],
      3,
    ),
    ink: middle,
  },
  { shape: union(circle(40, 42, 14), circle(60, 42, 14)), ink: light },
  { shape: circle(50, 28, 13), ink: dark },
];

const dumpling: Layer[] = [
  { shape: intersection(ellipse(50, 62, 40, 36), box(6, 20, 88, 44, 6)), ink: light },
  { shape: union(...[22, 36, 50, 64, 78].map((x) => circle(x, 63, 5))), ink: middle },
  { shape: union(stroke([40, 40], [44, 50], 2.5), stroke([56, 38], [56, 50], 2.5)), ink: middle },
];

const wrap: Layer[] = [
  {
    shape: polygon(
      [
        [36, 40],
        [64, 40],
        [56, 84],
        [44, 84],
      ],
      6,
    ),
    ink: light,
  },
  { shape: union(circle(41, 32, 9), circle(58, 31, 10), circle(50, 24, 8)), ink: middle },
  { shape: union(stroke([38, 54], [62, 48], 2.5), stroke([40, 66], [60, 60], 2.5)), ink: dark },
];

const basket: Layer[] = [
  { shape: ring(50, 44, 22, 5), ink: dark },
  {
    shape: polygon(
      [
        [20, 46],
        [80, 46],
        [72, 78],
        [28, 78],
      ],
      4,
    ),
    ink: light,
  },
  { shape: union(...[36, 50, 64].map((x) => stroke([x, 54], [x, 72], 3.5))), ink: middle },
];

const cross: Layer[] = [
  { shape: circle(50, 50, 36), ink: light },
  { shape: union(box(42, 26, 16, 48, 3), box(26, 42, 48, 16, 3)), ink: middle },
  { shape: without(circle(50, 50, 36), circle(50, 50, 33)), ink: dark },
];

const flower: Layer[] = [
  { shape: stroke([50, 52], [50, 90], 4), ink: dark },
  {
    shape: union(
      ...[0, 1, 2, 3, 4].map((petal) => {
        const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
        return circle(50 + 17 * Math.cos(angle), 40 + 17 * Math.sin(angle), 12);
      }),
    ),
    ink: light,
  },
  { shape: circle(50, 40, 9), ink: middle },
];

/** One drawing for each kind of thing that can be ordered. */
export const dishes = {
  pizza,
  burger,
  sushi,
  skewer,
  pan,
  leaf,
  cup,
  cone,
  dumpling,
  wrap,
  basket,
  cross,
  flower,
} satisfies Record<string, Layer[]>;
export type Dish = keyof typeof dishes;
