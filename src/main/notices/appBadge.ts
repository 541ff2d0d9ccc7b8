import { msg, plural } from '@lingui/core/macro';
import { app, BrowserWindow, type NativeImage, nativeImage } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';

const size = 16;

/** A red dot. Used on Windows only, where raw bitmaps are premultiplied BGRA. */
const drawDot = (): NativeImage => {
  const pixels = Buffer.alloc(size * size * 4);
  const middle = (size - 1) / 2;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const cover = Math.min(1, Math.max(0, size / 2 - Math.hypot(x - middle, y - middle)));
      const [red, green, blue] = [196, 49, 75].map((part) => Math.round(part * cover));
      pixels.set([blue ?? 0, green ?? 0, red ?? 0, Math.round(255 * cover)], (y * size + x) * 4);
    }
  }
  return nativeImage.createFromBitmap(pixels, { width: size, height: size });
};

/**
 * Number of notices at the app's icon: a count in the dock, a dot with a description in the Windows taskbar.
 */
export const createAppBadge = (platform: NodeJS.Platform) => {
  if (platform !== 'win32') return (count: number): void => void app.setBadgeCount(count);

  let dot: NativeImage | null = null;
  let current = 0;
  const mark = (window: BrowserWindow): void => {
    dot ??= drawDot();
    const words = msg`${plural(current, { one: '# notification', other: '# notifications' })}`;
    window.setOverlayIcon(current > 0 ? dot : null, current > 0 ? mainI18n._(words) : '');
  };
  // Each window has its own taskbar button, which exists once the window is shown.
  app.on('browser-window-created', (_event, window) => {
    window.once('show', () => mark(window));
  });
  return (count: number): void => {
    if (count === current) return;
    current = count;
    for (const window of BrowserWindow.getAllWindows()) mark(window);
  };
};
