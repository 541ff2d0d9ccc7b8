import type { Bounds, SavedWindow } from '../settings/settingsSchema.ts';

interface Size {
  width: number;
  height: number;
}

const defaultSize: Size = { width: 1440, height: 900 };
/** Half of a display 1280 wide: any window still stands beside another one, with its menu in a drawer. */
export const minimumSize: Record<SavedWindow['kind'], Size> = {
  main: { width: 640, height: 600 },
  record: { width: 640, height: 480 },
};
/** How much of a window must lie on a display for a person to be able to grab it. */
const grabbable = 80;

/** How far one window lies below and beside the one that was opened before it: its title stays in sight. */
const step = 28;

const overlap = (startA: number, lengthA: number, startB: number, lengthB: number): number =>
  Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB);

/** Saved bounds if they can still be seen on one of today's displays, shrunk to fit it; otherwise null. */
export const usableBounds = (saved: Bounds, workAreas: readonly Bounds[], minimum: Size): Bounds | null => {
  const area = workAreas.find(
    (candidate) =>
      overlap(saved.x, saved.width, candidate.x, candidate.width) >= grabbable &&
      overlap(saved.y, saved.height, candidate.y, candidate.height) >= grabbable &&
      saved.y >= candidate.y,
  );
  if (!area) return null;
  return {
    ...saved,
    width: Math.max(minimum.width, Math.min(saved.width, area.width)),
    height: Math.max(minimum.height, Math.min(saved.height, area.height)),
  };
};

/** The usual size, or what a smaller display has. */
export const firstSize = (area: Size): Size => ({
  width: Math.min(defaultSize.width, area.width),
  height: Math.min(defaultSize.height, area.height),
});

/** A new window of the usual size a step away from another one; where the display ends it begins at its corner again. */
export const cascaded = (before: Bounds, area: Bounds): Bounds => {
  const { width, height } = firstSize({ width: area.width - 2 * step, height: area.height - 2 * step });
  const place = (wanted: number, length: number, start: number, room: number): number =>
    wanted >= start && wanted + length <= start + room ? wanted : start;
  return {
    x: place(before.x + step, width, area.x, area.width),
    y: place(before.y + step, height, area.y, area.height),
    width,
    height,
  };
};

/**
 * Two windows beside each other that fill the display, for "Open beside": halves where both may be so narrow,
 * otherwise one takes what it needs. On a display too small for both they overlap, but none leaves it.
 */
export const sideBySide = (area: Bounds, leftMinimum: number, rightMinimum: number): [Bounds, Bounds] => {
  const half = Math.floor(area.width / 2);
  const left = Math.min(Math.max(half, leftMinimum), Math.max(leftMinimum, area.width - rightMinimum));
  const right = Math.max(area.width - left, Math.min(rightMinimum, area.width));
  return [
    { ...area, width: left },
    { ...area, x: area.x + area.width - right, width: right },
  ];
};
