import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ExportProblem, ExportProgress } from '#shared/ipc/exportRoutes.ts';

const problems: Record<ExportProblem, MessageDescriptor> = {
  network: msg`The connection failed and nothing was saved. Try again.`,
  server: msg`The server rejected the export`,
  notAFile: msg`The server did not send a CSV file, so nothing was saved. Try again later.`,
  listUnread: msg`Could not load the lines of a pay list, so nothing was saved`,
  session: msg`Your session ended during the export. Log in and try again.`,
  interrupted: msg`The app quit before the file was complete. Export it again.`,
  diskFull: msg`The disk is full. Free up space, or choose another folder.`,
  folderGone: msg`The folder no longer exists. Choose another one.`,
  notAllowed: msg`You do not have permission to save in this folder. Choose another one.`,
  nameTooLong: msg`The file name is too long. Choose a shorter one.`,
  nameRefused: msg`The system does not allow this file name. Choose another one.`,
  inUse: msg`Another app is using this file. Close it there, or choose another name.`,
  disk: msg`Could not write to the disk, so nothing was saved. Choose another folder.`,
};

export const problemText = (
  { problem, message }: Pick<ExportProgress, 'problem' | 'message'>,
  i18n: I18n,
): string => {
  const text = i18n._(problems[problem ?? 'disk']);
  return message === '' || (problem !== 'server' && problem !== 'listUnread') ? text : `${text}: ${message}`;
};

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Size in the user's format: `1.2 MB`. */
const bytesText = (bytes: number, i18n: I18n): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return i18n.number(bytes / 1000 ** power, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // The short form of "byte" has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
};

const timeText = (seconds: number, i18n: I18n): string => {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? i18n._(msg`about ${seconds} s left`) : i18n._(msg`about ${minutes} min left`);
};

/** Progress text: rows, size and remaining time, as far as known. */
export const amountText = (
  { state, rows, totalRows, areRowsEstimated, bytes, totalBytes, secondsLeft, lists }: ExportProgress,
  i18n: I18n,
): string => {
  // Estimates are rounded to three digits.
  const digits = areRowsEstimated ? { maximumSignificantDigits: 3 } : {};
  const [written, all] = [i18n.number(rows ?? 0, digits), i18n.number(totalRows ?? 0)];
  const [size, whole] = [bytesText(bytes, i18n), bytesText(totalBytes ?? 0, i18n)];
  const isRunning = state === 'running';
  const [read, found] = [i18n.number(lists?.done ?? 0), i18n.number(lists?.total ?? 0)];
  const parts = [
    ...(lists
      ? [
          isRunning
            ? i18n._(msg`${read} of ${found} lists`)
            : i18n._(msg`${plural(lists.total, { one: '# list', other: '# lists' })}`),
        ]
      : []),
    ...(rows === null
      ? []
      : [
          isRunning && totalRows !== null
            ? i18n._(msg`${written} of ${all} rows`)
            : areRowsEstimated
              ? i18n._(msg`about ${written} rows`)
              : i18n._(msg`${plural(rows, { one: '# row', other: '# rows' })}`),
        ]),
    isRunning && totalBytes !== null ? i18n._(msg`${size} of ${whole}`) : size,
    ...(isRunning && secondsLeft !== null ? [timeText(secondsLeft, i18n)] : []),
  ];
  return parts.join(' · ');
};

export const exportText = (progress: ExportProgress, i18n: I18n): string => {
  const { state, fileName, bytes } = progress;
  switch (state) {
    case 'done':
      return i18n._(msg`${fileName} saved`);
    case 'cancelled':
      return i18n._(msg`Export stopped`);
    case 'failed':
      return problemText(progress, i18n);
    case 'running': {
      const amount = amountText(progress, i18n);
      return bytes === 0 ? i18n._(msg`Exporting ${fileName}`) : i18n._(msg`Exporting ${fileName}: ${amount}`);
    }
  }
};

export const severalText = (all: readonly ExportProgress[], i18n: I18n): string => {
  const count = (state: ExportProgress['state']): number =>
    all.filter((progress) => progress.state === state).length;
  const [done, failed, running] = [count('done'), count('failed'), count('running')];
  const total = i18n.number(all.length);
  const saved = i18n.number(done);
  const first =
    running > 0
      ? i18n._(msg`${saved} of ${total} files saved`)
      : i18n._(msg`${plural(done, { one: '# file saved', other: '# files saved' })}`);
  const lost = i18n._(msg`${plural(failed, { one: '# failed', other: '# failed' })}`);
  return failed > 0 ? `${first}, ${lost}` : first;
};
