import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { privateFileMode } from '../platform/privateFolder.ts';
import { migrateSettings } from './migrateSettings.ts';
import { defaultSettings, type Settings } from './settingsSchema.ts';

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Makes sure that the file can be read before the settings library opens it. A file that cannot be used is
 * kept beside it as a copy, and the app goes on with the defaults.
 */
export const recoverSettings = (file: string, now: Date): { settings: Settings; recovered: boolean } => {
  if (!existsSync(file)) return { settings: defaultSettings, recovered: false };
  const content = readJson(file);
  const usable = migrateSettings(content);
  if (!usable) {
    try {
      copyFileSync(file, file.replace(/\.json$/, `.bad-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`));
    } catch {
      // The copy is a courtesy; not being able to make it must not keep the app from starting.
    }
  }
  const settings = usable ?? defaultSettings;
  if (!isDeepStrictEqual(content, settings)) {
    try {
      writeFileSync(file, JSON.stringify(settings), { mode: privateFileMode });
    } catch {
      // A profile that is read-only: the settings of this start are in memory.
    }
  }
  return { settings, recovered: usable === null };
};
