import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Store from 'electron-store';
import { recoverSettings } from './recoverSettings.ts';
import type { Settings } from './settingsSchema.ts';

export interface SettingsStore {
  get<Key extends keyof Settings>(key: Key): Settings[Key];
  /** Only the given settings change; `undefined` leaves one as it is. */
  set(changes: { [Key in keyof Settings]?: Settings[Key] | undefined }): void;
  /** The file could not be read at this start, and defaults are in use. */
  readonly recovered: boolean;
}

/** The only use of electron-store. */
export const openSettings = (directory: string, onError: (cause: unknown) => void): SettingsStore => {
  mkdirSync(directory, { recursive: true });
  const { settings, recovered } = recoverSettings(join(directory, 'settings.json'), new Date());
  const store = new Store<Settings>({
    name: 'settings',
    cwd: directory,
    accessPropertiesByDotNotation: false,
    defaults: settings,
  });
  // Kept in memory so that reading costs nothing, and a full disk loses no more than the next start.
  const current: Settings = { ...settings };
  return {
    recovered,
    get: (key) => current[key],
    set: (changes) => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      Object.assign(current, given);
      try {
        store.set(given as Partial<Settings>);
      } catch (cause) {
        onError(cause);
      }
    },
  };
};
