import { join } from 'node:path';
import Store from 'electron-store';
import { makePrivateFile, privateFileMode } from '../platform/privateFolder.ts';
import { recoverSettings } from './recoverSettings.ts';
import { defaultSettings, type Settings } from './settingsSchema.ts';

export interface SettingsStore {
  get<Key extends keyof Settings>(key: Key): Settings[Key];
  /** Only the given settings change; `undefined` leaves one as it is. */
  set(changes: { [Key in keyof Settings]?: Settings[Key] | undefined }): void;
  /** The file could not be read at this start, and defaults are in use. */
  readonly recovered: boolean;
}

/** The only use of electron-store. */
const openStore = (directory: string, defaults: Settings): Store<Settings> =>
  new Store<Settings>({
    name: 'settings',
    cwd: directory,
    accessPropertiesByDotNotation: false,
    configFileMode: privateFileMode,
    defaults,
  });

/** `atFirst`: what counts in place of the defaults where nothing was saved yet. */
export const openSettings = (
  directory: string,
  onError: (cause: unknown) => void,
  atFirst: Partial<Settings> = {},
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
  const { settings, recovered } = recoverSettings(file, new Date(), { ...defaultSettings, ...atFirst });
  const store = orTold(() => openStore(directory, settings));
  // Kept in memory so that reading costs nothing, and a disk that is full or read-only loses only the next start.
  const current: Settings = { ...settings };
  return {
    recovered,
    get: (key) => current[key],
    set: (changes) => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      Object.assign(current, given);
      orTold(() => store?.set(given as Partial<Settings>));
    },
  };
};
