import { app } from 'electron';

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
