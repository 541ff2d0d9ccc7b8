import { BrowserWindow } from 'electron';
import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';

/** Throttle for progress events: often enough for a smooth bar. */
const stepMs = 250;
/** Earlier estimates of the remaining time would fluctuate. */
const guessAfterMs = 1500;

type Amounts = Pick<
  ExportProgress,
  'bytes' | 'totalBytes' | 'rows' | 'totalRows' | 'areRowsEstimated' | 'lists'
>;

/** Completed fraction from 0 to 1. `null`: total unknown. */
const fractionOf = ({ bytes, totalBytes, rows, totalRows, lists }: Amounts): number | null => {
  if (lists && lists.total > 0) return lists.done / lists.total;
  if (totalBytes !== null && totalBytes > 0) return Math.min(bytes / totalBytes, 1);
  return rows !== null && totalRows !== null && totalRows > 0 ? Math.min(rows / totalRows, 1) : null;
};

export const countProgress = (
  start: ExportProgress,
  notify: (progress: ExportProgress) => void,
  now: () => number = () => performance.now(),
) => {
  const startedAt = now();
  let notifiedAt = startedAt;
  let current = start;

  const guess = (): number | null => {
    const elapsed = now() - startedAt;
    const fraction = fractionOf(current);
    return fraction && elapsed >= guessAfterMs
      ? Math.ceil((elapsed * (1 - fraction)) / fraction / 1000)
      : null;
  };
  return {
    notify: (changes: Partial<ExportProgress> = {}): void => {
      current = { ...current, ...changes };
      notify(current);
    },
    count: (amounts: Partial<Amounts>): void => {
      Object.assign(current, amounts);
      if (now() - notifiedAt < stepMs) return;
      notifiedAt = now();
      current = { ...current, secondsLeft: guess() };
      notify(current);
    },
    current: (): ExportProgress => current,
  };
};

/** Special values of Electron's `setProgressBar`. */
const none = -1;
const indeterminate = 2;
/** Range of the bar on Linux: its launchers hide the bar at 0 and 1, and have no indeterminate state. */
const [begun, nearlyDone] = [0.01, 0.99];

const barOf = (running: readonly ExportProgress[]): number => {
  if (running.length === 0) return none;
  const isLinux = process.platform === 'linux';
  const fractions = running.map(fractionOf);
  if (fractions.includes(null)) return isLinux ? begun : indeterminate;
  const together = fractions.reduce<number>((sum, fraction) => sum + (fraction ?? 0), 0) / running.length;
  return isLinux ? Math.min(Math.max(together, begun), nearlyDone) : together;
};

export const showTaskbarProgress = (running: readonly ExportProgress[]): void => {
  const bar = barOf(running);
  for (const window of BrowserWindow.getAllWindows()) if (!window.isDestroyed()) window.setProgressBar(bar);
};
