import { msg } from '@lingui/core/macro';
import { app, type JumpListCategory, Menu } from 'electron';
import { appLink } from '#shared/domain/screenPatterns.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** A record that was opened, for menus outside the windows. */
export interface RecentRecord {
  path: string;
  /** Null where privacy mode hid it. */
  name: string | null;
  /** What it is, without saying whose: its list and the beginning of its id. */
  description: string;
  /** The name tells who somebody is. */
  isPersonal: boolean;
}

export interface ShownRecord {
  path: string;
  label: string;
}

/** More than fits into a jump list. */
const kept = 8;

interface RecentOptions {
  isPrivate: () => boolean;
  /** What is shown stays on the disk of this computer. */
  isKeptOnDisk: boolean;
  show: (records: readonly ShownRecord[]) => void;
}

/** The records opened last, in any window; forgotten with the session. */
export const createRecentRecords = ({ isPrivate, isKeptOnDisk, show }: RecentOptions) => {
  let records: readonly RecentRecord[] = [];
  let shown = '';
  const labelOf = ({ name, description, isPersonal }: RecentRecord): string =>
    name === null || isPrivate() || (isPersonal && isKeptOnDisk) ? description : name;
  const refresh = (): void => {
    const labels = records.map((record) => ({ path: record.path, label: labelOf(record) }));
    if (JSON.stringify(labels) === shown) return;
    shown = JSON.stringify(labels);
    show(labels);
  };
  return {
    add: (record: RecentRecord): void => {
      const known = records.find(({ path }) => path === record.path);
      const rest = records.filter((one) => one !== known);
      const name = record.name ?? known?.name ?? null;
      const isPersonal = record.isPersonal || known?.isPersonal === true;
      records = [{ ...record, name, isPersonal }, ...rest].slice(0, kept);
      refresh();
    },
    /** Privacy mode was switched. */
    refresh,
    forget: (): void => {
      records = [];
      refresh();
    },
  };
};

/** Windows refuses more. */
const maxDescription = 260;

/** A click starts the app with the link; the one that runs gets it. */
const jumpList = (records: readonly ShownRecord[]): JumpListCategory[] => [
  {
    type: 'custom',
    name: mainI18n._(msg`Recent records`),
    items: records.map(({ path, label }) => ({
      type: 'task',
      title: label.slice(0, maxDescription),
      description: label.slice(0, maxDescription),
      program: process.execPath,
      args: appLink(path),
    })),
  },
];

/** In the jump list of Windows and the dock of macOS; Linux has nothing that a running app could change. */
export const showRecentRecords = (records: readonly ShownRecord[], open: (path: string) => void): void => {
  // Null brings back the list that Windows keeps by itself, which is empty for an app without documents.
  // A copy that is not installed would have Windows start the bare runtime with a link.
  if (process.platform === 'win32' && app.isPackaged)
    app.setJumpList(records.length === 0 ? null : jumpList(records));
  app.dock?.setMenu(
    Menu.buildFromTemplate(records.map(({ path, label }) => ({ label, click: () => open(path) }))),
  );
};
