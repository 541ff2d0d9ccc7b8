import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { privateFileMode } from '../platform/privateFolder.ts';
import { defaultSettings, type Settings, settingsSchema, settingsVersion } from './settingsSchema.ts';

type Migration = (old: Record<string, unknown>) => Record<string, unknown>;

/** From version n to n + 1, by n. Version 0 is a file without a version: defaults fill what it lacks. */
const migrations: Record<number, Migration> = {
  0: (old) => ({ ...defaultSettings, firstRunDone: true, ...old }),
};

/** The settings as this version understands them, or null when they cannot be used (newer, or damaged). */
const migrateSettings = (content: unknown): Settings | null => {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return null;
  let settings = content as Record<string, unknown>;
  const found = settings.version ?? 0;
  if (typeof found !== 'number' || found > settingsVersion) return null;
  for (let version = found; version < settingsVersion; version += 1) {
    const migrate = migrations[version];
    if (!migrate) return null;
    settings = { ...migrate(settings), version: version + 1 };
  }
  const parsed = settingsSchema.safeParse(settings);
  return parsed.success ? parsed.data : null;
};

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
export const recoverSettings = (
  file: string,
  now: Date,
  atFirst: Settings = defaultSettings,
): { settings: Settings; recovered: boolean } => {
  if (!existsSync(file)) return { settings: atFirst, recovered: false };
  const content = readJson(file);
  const usable = migrateSettings(content);
  if (!usable) {
    try {
      copyFileSync(file, file.replace(/\.json$/, `.bad-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`));
    } catch {
      // The copy is a courtesy; not being able to make it must not keep the app from starting.
    }
  }
  // Whoever has settings, even broken ones, has been here before.
  const settings = usable ?? { ...atFirst, firstRunDone: true };
  if (!isDeepStrictEqual(content, settings)) {
    try {
      writeFileSync(file, JSON.stringify(settings), { mode: privateFileMode });
    } catch {
      // A profile that is read-only: the settings of this start are in memory.
    }
  }
  return { settings, recovered: usable === null };
};
