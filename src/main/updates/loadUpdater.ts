import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { AppUpdater } from 'electron-updater';

/** The updater of this system; null where nothing says from where updates come: unpacked, or packed without a feed. */
export const loadUpdater = async (): Promise<AppUpdater | null> => {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return null;
  const { default: electronUpdater } = await import('electron-updater');
  return electronUpdater.autoUpdater;
};
