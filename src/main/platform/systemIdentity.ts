import { app } from 'electron';
import { linkScheme } from '#shared/domain/screenPatterns.ts';

/** The id by which the installer registers the app. */
const appId = 'app.marketplace.backoffice';
/** Electron would make up another one at each start, and clicks on older notifications would find nobody. */
const toastActivator = '{ABC3EF71-8757-4CA3-9324-5417CA0F000F}';

/**
 * Whether this copy may show itself to Windows. Electron writes a shortcut for it into the person's start menu, which
 * for a copy that is not installed would start the bare runtime, under the installed one's name.
 */
export const isKnownToSystem = (): boolean => process.platform !== 'win32' || app.isPackaged;

/** Says to Windows whose taskbar buttons and notifications these are. Before any of them is shown. */
export const introduceToWindows = (): void => {
  if (process.platform !== 'win32' || !app.isPackaged) return;
  app.setAppUserModelId(appId);
  app.setToastActivatorCLSID(toastActivator);
};

/**
 * Registers the app for its links where no program is, so that a person's other choice lasts. On Linux the menu entry of
 * the package registers it, and a file without one cannot be registered.
 */
export const offerToOpenLinks = (): void => {
  if (!app.isPackaged || process.platform === 'linux') return;
  if (app.getApplicationNameForProtocol(`${linkScheme}://`) === '')
    app.setAsDefaultProtocolClient(linkScheme);
};

/** Whether the system starts the app when the person logs in. */
export interface LoginItem {
  /** null: this system cannot be asked, or this copy is not what should be started. */
  read(): boolean | null;
  set(openAtLogin: boolean): void;
}

/** Linux has no such list that Electron knows of, and an app that is not installed would have Electron started bare. */
export const createLoginItem = (platform: NodeJS.Platform, isPackaged: boolean): LoginItem => {
  const isKnown = isPackaged && (platform === 'win32' || platform === 'darwin');
  return {
    read: () => (isKnown ? app.getLoginItemSettings().openAtLogin : null),
    set: (openAtLogin) => {
      if (isKnown) app.setLoginItemSettings({ openAtLogin });
    },
  };
};
