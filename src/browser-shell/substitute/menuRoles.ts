import type { BrowserWindow } from './browserWindow.ts';

/** Behaviour and defaults of a menu role (lib/browser/api/menu-item-roles.ts). */
interface Role {
  label?: string;
  accelerator?: string;
  /** Chromium's editing handles these keys before the menu. */
  leavesKeysToPage?: true;
  /** Absent if the system handles the role. */
  run?: (window: BrowserWindow) => void;
}

const zoomBy =
  (step: number): NonNullable<Role['run']> =>
  ({ webContents }) =>
    webContents.setZoomFactor(step === 0 ? 1 : webContents.getZoomFactor() * 1.2 ** step);

const inPage = (label: string, command: string, accelerator?: string): Role => ({
  label,
  ...(accelerator ? { accelerator } : {}),
  leavesKeysToPage: true,
  run: ({ webContents }) => webContents.post({ type: 'edit', command }),
});

const rolesOn = (isMac: boolean, isWindows: boolean): Readonly<Record<string, Role>> => ({
  undo: inPage('Undo', 'undo', 'CommandOrControl+Z'),
  redo: inPage('Redo', 'redo', isWindows ? 'Control+Y' : 'Shift+CommandOrControl+Z'),
  cut: inPage('Cut', 'cut', 'CommandOrControl+X'),
  copy: inPage('Copy', 'copy', 'CommandOrControl+C'),
  paste: inPage('Paste', 'paste', 'CommandOrControl+V'),
  delete: inPage('Delete', 'delete'),
  selectall: inPage('Select All', 'selectAll', 'CommandOrControl+A'),
  close: {
    label: isMac ? 'Close Window' : 'Close',
    accelerator: 'CommandOrControl+W',
    run: (window) => window.close(),
  },
  minimize: { label: 'Minimize', accelerator: 'CommandOrControl+M', run: (window) => window.minimize() },
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R', run: ({ webContents }) => webContents.reload() },
  forcereload: {
    label: 'Force Reload',
    accelerator: 'Shift+CmdOrCtrl+R',
    run: ({ webContents }) => webContents.reload(),
  },
  resetzoom: { label: 'Actual Size', accelerator: 'CommandOrControl+0', run: zoomBy(0) },
  zoomin: { label: 'Zoom In', accelerator: 'CommandOrControl+Plus', run: zoomBy(0.5) },
  zoomout: { label: 'Zoom Out', accelerator: 'CommandOrControl+-', run: zoomBy(-0.5) },
  quit: isWindows ? { label: 'Exit' } : { label: 'Quit', accelerator: 'CommandOrControl+Q' },
  togglefullscreen: { label: 'Toggle Full Screen', accelerator: isMac ? 'Control+Command+F' : 'F11' },
  toggledevtools: {
    label: 'Toggle Developer Tools',
    accelerator: isMac ? 'Alt+Command+I' : 'Ctrl+Shift+I',
  },
  about: { label: 'About' },
  help: { label: 'Help' },
  window: { label: 'Window' },
});

/** Roles of macOS, and roles that only group others: no action here. */
const idle = new Set(
  'appmenu editmenu filemenu front hide hideothers services unhide viewmenu windowmenu zoom'.split(' '),
);

/** Throws for unknown roles. In Electron such an item would silently do nothing. */
export const roleOf = (name: string): Role => {
  const role = rolesOn(process.platform === 'darwin', process.platform === 'win32')[name.toLowerCase()];
  if (!role && !idle.has(name.toLowerCase())) throw new TypeError(`Electron knows no role "${name}"`);
  return role ?? {};
};
