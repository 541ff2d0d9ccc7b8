import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { type AnnouncedUpdate, isSignedUpdate } from './updateSignature.ts';

export interface LoadedUpdater {
  updater: AppUpdater;
  isTrusted: (update: AnnouncedUpdate) => boolean;
}

/** Whose announcements count: packed with the app, where no feed and no preset reaches it. */
const packedKey = (): string | null => {
  const { updateKey } = JSON.parse(readFileSync(join(app.getAppPath(), 'package.json'), 'utf8'));
  return typeof updateKey === 'string' ? updateKey : null;
};

/**
 * The updater of this system; null where nothing says from where updates come: unpacked, or packed without a feed. An
 * administrator's feed takes the place of the packed one; whose signature counts is still what was packed. Windows and
 * macOS look at the signature of the program as well; Linux does not, so there nothing is taken without a key.
 */
export const loadUpdater = async (presetFeed: string | null): Promise<LoadedUpdater | null> => {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return null;
  const key = packedKey();
  if (key === null && process.platform === 'linux') return null;
  const { default: electronUpdater } = await import('electron-updater');
  const { autoUpdater } = electronUpdater;
  if (presetFeed !== null) autoUpdater.setFeedURL({ provider: 'generic', url: presetFeed });
  return { updater: autoUpdater, isTrusted: (update) => key === null || isSignedUpdate(update, key) };
};
