import { BrowserWindow } from 'electron';
import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';

/** Windows are told this often at most; a bar moves smoothly enough. */
const stepMs = 250;
/** Before that, a guess would jump about. */
const guessAfterMs = 1500;

type Amounts = Pick<
  ExportProgress,
  'bytes' | 'totalBytes' | 'rows' | 'totalRows' | 'areRowsEstimated' | 'lists'
>;

/** How much of it is done, from 0 to 1; null when nobody can say. */
const fractionOf = ({ bytes, totalBytes, rows, totalRows, lists }: Amounts): number | null => {
  if (lists && lists.total > 0) return lists.done / lists.total;
  if (totalBytes !== null && totalBytes > 0) return Math.min(bytes / totalBytes, 1);
  return rows !== null && totalRows !== null && totalRows > 0 ? Math.min(rows / totalRows, 1) : null;
};

/** Counts one export, and tells how far it is. */
export const countProgress = (
  start: ExportProgress,
  tell: (progress: ExportProgress) => void,
  now: () => number = () => performance.now(),
) => {
  const startedAt = now();
  let toldAt = startedAt;
  let current = start;

  const guess = (): number | null => {
    const elapsed = now() - startedAt;
    const fraction = fractionOf(current);
    return fraction && elapsed >= guessAfterMs
      ? Math.ceil((elapsed * (1 - fraction)) / fraction / 1000)
      : null;
  };
  return {
    tell: (changes: Partial<ExportProgress> = {}): void => {
      current = { ...current, ...changes };
      tell(current);
    },
    /** Comes with every chunk: said only now and then. */
    count: (amounts: Partial<Amounts>): void => {
      Object.assign(current, amounts);
      if (now() - toldAt < stepMs) return;
      toldAt = now();
      current = { ...current, secondsLeft: guess() };
      tell(current);
    },
    current: (): ExportProgress => current,
  };
};

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
