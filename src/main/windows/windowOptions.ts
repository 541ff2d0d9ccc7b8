import type { BrowserWindowConstructorOptions } from 'electron';

/** Every window is made with exactly these; each security option is written out although most are defaults. */
export const windowOptions = (
  preload: string,
  isDark: boolean,
  minimum: { width: number; height: number },
): BrowserWindowConstructorOptions => ({
  show: false,
  minWidth: minimum.width,
  minHeight: minimum.height,
  backgroundColor: isDark ? '#1f1f1f' : '#fafafa',
  autoHideMenuBar: true,
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
