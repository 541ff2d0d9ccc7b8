import { msg } from '@lingui/core/macro';
import type { EditFlags } from 'electron';
import {
  app,
  type BrowserWindow,
  type ContextMenuParams,
  clipboard,
  Menu,
  type MenuItemConstructorOptions,
} from 'electron';
import { appLink } from '#shared/screens/screenPatterns.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { pathOfPage } from '../platform/navigationGuard.ts';
import { warnIfFull } from './warnIfFull.ts';
import type { WindowManager } from './windowManager.ts';

type Flags = Pick<EditFlags, 'canUndo' | 'canRedo' | 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>;

const everything: Flags = {
  canUndo: true,
  canRedo: true,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canSelectAll: true,
};

/** Edit commands in the current language. The context menu passes the flags of the focused field. */
export const editItems = (can: Flags = everything): MenuItemConstructorOptions[] => [
  { role: 'undo', label: mainI18n._(msg`Undo`), enabled: can.canUndo },
  { role: 'redo', label: mainI18n._(msg`Redo`), enabled: can.canRedo },
  { type: 'separator' },
  { role: 'cut', label: mainI18n._(msg`Cut`), enabled: can.canCut },
  { role: 'copy', label: mainI18n._(msg`Copy`), enabled: can.canCopy },
  { role: 'paste', label: mainI18n._(msg`Paste`), enabled: can.canPaste },
  { type: 'separator' },
  { role: 'selectAll', label: mainI18n._(msg`Select all`), enabled: can.canSelectAll },
];

type Windows = Pick<WindowManager, 'openApart' | 'openSideBySide'>;

const copyItem = (): MenuItemConstructorOptions => ({ role: 'copy', label: mainI18n._(msg`Copy`) });

const linkItems = (path: string, window: BrowserWindow, windows: Windows): MenuItemConstructorOptions[] => [
  {
    label: mainI18n._(msg`Open in new window`),
    click: () => warnIfFull(windows.openApart(path), () => window),
  },
  {
    label: mainI18n._(msg`Open side by side`),
    click: () => warnIfFull(windows.openSideBySide(path, window.id), () => window),
  },
  { label: mainI18n._(msg`Copy link`), click: () => void clipboard.writeText(appLink(path)) },
];

/** Empty when the click hits neither text nor a link of this app. */
const itemsFor = (
  { isEditable, selectionText, editFlags, linkURL }: ContextMenuParams,
  window: BrowserWindow,
  windows: Windows,
): MenuItemConstructorOptions[] => {
  if (isEditable) return editItems(editFlags);
  const path = pathOfPage(linkURL);
  return [
    ...(path === null ? [] : linkItems(path, window, windows)),
    ...(selectionText.trim() === '' ? [] : [copyItem()]),
  ];
};

/**
 * Electron has no context menu by default. A page that shows its own cancels the event, so main never sees
 * it.
 */
export const offerContextMenu = (windows: Windows): void => {
  app.on('browser-window-created', (_event, window) => {
    window.webContents.on('context-menu', (_contextEvent, params) => {
      const items = itemsFor(params, window, windows);
      if (items.length === 0) return;
      const frame = params.frame ? { frame: params.frame } : {};
      Menu.buildFromTemplate(items).popup({ window, ...frame });
    });
  });
};
