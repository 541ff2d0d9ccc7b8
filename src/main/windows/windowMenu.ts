import { msg } from '@lingui/core/macro';
import { app, type MenuItemConstructorOptions } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';
import type { describeWindows, HistoryStep } from './managedWindow.ts';

export interface WindowMenuOptions {
  isMac: boolean;
  open: ReturnType<typeof describeWindows>;
  /** Names of the saved workspaces; `null`: logged out. */
  workspaces: readonly string[] | null;
  newWindow: () => void;
  focus: (windowId: number) => void;
  go: (step: HistoryStep) => void;
  openWorkspace: (name: string) => void;
  manageWorkspaces: () => void;
}

const maxTitle = 60;

/** Removes the app's name, which ends every title, and doubles "&", which would underline the next letter. */
const labelOf = (title: string): string => {
  const name = title.replace(` – ${app.getName()}`, '');
  const short = name.length > maxTitle ? `${name.slice(0, maxTitle - 1)}…` : name;
  return short.replaceAll('&', '&&');
};

/** macOS lists the windows in this menu itself. */
const listItems = ({ isMac, open, focus }: WindowMenuOptions): MenuItemConstructorOptions[] =>
  isMac
    ? []
    : open.windows.map(({ id, title, isCurrent }) => ({
        id: `window ${id}`,
        label: labelOf(title),
        type: 'radio',
        checked: isCurrent,
        click: () => focus(id),
      }));

const workspaceItems = (options: WindowMenuOptions): MenuItemConstructorOptions[] => {
  const { workspaces, openWorkspace, manageWorkspaces } = options;
  if (!workspaces) return [];
  const manage: MenuItemConstructorOptions = {
    id: 'workspaces',
    label: mainI18n._(msg`Save, rename or delete…`),
    click: manageWorkspaces,
  };
  const named = workspaces.map(
    (name): MenuItemConstructorOptions => ({
      id: `workspace ${name}`,
      label: labelOf(name),
      click: () => openWorkspace(name),
    }),
  );
  return [{ label: mainI18n._(msg`Workspaces`), submenu: [...named, { type: 'separator' }, manage] }];
};

/** The role "zoom" (a window's best size) works only on macOS. Elsewhere "Close" is in the File menu. */
export const windowItems = (options: WindowMenuOptions): MenuItemConstructorOptions[] => [
  { role: 'minimize', label: mainI18n._(msg`Minimize`) },
  ...(options.isMac
    ? ([
        { role: 'zoom', label: mainI18n._(msg`Zoom`) },
        { type: 'separator' },
        { role: 'front', label: mainI18n._(msg`Bring all to front`) },
      ] satisfies MenuItemConstructorOptions[])
    : []),
  { type: 'separator' },
  ...workspaceItems(options),
  { type: 'separator' },
  ...listItems(options),
];

/** Accelerators are those of browsers on each system. */
export const historyItems = ({ isMac, open, go }: WindowMenuOptions): MenuItemConstructorOptions[] => [
  {
    id: 'back',
    label: mainI18n._(msg`Back`),
    accelerator: isMac ? 'Cmd+[' : 'Alt+Left',
    enabled: open.canGoBack,
    click: () => go('back'),
  },
  {
    id: 'forward',
    label: mainI18n._(msg`Forward`),
    accelerator: isMac ? 'Cmd+]' : 'Alt+Right',
    enabled: open.canGoForward,
    click: () => go('forward'),
  },
];
