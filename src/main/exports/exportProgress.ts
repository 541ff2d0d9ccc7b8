import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';

/** Windows are told this often at most; a bar moves smoothly enough. */
const stepMs = 250;
/** Before that, a guess would jump about. */
const guessAfterMs = 1500;

type Amounts = Pick<ExportProgress, 'bytes' | 'totalBytes' | 'rows' | 'totalRows' | 'areRowsEstimated'>;

/** How much of it is done, from 0 to 1; null when nobody can say. */
export const fractionOf = ({ bytes, totalBytes, rows, totalRows }: Amounts): number | null => {
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
    /** Comes with every piece: said only now and then. */
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
