import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Store from 'electron-store';
import { sweepParts } from '../platform/partFiles.ts';
import { makePrivateFile, writePrivateFileSync } from '../platform/privateFiles.ts';
import type { Preset } from '../preset/presetSchema.ts';
import { recoverSettings } from './recoverSettings.ts';
import { defaultSettings, type Settings } from './settingsSchema.ts';

export interface SettingsStore {
  get<Key extends keyof Settings>(key: Key): Settings[Key];
  /** Only the given settings change; `undefined` leaves one as it is. */
  set(changes: { [Key in keyof Settings]?: Settings[Key] | undefined }): void;
  /** Something of the file could not be used at this start, and has its default. */
  readonly recovered: boolean;
}

/**
 * The only use of electron-store. Its own writing takes one call of the system to be all of it: a disk that is nearly full
 * takes a part, and half a file would replace the whole one.
 */
class WholeStore extends Store<Settings> {
  override get store(): Settings {
    return super.store;
  }
  override set store(settings: Settings) {
    writePrivateFileSync(this.path, JSON.stringify(settings, null, 2));
  }
}

const openStore = (directory: string, defaults: Settings): Store<Settings> =>
  new WholeStore({ name: 'settings', cwd: directory, accessPropertiesByDotNotation: false, defaults });

/** What electron-store left when an app was killed that still wrote with it: all that was in the settings. */
const leftByStore = /^settings\.json\.tmp-\d{10}[0-9a-f]{6}$/;

/** Removes what killed apps left half written in the folder of the settings. */
export const sweepProfile = async (directory: string): Promise<void> => {
  const names = await readdir(directory).catch(() => []);
  const left = names.filter((name) => leftByStore.test(name));
  await Promise.allSettled(left.map((name) => rm(join(directory, name), { force: true })));
  await sweepParts(directory);
};

/**
 * `atFirst`: what counts in place of the defaults where nothing was saved yet. `onOlder`: takes over what settings of older
 * versions held that is kept elsewhere now; while it throws, they stay as they are.
 */
export const openSettings = (
  directory: string,
  onError: (cause: unknown) => void,
  atFirst: Partial<Settings> = {},
  onOlder?: (old: Record<string, unknown>) => void,
): SettingsStore => {
  const orTold = <Value>(work: () => Value): Value | null => {
    try {
      return work();
    } catch (cause) {
      onError(cause);
      return null;
    }
  };
  const file = join(directory, 'settings.json');
  makePrivateFile(file);
  const first = { ...defaultSettings, ...atFirst };
  const { settings, recovered, mayWrite } = recoverSettings(file, new Date(), first, onOlder);
  const open = (): Store<Settings> => openStore(directory, settings);
  let store = mayWrite ? orTold(open) : null;
  // Kept in memory so that reading costs nothing, and a disk that is full or read-only loses only the next start.
  const current: Settings = { ...settings };
  return {
    recovered,
    get: (key) => current[key],
    set: (changes) => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      Object.assign(current, given);
      if (!mayWrite) return;
      orTold(() => {
        // A disk that was full at the start may have room now.
        store ??= open();
        store.store = current;
      });
    },
  };
};

/** Settings of which an administrator has locked some: those have the preset's value, whatever is saved or set. */
export const withPreset = (settings: SettingsStore, { values, locked }: Preset): SettingsStore => {
  const held: Partial<Settings> = Object.fromEntries(
    Object.entries(values).filter(([name]) => locked.some((one) => one === name)),
  );
  return {
    recovered: settings.recovered,
    get: (name) => (Object.hasOwn(held, name) ? (held[name] as Settings[typeof name]) : settings.get(name)),
    set: (changes) =>
      settings.set(
        Object.fromEntries(Object.entries(changes).filter(([name]) => !Object.hasOwn(held, name))),
      ),
  };
};
