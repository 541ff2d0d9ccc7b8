import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { recordViewSearch } from '#shared/ipc/windowRoutes.ts';
import { appOrigin } from '../platform/appProtocol.ts';
import type { Log } from '../platform/log.ts';
import { developmentServer } from '../platform/navigationGuard.ts';
import type { SavedWindow } from '../settings/settingsSchema.ts';

export interface ManagedWindow {
  window: BrowserWindow;
  type: SavedWindow['type'];
  /** Where it was sent; what counts until its page is there. */
  address: string;
  /** Its page is being ended. */
  isClosing: boolean;
  /** Its page hears what it is told. */
  isListening: boolean;
  /** Where it goes as soon as its page hears. */
  waitingPath: string | null;
  /** What it is told as soon as its page hears. */
  waiting: (() => void)[];
  /** Grows with every use: the highest is the window used last. */
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

/** Whether the system shows it; a window that lies under others counts as shown where the system does not tell. */
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

/** Tells the page of a window something; one that still loads is told when it listens. */
export const whenListening = (entry: ManagedWindow, tell: () => void): void => {
  if (entry.isListening) tell();
  else entry.waiting.push(tell);
};

/** How long a loaded page may take to listen before its window is shown all the same. */
const listeningDeadlineMs = 3000;

/**
 * Shows a window as soon as its page listens, which is after the first render: `did-finish-load` and `ready-to-show`
 * come before it, and would show an empty sheet. A restored window takes no focus unless it is the front one, whichever
 * page is ready first.
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
      // `maximize` shows a hidden window with the focus.
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

/** The page hears from now on; answers where it was sent meanwhile. */
export const startListening = (entry: ManagedWindow): string | null => {
  const path = entry.waitingPath;
  entry.isListening = true;
  entry.waitingPath = null;
  for (const tell of entry.waiting.splice(0)) tell();
  return path;
};

/** Why a page could not be loaded, without its address: filters stand in it. */
const failureCode = (cause: unknown): string =>
  (cause instanceof Error && /^ERR_\w+/.exec(cause.message)?.[0]) || 'unknown cause';

export const loadPage = (window: BrowserWindow, address: string, log: Log): void => {
  void window.loadURL(address).catch((cause: unknown) => {
    // One that was closed meanwhile has not failed.
    if (!window.isDestroyed()) log.error(`Loading a window failed: ${failureCode(cause)}`);
  });
};

/** What menus say about the open windows; `current` is the one used last. */
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

/** Through the pages that a window has shown; a page in which something is not saved asks before it goes. */
export const goInHistory = ({ webContents }: BrowserWindow, step: HistoryStep): void => {
  if (step === 'back') webContents.navigationHistory.goBack();
  else webContents.navigationHistory.goForward();
};

/**
 * The side buttons of a mouse, the browser keys of a keyboard, and swipes on macOS. On Linux Chromium goes back by itself
 * when a side button is released, and Electron sends `app-command` for that button too, and twice for a key.
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
  /** Icon of windows on Linux. */
  icon: string;
}

/** Every window is made with exactly these; each security option is written out although most are defaults. */
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
  // Elsewhere the program's own icon serves; on Linux a menu entry has it, which an AppImage may lack.
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
