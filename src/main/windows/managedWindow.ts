import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { recordViewSearch } from '#shared/ipc/windowRoutes.ts';
import { appOrigin } from '../platform/appProtocol.ts';
import type { Log } from '../platform/log.ts';
import { developmentServer } from '../platform/navigationGuard.ts';
import type { SavedWindow } from '../settings/settingsSchema.ts';

export interface ManagedWindow {
  window: BrowserWindow;
  type: SavedWindow['type'];
  /** Initial address. Valid until the page has loaded. */
  address: string;
  isClosing: boolean;
  /** The page has subscribed to events, so messages reach it. */
  isListening: boolean;
  /** Path to open as soon as the page listens. */
  waitingPath: string | null;
  /** Messages to deliver as soon as the page listens. */
  waiting: (() => void)[];
  /** Increases with every use: the highest value belongs to the window used last. */
  lastUse: number;
}

export const addressOf = (path: string, type: SavedWindow['type']): string => {
  const base = developmentServer()?.href ?? `${appOrigin}/index.html`;
  return `${base}${type === 'record' ? recordViewSearch : ''}#${path}`;
};

export const onNewPage = (window: BrowserWindow, listener: () => void): void => {
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) listener();
  });
};

/** A window covered by others counts as visible, because not every system reports that. */
export const isSeen = (windowId: number): boolean => {
  const window = BrowserWindow.fromId(windowId);
  return window !== null && !window.isDestroyed() && window.isVisible() && !window.isMinimized();
};

export const bringToFront = ({ window }: ManagedWindow): BrowserWindow => {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  return window;
};

export const whenListening = (entry: ManagedWindow, notify: () => void): void => {
  if (entry.isListening) notify();
  else entry.waiting.push(notify);
};

/** Longest wait for a loaded page to listen. Its window is shown after that in any case. */
const listeningDeadlineMs = 3000;

/**
 * Shows a window once its page listens, which is after the first render: `did-finish-load` and
 * `ready-to-show` fire earlier and would show an empty page. A restored window takes the focus only if it is
 * the front one, whichever page is ready first.
 */
export const showWhenListening = (
  entry: ManagedWindow,
  saved: SavedWindow | undefined,
  frontWindow: () => BrowserWindow | undefined,
): void => {
  const { window } = entry;
  let fallback: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    clearTimeout(fallback);
    if (window.isDestroyed() || window.isVisible()) return;
    if (saved?.isMaximized) window.maximize();
    const front = frontWindow();
    if (!saved || front === window) window.show();
    else {
      window.showInactive();
      front?.moveTop();
      // `maximize` shows a hidden window and focuses it.
      if (saved.isMaximized && front?.isVisible()) front.focus();
    }
  };
  const showLater = (): void => {
    fallback ??= setTimeout(show, listeningDeadlineMs);
  };
  whenListening(entry, show);
  window.webContents.once('did-finish-load', () => {
    if (saved) window.webContents.setZoomFactor(saved.zoom);
    showLater();
  });
  window.webContents.once('did-fail-load', showLater);
};

/** Marks the page as listening, delivers pending messages, and returns the pending path. */
export const startListening = (entry: ManagedWindow): string | null => {
  const path = entry.waitingPath;
  entry.isListening = true;
  entry.waitingPath = null;
  for (const notify of entry.waiting.splice(0)) notify();
  return path;
};

/** Error code without the address, because an address contains filter values. */
const failureCode = (cause: unknown): string =>
  (cause instanceof Error && /^ERR_\w+/.exec(cause.message)?.[0]) || 'unknown cause';

export const loadPage = (window: BrowserWindow, address: string, log: Log): void => {
  void window.loadURL(address).catch((cause: unknown) => {
    // Closing a window while it loads is not a failure.
    if (!window.isDestroyed()) log.error(`Loading a window failed: ${failureCode(cause)}`);
  });
};

/** Data for menus about the open windows. `current` is the window used last. */
export const describeWindows = (open: readonly ManagedWindow[], current: ManagedWindow | null) => {
  const history = current?.window.webContents.navigationHistory;
  return {
    windows: open.map((entry) => ({
      id: entry.window.id,
      title: entry.window.getTitle(),
      isCurrent: entry === current,
    })),
    canGoBack: history?.canGoBack() ?? false,
    canGoForward: history?.canGoForward() ?? false,
  };
};

export type HistoryStep = 'back' | 'forward';

const stepsOfCommands: Readonly<Record<string, HistoryStep>> = {
  'browser-backward': 'back',
  'browser-forward': 'forward',
};
const stepsOfKeys: Readonly<Record<string, HistoryStep>> = { BrowserBack: 'back', BrowserForward: 'forward' };
const stepsOfSwipes: Readonly<Record<string, HistoryStep>> = { left: 'back', right: 'forward' };

/** Moves through the window's history. A page with unsaved changes asks before it leaves. */
export const goInHistory = ({ webContents }: BrowserWindow, step: HistoryStep): void => {
  if (step === 'back') webContents.navigationHistory.goBack();
  else webContents.navigationHistory.goForward();
};

/**
 * Handles the side buttons of a mouse, the browser keys of a keyboard, and swipes on macOS. On Linux,
 * Chromium itself goes back on the side button. Electron also sends `app-command` for that button there, and
 * twice per key press.
 */
export const watchHistory = (window: BrowserWindow, onMoved: () => void): void => {
  const follow = (step: HistoryStep | undefined): void => {
    if (step) goInHistory(window, step);
  };
  if (process.platform === 'linux') {
    window.webContents.on('before-input-event', (_event, { type, key }) => {
      if (type === 'keyDown') follow(stepsOfKeys[key]);
    });
  } else window.on('app-command', (_event, command) => follow(stepsOfCommands[command]));
  window.on('swipe', (_event, direction) => follow(stepsOfSwipes[direction]));
  window.webContents.on('did-navigate-in-page', onMoved);
};

export interface PageFiles {
  preload: string;
  /** Window icon on Linux. */
  icon: string;
}

/** Options of every window. Security options are explicit even where they equal the default. */
export const windowOptions = (
  { preload, icon }: PageFiles,
  isDark: boolean,
  minimum: { width: number; height: number },
): BrowserWindowConstructorOptions => ({
  show: false,
  minWidth: minimum.width,
  minHeight: minimum.height,
  backgroundColor: isDark ? '#1f1f1f' : '#fafafa',
  autoHideMenuBar: true,
  // Other systems use the program's icon. On Linux the menu entry has it, but an AppImage may have no menu
  // entry.
  ...(process.platform === 'linux' ? { icon } : {}),
  webPreferences: {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: true,
  },
});
