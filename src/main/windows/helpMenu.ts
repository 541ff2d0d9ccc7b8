import { release } from 'node:os';
import { msg } from '@lingui/core/macro';
import { app, type BrowserWindow, clipboard, type MenuItemConstructorOptions } from 'electron';
import type { HelpTopic } from '#shared/ipc/events.ts';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

const versions = (): string =>
  [
    `${app.getName()} ${app.getVersion()}`,
    `Electron ${process.versions.electron}`,
    `Chromium ${process.versions.chrome}`,
    `Node.js ${process.versions.node}`,
    `${process.platform} ${release()} ${process.arch}`,
  ].join('\n');

/** A message box instead of Electron's own About panel, because that panel's text cannot be copied. */
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
  /** Names of the saved workspaces. `null`: logged out; the login pages cannot show help dialogs. */
  workspaces: readonly string[] | null;
  showHelp: (topic: HelpTopic) => void;
  showAbout: () => void;
  saveReport: () => void;
}

/** On macOS "About" is in the app menu instead. */
export const helpItems = (options: HelpOptions): MenuItemConstructorOptions[] => {
  const { isMac, workspaces, showHelp, saveReport } = options;
  return [
    {
      id: 'manual',
      label: mainI18n._(msg`Manual`),
      enabled: workspaces !== null,
      accelerator: 'F1',
      // The page opens the section of its screen, and also works in the browser shell.
      registerAccelerator: false,
      click: () => showHelp('manual'),
    },
    {
      id: 'shortcuts',
      label: mainI18n._(msg`Keyboard shortcuts`),
      enabled: workspaces !== null,
      click: () => showHelp('shortcuts'),
    },
    {
      id: 'licences',
      label: mainI18n._(msg`Third-party licenses`),
      enabled: workspaces !== null,
      click: () => showHelp('licences'),
    },
    { id: 'saveReport', label: mainI18n._(msg`Save diagnostic report…`), click: saveReport },
    { type: 'separator' },
    ...(isMac ? [] : [aboutItem(options)]),
  ];
};
