import type { Screen } from 'electron';
import { shellFlag } from '../shellFlags.ts';
import { app } from './app.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface ShellDisplay {
  id: number;
  bounds: Area;
  workArea: Area;
  scaleFactor: number;
}

/** Parses `1920x1080,1280x720@2`: displays from left to right in DIPs, with their scale factor. */
export const parseDisplays = (text: string): ShellDisplay[] => {
  let x = 0;
  return text.split(',').map((part, index) => {
    const [, width, height, scale = '1'] = /^(\d+)x(\d+)(?:@(\d+(?:\.\d+)?))?$/.exec(part) ?? [];
    if (!width || !height) throw new Error(`--shell-displays does not understand ${part}`);
    const bounds = { x, y: 0, width: Number(width), height: Number(height) };
    x += bounds.width;
    return { id: index + 1, bounds, workArea: bounds, scaleFactor: Number(scale) };
  });
};

const shared = (startA: number, lengthA: number, startB: number, lengthB: number): number =>
  Math.max(0, Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB));

const overlap = (a: Area, b: Area): number =>
  shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

/** Display with the largest overlap; the first if none overlaps. */
export const displayMatching = (area: Area, displays: readonly ShellDisplay[]): ShellDisplay =>
  displays.reduce((best, display) =>
    overlap(area, display.bounds) > overlap(area, best.bounds) ? display : best,
  );

const displays = parseDisplays(shellFlag('shell-displays') ?? '1920x1080');

const ready = (): ShellDisplay[] => {
  if (!app.isReady()) throw new Error("The 'screen' module can't be used before the app 'ready' event");
  return displays;
};

type Offered = 'getAllDisplays' | 'getDisplayMatching' | 'getPrimaryDisplay';

export const screen = {
  getAllDisplays: () => ready(),
  getPrimaryDisplay: () => ready()[0] as ShellDisplay,
  getDisplayMatching: (area: Area) => displayMatching(area, ready()),
} satisfies Record<keyof Pick<Screen, Offered>, unknown>;
