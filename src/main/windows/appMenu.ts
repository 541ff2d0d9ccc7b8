import { msg } from '@lingui/core/macro';
import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';
import { editItems } from './contextMenu.ts';
import { aboutItem, type HelpOptions, helpItems } from './helpMenu.ts';
import { withMnemonics } from './mnemonics.ts';
import { historyItems, type WindowMenuOptions, windowItems } from './windowMenu.ts';

interface MenuOptions extends WindowMenuOptions, HelpOptions {
  isPackaged: boolean;
  openSettings: () => void;
  openOrdersNow: () => void;
  /** `null`: no window shows a page that could be printed. */
  print: ((as: 'paper' | 'pdf') => void) | null;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The first menu on macOS. Labels are written out because Electron names roles in English only. */
const macAppMenu = (
  options: HelpOptions,
  settings: MenuItemConstructorOptions,
): MenuItemConstructorOptions => {
  const name = app.getName();
  return {
    label: name,
    submenu: [
      aboutItem(options),
      separator,
      settings,
      separator,
      { role: 'services', label: mainI18n._(msg`Services`) },
      separator,
      { role: 'hide', label: mainI18n._(msg`Hide ${name}`) },
      { role: 'hideOthers', label: mainI18n._(msg`Hide others`) },
      { role: 'unhide', label: mainI18n._(msg`Show all`) },
      separator,
      { role: 'quit', label: mainI18n._(msg`Quit ${name}`) },
    ],
  };
};

/** Hidden items for alternative keys: an accelerator also works while its item is invisible. */
const alsoBy = (
  role: 'zoomIn' | 'zoomOut' | 'resetZoom',
  accelerators: string[],
): MenuItemConstructorOptions[] =>
  accelerators.map((accelerator) => ({
    role,
    accelerator,
    visible: false,
    acceleratorWorksWhenHidden: true,
  }));

const viewItems = (isPackaged: boolean): MenuItemConstructorOptions[] => [
  { role: 'resetZoom', label: mainI18n._(msg`Actual size`) },
  ...alsoBy('resetZoom', ['CmdOrCtrl+num0']),
  { role: 'zoomIn', label: mainI18n._(msg`Zoom in`) },
  // On most keyboards plus is a shifted equals sign.
  ...alsoBy('zoomIn', ['CmdOrCtrl+=', 'CmdOrCtrl+numadd']),
  { role: 'zoomOut', label: mainI18n._(msg`Zoom out`) },
  ...alsoBy('zoomOut', ['CmdOrCtrl+numsub']),
  separator,
  { role: 'togglefullscreen', label: mainI18n._(msg`Full screen`) },
  ...(isPackaged
    ? []
    : [{ role: 'toggleDevTools', label: mainI18n._(msg`Developer tools`) } as MenuItemConstructorOptions]),
];

export const menuTemplate = (options: MenuOptions): MenuItemConstructorOptions[] => {
  const { isMac, isPackaged, newWindow, openSettings, openOrdersNow, print } = options;
  const settings: MenuItemConstructorOptions = {
    id: 'settings',
    label: mainI18n._(msg`Settings`),
    accelerator: 'CmdOrCtrl+,',
    click: openSettings,
  };
  return [
    ...(isMac ? [macAppMenu(options, settings)] : []),
    {
      label: mainI18n._(msg`File`),
      submenu: [
        {
          id: 'newWindow',
          label: mainI18n._(msg`New window`),
          accelerator: 'CmdOrCtrl+Shift+N',
          click: newWindow,
        },
        ...(isMac ? [] : [settings]),
        separator,
        {
          id: 'savePdf',
          label: mainI18n._(msg`Save as PDF…`),
          enabled: print !== null,
          click: () => print?.('pdf'),
        },
        {
          id: 'print',
          label: mainI18n._(msg`Print…`),
          accelerator: 'CmdOrCtrl+P',
          enabled: print !== null,
          click: () => print?.('paper'),
        },
        separator,
        { role: 'close', label: mainI18n._(msg`Close window`) },
        ...(isMac
          ? []
          : [{ role: 'quit', label: mainI18n._(msg`Quit`) } satisfies MenuItemConstructorOptions]),
      ],
    },
    { label: mainI18n._(msg`Edit`), submenu: editItems() },
    {
      label: mainI18n._(msg`View`),
      submenu: [
        ...historyItems(options),
        separator,
        {
          id: 'ordersNow',
          label: mainI18n._(msg`Orders now`),
          // A focused page handles this key first, because it knows the city.
          accelerator: 'CmdOrCtrl+Shift+O',
          click: openOrdersNow,
        },
        separator,
        ...viewItems(isPackaged),
      ],
    },
    { role: 'window', label: mainI18n._(msg`Window`), submenu: windowItems(options) },
    { role: 'help', label: mainI18n._(msg`Help`), submenu: helpItems(options) },
  ];
};

export const installMenu = (options: MenuOptions): void =>
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(options.isMac ? menuTemplate(options) : withMnemonics(menuTemplate(options))),
  );
