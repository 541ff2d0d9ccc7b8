import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { AppUpdater } from 'electron-updater';

/**
 * The updater of this system; null where nothing says from where updates come: unpacked, or packed without a feed. An
 * administrator's feed takes the place of the packed one; whose signature counts is still what was packed.
 */
export const loadUpdater = async (presetFeed: string | null): Promise<AppUpdater | null> => {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return null;
  const { default: electronUpdater } = await import('electron-updater');
  const { autoUpdater } = electronUpdater;
  if (presetFeed !== null) autoUpdater.setFeedURL({ provider: 'generic', url: presetFeed });
  return autoUpdater;
};
