import { app } from 'electron';
import { linkScheme } from '#shared/screens/screenPatterns.ts';

/** Must equal `appId` of the installer. */
const appId = 'app.marketplace.backoffice';
/**
 * Fixed, because Electron would generate another one at each start, and clicks on older notifications would
 * be lost.
 */
const toastActivator = '{ABC3EF71-8757-4CA3-9324-5417CA0F000F}';

/**
 * False where the app must not register with Windows: Electron writes a Start menu shortcut, which for a copy
 * that is not installed would start the bare runtime under the installed app's name.
 */
export const isKnownToSystem = (): boolean => process.platform !== 'win32' || app.isPackaged;

/** Identifies the app's taskbar buttons and notifications to Windows. Must run before any of them appears. */
export const introduceToWindows = (): void => {
  if (process.platform !== 'win32' || !app.isPackaged) return;
  app.setAppUserModelId(appId);
  app.setToastActivatorCLSID(toastActivator);
};

/**
 * Registers the app for its links if no other program is registered, so that the user's own choice lasts. On
 * Linux the package's menu entry does it; without one, registration is impossible.
 */
export const offerToOpenLinks = (): void => {
  if (!app.isPackaged || process.platform === 'linux') return;
  if (app.getApplicationNameForProtocol(`${linkScheme}://`) === '')
    app.setAsDefaultProtocolClient(linkScheme);
};

export interface LoginItem {
  /** `null`: not supported on this system or for a copy that is not installed. */
  read(): boolean | null;
  set(openAtLogin: boolean): void;
}

/**
 * Electron supports no login items on Linux. A copy that is not installed would register the bare runtime.
 */
export const createLoginItem = (platform: NodeJS.Platform, isPackaged: boolean): LoginItem => {
  const isKnown = isPackaged && (platform === 'win32' || platform === 'darwin');
  return {
    read: () => (isKnown ? app.getLoginItemSettings().openAtLogin : null),
    set: (openAtLogin) => {
      if (isKnown) app.setLoginItemSettings({ openAtLogin });
    },
  };
};
