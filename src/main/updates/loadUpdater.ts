import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { isLink } from '../platform/commandLine.ts';
import { updaterKind } from './updaterKind.ts';
import { type AnnouncedUpdate, isSignedUpdate } from './updateSignature.ts';

export interface LoadedUpdater {
  updater: AppUpdater;
  isTrusted: (update: AnnouncedUpdate) => boolean;
}

/** Public key of the publisher. Packed with the app, where neither a feed nor a preset can change it. */
const packedKey = (): string | null => {
  const { updateKey } = JSON.parse(readFileSync(join(app.getAppPath(), 'package.json'), 'utf8'));
  return typeof updateKey === 'string' ? updateKey : null;
};

const packageType = (): string | null => {
  const file = join(process.resourcesPath, 'package-type');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

/**
 * After an installation electron-updater restarts the app with its old arguments. Removes links, which have
 * been followed already.
 */
const startingWithoutLinks = (updater: AppUpdater): AppUpdater => {
  const { app: adapter } = updater as unknown as { app: { relaunch: () => void } };
  adapter.relaunch = () =>
    app.relaunch({ args: process.argv.slice(1).filter((argument) => !isLink(argument)) });
  return updater;
};

/**
 * Updater of this system; `null` if no feed is packed. An administrator's feed replaces the packed one, but
 * the packed key still decides. Windows and macOS also verify the program's signature. Linux does not, so
 * nothing is installed there without a key.
 */
export const loadUpdater = async (presetFeed: string | null): Promise<LoadedUpdater | null> => {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return null;
  const key = packedKey();
  if (key === null && process.platform === 'linux') return null;
  const { platform, env, execPath: program } = process;
  const kind = updaterKind({ platform, env, program, packageType: packageType() });
  if (kind === null) return null;
  const { default: library } = await import('electron-updater');
  const updater = {
    system: () => library.autoUpdater,
    appImage: () => new library.AppImageUpdater(),
    deb: () => startingWithoutLinks(new library.DebUpdater()),
  }[kind]();
  if (presetFeed !== null) updater.setFeedURL({ provider: 'generic', url: presetFeed });
  return { updater, isTrusted: (update) => key === null || isSignedUpdate(update, key) };
};
