import { type BrowserWindow, type Rectangle, screen } from 'electron';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import { cascaded, firstSize, minimumSize, sideBySide, usableBounds } from './bounds.ts';
import type { ManagedWindow } from './managedWindow.ts';

/** The bounds of a new window: a step away from the one that was used last, so that both are seen. */
export const newBounds = (before: BrowserWindow | undefined): Partial<Rectangle> => {
  if (!before) return firstSize(screen.getPrimaryDisplay().workArea);
  const bounds = before.getNormalBounds();
  return cascaded(bounds, screen.getDisplayMatching(bounds).workArea);
};

/** The bounds that a saved window can have on today's displays; null where its display is gone. */
export const restoredBounds = ({ bounds, kind }: SavedWindow): Rectangle | null => {
  const workAreas = screen.getAllDisplays().map((display) => display.workArea);
  return usableBounds(bounds, workAreas, minimumSize[kind]);
};

/** Puts a window to the right of another one, on the display where that one is. */
export const placeBeside = ({ window, kind }: ManagedWindow, opened: BrowserWindow): void => {
  const { workArea } = screen.getDisplayMatching(window.getBounds());
  const [left, right] = sideBySide(workArea, minimumSize[kind].width, minimumSize.record.width);
  window.unmaximize();
  window.setBounds(left);
  opened.setBounds(right);
};
