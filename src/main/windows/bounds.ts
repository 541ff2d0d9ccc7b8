import { type BrowserWindow, type Rectangle, screen } from 'electron';
import type { Bounds, SavedWindow } from '../settings/settingsSchema.ts';
import type { ManagedWindow } from './managedWindow.ts';

interface Size {
  width: number;
  height: number;
}

const defaultSize: Size = { width: 1440, height: 900 };
/** Half of a display 1280 wide: any window still stands beside another one, with its menu in a drawer. */
export const minimumSize: Record<SavedWindow['type'], Size> = {
  main: { width: 640, height: 600 },
  record: { width: 640, height: 480 },
};
/** How much of a window must lie on a display for a person to be able to grab it. */
const grabbable = 80;

/** Room above a window for its title bar: X11 counts none of the frame to the bounds. */
const titleBar = process.platform === 'linux' ? 40 : 0;

/** Windows counts a frame that nobody sees: what fills half of a display stands out of it by so much. */
const edge = 8;

/** How far one window lies below and beside the one that was opened before it: its title stays in sight. */
const step = 28;

const overlap = (startA: number, lengthA: number, startB: number, lengthB: number): number =>
  Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB);

/** How much of a window an area shows. */
const shownIn = (area: Bounds, { x, y, width, height }: Bounds): number =>
  Math.max(0, overlap(x, width, area.x, area.width)) * Math.max(0, overlap(y, height, area.y, area.height));

const grown = ({ x, y, width, height }: Bounds, by: number): Bounds => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const isGrabbable = (area: Bounds, { x, y, width, height }: Bounds): boolean =>
  overlap(x, width, area.x, area.width) >= grabbable &&
  overlap(y, height, area.y, area.height) >= grabbable &&
  y >= area.y;

/**
 * Saved bounds if they can still be seen on one of today's displays, otherwise null. What these do not show all of is
 * shrunk and moved onto the one that shows most of it.
 */
export const usableBounds = (saved: Bounds, workAreas: readonly Bounds[], minimum: Size): Bounds | null => {
  const isLarge = saved.width >= minimum.width && saved.height >= minimum.height;
  const all = workAreas.reduce((sum, area) => sum + shownIn(grown(area, edge), saved), 0);
  if (isLarge && all >= saved.width * saved.height) return saved;
  const shown = workAreas.map((area) => shownIn(area, saved));
  if (!workAreas.some((area) => isGrabbable(area, saved))) return null;
  const area = workAreas[shown.indexOf(Math.max(...shown))];
  if (!area) return null;
  const width = Math.max(minimum.width, Math.min(saved.width, area.width));
  const height = Math.max(minimum.height, Math.min(saved.height, area.height));
  return {
    x: Math.max(area.x, Math.min(saved.x, area.x + area.width - width)),
    y: Math.max(area.y, Math.min(saved.y, area.y + area.height - height)),
    width,
    height,
  };
};

/** The usual size, or what a smaller display has. */
const firstSize = (area: Size): Size => ({
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

/** The bounds of a new window: a step away from the one that was used last, so that both are seen. */
export const newBounds = (before: BrowserWindow | undefined): Partial<Rectangle> => {
  if (!before) return firstSize(screen.getPrimaryDisplay().workArea);
  const bounds = before.getNormalBounds();
  return cascaded(bounds, screen.getDisplayMatching(bounds).workArea);
};

const belowTitleBar = (bounds: Bounds): Bounds => ({
  ...bounds,
  y: bounds.y + titleBar,
  height: bounds.height - titleBar,
});

/** The bounds that a saved window can have on today's displays; null where its display is gone. */
export const restoredBounds = ({ bounds, type }: SavedWindow): Rectangle | null => {
  const workAreas = screen.getAllDisplays().map((display) => display.workArea);
  const usable = usableBounds(bounds, workAreas, minimumSize[type]);
  const isAtTop = usable !== null && workAreas.some(({ y }) => y === usable.y);
  return usable && isAtTop ? belowTitleBar(usable) : usable;
};

/** Puts a window to the right of another one, on the display where that one is. */
export const placeBeside = ({ window, type }: ManagedWindow, opened: BrowserWindow): void => {
  const { workArea } = screen.getDisplayMatching(window.getBounds());
  const [left, right] = sideBySide(
    belowTitleBar(workArea),
    minimumSize[type].width,
    minimumSize.record.width,
  );
  window.unmaximize();
  window.setBounds(left);
  opened.setBounds(right);
};
