import type { WindowManager } from '../windows/windowManager.ts';

/** A person goes through several pages in one go; the settings are written when they have come to rest. */
const restMs = 1000;

/** A start after the app was killed shows the windows as they were a moment before. */
export const keepLayout = (windows: Pick<WindowManager, 'onChanged' | 'keepLayout'>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  windows.onChanged(() => {
    clearTimeout(timer);
    timer = setTimeout(windows.keepLayout, restMs);
    timer.unref();
  });
};
