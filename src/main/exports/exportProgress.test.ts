import { BrowserWindow } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';
import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { shellRecords } from '../../browser-shell/shellRecords.ts';
import { showTaskbarProgress } from './exportProgress.ts';

const counted = (rows: number, totalRows: number | null) =>
  ({ bytes: 0, totalBytes: null, rows, totalRows }) as ExportProgress;

afterEach(() => vi.restoreAllMocks());

it.each([
  ['linux', [0.01, 0.01, 0.5, 0.99, -1]],
  ['win32', [2, 0, 0.5, 1, -1]],
] as const)('shows a progress bar from the first row to the last on %s', (platform, bars) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  shellRecords.length = 0;
  if (BrowserWindow.getAllWindows().length === 0) new BrowserWindow({ show: false });
  for (const one of [counted(0, null), counted(0, 8), counted(4, 8), counted(8, 8)])
    showTaskbarProgress([one]);
  showTaskbarProgress([]);
  expect(
    shellRecords.filter(({ what }) => what === 'setProgressBar').map(({ progress }) => progress),
  ).toEqual(bars);
});
