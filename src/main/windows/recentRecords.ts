import { msg } from '@lingui/core/macro';
import { app, type JumpListCategory, Menu } from 'electron';
import { appLink } from '#shared/screens/screenPatterns.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** A recently opened record, for menus outside the windows (jump list, dock). */
export interface RecentRecord {
  path: string;
  /** `null` if privacy mode hid it. */
  name: string | null;
  /** Label without personal data: the name of the list and the beginning of the id. */
  description: string;
  /** The name identifies a person. */
  isPersonal: boolean;
}

export interface ShownRecord {
  path: string;
  label: string;
}

/** More than fits into a jump list. */
const maxRecords = 8;

interface RecentOptions {
  isPrivate: () => boolean;
  /** The system writes the labels to the disk of this computer. */
  isPersisted: boolean;
  show: (records: readonly ShownRecord[]) => void;
}

/** The most recently opened records of all windows. Cleared when the session ends. */
export const createRecentRecords = ({ isPrivate, isPersisted, show }: RecentOptions) => {
  let records: readonly RecentRecord[] = [];
  let shown = '';
  const labelOf = ({ name, description, isPersonal }: RecentRecord): string =>
    name === null || isPrivate() || (isPersonal && isPersisted) ? description : name;
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
      records = [{ ...record, name, isPersonal }, ...rest].slice(0, maxRecords);
      refresh();
    },
    /** Call after privacy mode was toggled. */
    refresh,
    forget: (): void => {
      records = [];
      refresh();
    },
  };
};

/** Longest text that Windows accepts. */
const maxDescription = 260;

/** A click starts the app with the link as argument; the running instance receives it. */
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

/**
 * Uses the jump list on Windows and the dock menu on macOS. Linux has no menu that a running app could
 * change.
 */
export const showRecentRecords = (records: readonly ShownRecord[], open: (path: string) => void): void => {
  // `null` restores the default list of Windows, which is empty for an app without documents.
  // Skipped for an app that is not packaged: Windows would start the bare runtime with the link.
  if (process.platform === 'win32' && app.isPackaged)
    app.setJumpList(records.length === 0 ? null : jumpList(records));
  app.dock?.setMenu(
    Menu.buildFromTemplate(records.map(({ path, label }) => ({ label, click: () => open(path) }))),
  );
};
