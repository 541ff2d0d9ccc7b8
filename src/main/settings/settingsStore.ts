import { join } from 'node:path';
import Store from 'electron-store';
import { makePrivateFile, writePrivateFileSync } from '../platform/privateFiles.ts';
import type { Preset } from '../preset/presetSchema.ts';
import { recoverSettings } from './recoverSettings.ts';
import { defaultSettings, type Settings } from './settingsSchema.ts';

export interface SettingsStore {
  get<Key extends keyof Settings>(key: Key): Settings[Key];
  /** Changes the given settings only; `undefined` leaves a setting unchanged. */
  set(changes: { [Key in keyof Settings]?: Settings[Key] | undefined }): void;
  /** Part of the settings file was invalid at this start and has its defaults. */
  readonly recovered: boolean;
}

/**
 * The only use of electron-store. Overrides its write, which assumes that a single system call writes
 * everything: on a nearly full disk a truncated file would replace the valid one.
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

/** `atFirst`: replaces the defaults while nothing is saved yet. */
export const openSettings = (
  directory: string,
  onError: (cause: unknown) => void,
  atFirst: Partial<Settings> = {},
): SettingsStore => {
  const orReport = <Value>(work: () => Value): Value | null => {
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
  const { settings, recovered, mayWrite } = recoverSettings(file, new Date(), first);
  const open = (): Store<Settings> => openStore(directory, settings);
  let store = mayWrite ? orReport(open) : null;
  // Reads come from memory. On a full or read-only disk, changes still last until the app quits.
  const current: Settings = { ...settings };
  return {
    recovered,
    get: (key) => current[key],
    set: (changes) => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      Object.assign(current, given);
      if (!mayWrite) return;
      orReport(() => {
        // A disk that was full at the start may have space now.
        store ??= open();
        store.store = current;
      });
    },
  };
};

/**
 * Applies an administrator's locks: a locked setting always has the preset's value, whatever is saved or set.
 */
export const withPreset = (settings: SettingsStore, { values, locked }: Preset): SettingsStore => {
  const lockedValues: Partial<Settings> = Object.fromEntries(
    Object.entries(values).filter(([name]) => locked.some((one) => one === name)),
  );
  return {
    recovered: settings.recovered,
    get: (name) =>
      Object.hasOwn(lockedValues, name) ? (lockedValues[name] as Settings[typeof name]) : settings.get(name),
    set: (changes) =>
      settings.set(
        Object.fromEntries(Object.entries(changes).filter(([name]) => !Object.hasOwn(lockedValues, name))),
      ),
  };
};
