import { BrowserWindow } from 'electron';
import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { fractionOf } from '../exports/exportProgress.ts';

/** What Electron takes for "none" and for "some, nobody knows how much". */
const none = -1;
const indeterminate = 2;
/** What launchers of Linux show at least and at most: both ends count as none there, and a bar without an end too. */
const [begun, nearlyDone] = [0.01, 0.99];

const barOf = (running: readonly ExportProgress[]): number => {
  if (running.length === 0) return none;
  const isLinux = process.platform === 'linux';
  const fractions = running.map(fractionOf);
  if (fractions.includes(null)) return isLinux ? begun : indeterminate;
  const together = fractions.reduce<number>((sum, fraction) => sum + (fraction ?? 0), 0) / running.length;
  return isLinux ? Math.min(Math.max(together, begun), nearlyDone) : together;
};

/** Shows in the taskbar and the dock how far the exports are, together. */
export const showTaskbarProgress = (running: readonly ExportProgress[]): void => {
  const bar = barOf(running);
  for (const window of BrowserWindow.getAllWindows()) if (!window.isDestroyed()) window.setProgressBar(bar);
};
