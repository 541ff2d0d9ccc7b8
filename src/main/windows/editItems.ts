import { msg } from '@lingui/core/macro';
import type { EditFlags, MenuItemConstructorOptions } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';

type Flags = Pick<EditFlags, 'canUndo' | 'canRedo' | 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>;

const everything: Flags = {
  canUndo: true,
  canRedo: true,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canSelectAll: true,
};

/** What can be done with text, in the current language; of the context menu only what makes sense just there. */
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
