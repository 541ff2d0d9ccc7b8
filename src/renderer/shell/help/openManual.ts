import { manualPathFor } from '../../ui/manualPath.ts';
import { openWindow } from '../../ui/openWindow.ts';

/** Opens the manual in its own window, at the section about the current screen. */
export const openManual = (): void => {
  const [path = ''] = location.hash.slice(1).split('?');
  void openWindow(manualPathFor(path));
};
