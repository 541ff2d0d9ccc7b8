import type { Bounds } from '../settings/settingsSchema.ts';

export const defaultSize = { width: 1440, height: 900 };
export const minimumSize = { width: 800, height: 600 };
/** How much of a window must lie on a display for a person to be able to grab it. */
const grabbable = 80;

const overlap = (startA: number, lengthA: number, startB: number, lengthB: number): number =>
  Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB);

/** Saved bounds if they can still be seen on one of today's displays, shrunk to fit it; otherwise null. */
export const usableBounds = (saved: Bounds, workAreas: readonly Bounds[]): Bounds | null => {
  const area = workAreas.find(
    (candidate) =>
      overlap(saved.x, saved.width, candidate.x, candidate.width) >= grabbable &&
      overlap(saved.y, saved.height, candidate.y, candidate.height) >= grabbable &&
      saved.y >= candidate.y,
  );
  if (!area) return null;
  return {
    ...saved,
    width: Math.max(minimumSize.width, Math.min(saved.width, area.width)),
    height: Math.max(minimumSize.height, Math.min(saved.height, area.height)),
  };
};

/** Two halves of a display, for "Open beside". */
export const sideBySide = (area: Bounds): [Bounds, Bounds] => {
  const width = Math.floor(area.width / 2);
  return [
    { ...area, width },
    { ...area, x: area.x + width, width: area.width - width },
  ];
};
