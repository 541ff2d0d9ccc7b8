import { release } from 'node:os';
import { msg } from '@lingui/core/macro';
import { app, type BrowserWindow, clipboard, type MenuItemConstructorOptions } from 'electron';
import type { HelpTopic } from '#shared/ipc/events.ts';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** What somebody who helps wants to know. */
const versions = (): string =>
  [
    `${app.getName()} ${app.getVersion()}`,
    `Electron ${process.versions.electron}`,
    `Chromium ${process.versions.chrome}`,
    `Node.js ${process.versions.node}`,
    `${process.platform} ${release()} ${process.arch}`,
  ].join('\n');

/** Which app this is, in a box of the system: the panel of its own that Electron has cannot be copied from. */
export const showAbout = async (window: BrowserWindow): Promise<void> => {
  const text = versions();
  const response = await askOver(window, {
    type: 'info',
    message: app.getName(),
    detail: text,
    buttons: [mainI18n._(msg`Close`), mainI18n._(msg`Copy`)],
  });
  if (response === 1) await clipboard.writeText(text);
};

export const aboutItem = ({ showAbout }: Pick<HelpOptions, 'showAbout'>): MenuItemConstructorOptions => {
  const name = app.getName();
  return { id: 'about', label: mainI18n._(msg`About ${name}`), click: showAbout };
};

export interface HelpOptions {
  isMac: boolean;
  /** Names of the kept windows; null: nobody is logged in, and the pages before that show nothing over them. */
  workspaces: readonly string[] | null;
  showHelp: (topic: HelpTopic) => void;
  showAbout: () => void;
  saveReport: () => void;
}

/** On macOS "About" stands in the menu of the app. */
export const helpItems = (options: HelpOptions): MenuItemConstructorOptions[] => {
  const { isMac, workspaces, showHelp, saveReport } = options;
  return [
    {
      id: 'shortcuts',
      label: mainI18n._(msg`Keyboard shortcuts`),
      enabled: workspaces !== null,
      click: () => showHelp('shortcuts'),
    },
    {
      id: 'licences',
      label: mainI18n._(msg`Licences of third parties`),
      enabled: workspaces !== null,
      click: () => showHelp('licences'),
    },
    { id: 'saveReport', label: mainI18n._(msg`Save diagnostic report…`), click: saveReport },
    { type: 'separator' },
    ...(isMac ? [] : [aboutItem(options)]),
  ];
};
