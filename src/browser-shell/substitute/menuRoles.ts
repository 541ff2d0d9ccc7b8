import type { BrowserWindow } from './browserWindow.ts';

/** What a role does and which keys it has (lib/browser/api/menu-item-roles.ts). */
interface Role {
  accelerator?: string;
  /** Absent: the page or the system does it; such keys (copy, undo …) never leave the page. */
  run?: (window: BrowserWindow) => void;
}

const zoomBy =
  (step: number): NonNullable<Role['run']> =>
  ({ webContents }) =>
    webContents.setZoomFactor(step === 0 ? 1 : webContents.getZoomFactor() * 1.2 ** step);

const inPage = (command: string, accelerator?: string): Role => ({
  ...(accelerator ? { accelerator } : {}),
  run: ({ webContents }) => webContents.post({ type: 'edit', command }),
});

/** Keys that Chromium's own editing takes before any menu sees them. */
const editing: Readonly<Record<string, Role>> = {
  undo: inPage('undo'),
  redo: inPage('redo'),
  cut: inPage('cut'),
  copy: inPage('copy'),
  paste: inPage('paste'),
  delete: inPage('delete'),
  selectall: inPage('selectAll'),
};

const roles: Readonly<Record<string, Role>> = {
  ...editing,
  close: { accelerator: 'CommandOrControl+W', run: (window) => window.close() },
  minimize: { accelerator: 'CommandOrControl+M', run: (window) => window.minimize() },
  reload: { accelerator: 'CmdOrCtrl+R', run: ({ webContents }) => webContents.reload() },
  forcereload: { accelerator: 'Shift+CmdOrCtrl+R', run: ({ webContents }) => webContents.reload() },
  resetzoom: { accelerator: 'CommandOrControl+0', run: zoomBy(0) },
  zoomin: { accelerator: 'CommandOrControl+Plus', run: zoomBy(0.5) },
  zoomout: { accelerator: 'CommandOrControl+-', run: zoomBy(-0.5) },
  quit: process.platform === 'win32' ? {} : { accelerator: 'CommandOrControl+Q' },
  togglefullscreen: { accelerator: 'F11' },
  toggledevtools: { accelerator: 'Ctrl+Shift+I' },
};

/** Roles of macOS, and those that only gather others: there is nothing to do for them here. */
const idle = new Set(
  'about appmenu editmenu filemenu front help hide hideothers services unhide viewmenu window windowmenu zoom'.split(
    ' ',
  ),
);

/** Throws for a role that Electron does not know: there its item would be dead, and nobody would notice. */
export const roleOf = (name: string): Role => {
  const role = roles[name.toLowerCase()];
  if (!role && !idle.has(name.toLowerCase())) throw new TypeError(`Electron knows no role "${name}"`);
  return role ?? {};
};
