import { msg } from '@lingui/core/macro';
import { app, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';
import { editItems } from './editItems.ts';

/** Nothing where there is nothing to do with text. */
const itemsFor = ({
  isEditable,
  selectionText,
  editFlags,
}: ContextMenuParams): MenuItemConstructorOptions[] => {
  if (isEditable) return editItems(editFlags);
  return selectionText.trim() === '' ? [] : [{ role: 'copy', label: mainI18n._(msg`Copy`) }];
};

/** The right mouse button in text. Electron has no menu of its own there; a page that shows one is not asked. */
export const offerContextMenu = (): void => {
  app.on('browser-window-created', (_event, window) => {
    window.webContents.on('context-menu', (_contextEvent, params) => {
      const items = itemsFor(params);
      if (items.length === 0) return;
      const frame = params.frame ? { frame: params.frame } : {};
      Menu.buildFromTemplate(items).popup({ window, ...frame });
    });
  });
};
