import { type BrowserWindow, type Rectangle, screen } from 'electron';
import type { Bounds, SavedWindow } from '../settings/settingsSchema.ts';
import type { ManagedWindow } from './managedWindow.ts';

interface Size {
  width: number;
  height: number;
}

const defaultSize: Size = { width: 1440, height: 900 };
/**
 * Half of a display 1280 px wide, so that any two windows fit side by side, with the app's menu in a drawer.
 */
export const minimumSize: Record<SavedWindow['type'], Size> = {
  main: { width: 640, height: 600 },
  record: { width: 640, height: 480 },
};
/** Pixels of a window that must lie on a display so that the user can grab it. */
const grabbable = 80;

/** Room above a window for its title bar. On X11 bounds exclude the frame. */
const titleBar = process.platform === 'linux' ? 40 : 0;

/**
 * Width of the invisible window frame on Windows: a window that fills half of a display overlaps its edge by
 * it.
 */
const edge = 8;

/** Offset between cascaded windows, so that the title of the one below stays visible. */
const step = 28;

const overlap = (startA: number, lengthA: number, startB: number, lengthB: number): number =>
  Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB);

/** Visible area of a window on a display, in square pixels. */
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
 * Returns saved bounds if they are still visible on the current displays, `null` if the user could not grab
 * them. Bounds that are only partly visible are shrunk and moved onto the display that shows most of them.
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

const firstSize = (area: Size): Size => ({
  width: Math.min(defaultSize.width, area.width),
  height: Math.min(defaultSize.height, area.height),
});

/**
 * Bounds of the default size, one step from the previous window. Restarts at the display's corner when there
 * is no room.
 */
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
 * Two windows side by side that fill the display, for "Open side by side". Each gets half; if a half is below a
 * window's minimum width, that window takes its minimum. On a display too small for both they overlap, but
 * neither leaves it.
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

/** Bounds for a saved window on the current displays; `null` if its display is gone. */
export const restoredBounds = ({ bounds, type }: SavedWindow): Rectangle | null => {
  const workAreas = screen.getAllDisplays().map((display) => display.workArea);
  const usable = usableBounds(bounds, workAreas, minimumSize[type]);
  const isAtTop = usable !== null && workAreas.some(({ y }) => y === usable.y);
  return usable && isAtTop ? belowTitleBar(usable) : usable;
};

export const placeSideBySide = ({ window, type }: ManagedWindow, opened: BrowserWindow): void => {
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
