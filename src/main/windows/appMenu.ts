import { msg } from '@lingui/core/macro';
import { Menu, type MenuItemConstructorOptions } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';

interface MenuParts {
  isMac: boolean;
  isPackaged: boolean;
  newWindow: () => void;
  openSettings: () => void;
}

const viewMenu = (isPackaged: boolean): MenuItemConstructorOptions[] => [
  { role: 'resetZoom', label: mainI18n._(msg`Actual size`) },
  { role: 'zoomIn', label: mainI18n._(msg`Zoom in`) },
  { role: 'zoomOut', label: mainI18n._(msg`Zoom out`) },
  { type: 'separator' },
  { role: 'togglefullscreen', label: mainI18n._(msg`Full screen`) },
  ...(isPackaged ? [] : [{ role: 'toggleDevTools' } satisfies MenuItemConstructorOptions]),
];

/** The application menu in the current language; built anew when the language changes. */
export const installMenu = ({ isMac, isPackaged, newWindow, openSettings }: MenuParts): void => {
  const template: MenuItemConstructorOptions[] = [
    ...(isMac ? [{ role: 'appMenu' } satisfies MenuItemConstructorOptions] : []),
    {
      label: mainI18n._(msg`File`),
      submenu: [
        {
          id: 'newWindow',
          label: mainI18n._(msg`New window`),
          accelerator: 'CmdOrCtrl+Shift+N',
          click: newWindow,
        },
        { id: 'settings', label: mainI18n._(msg`Settings`), accelerator: 'CmdOrCtrl+,', click: openSettings },
        { type: 'separator' },
        { role: 'close', label: mainI18n._(msg`Close window`) },
        { role: 'quit', label: mainI18n._(msg`Quit`) },
      ],
    },
    { role: 'editMenu', label: mainI18n._(msg`Edit`) },
    { label: mainI18n._(msg`View`), submenu: viewMenu(isPackaged) },
    { role: 'windowMenu', label: mainI18n._(msg`Window`) },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
};
