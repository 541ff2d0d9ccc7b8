import { defaultSettings, type Settings, settingsSchema, settingsVersion } from './settingsSchema.ts';

type Migration = (old: Record<string, unknown>) => Record<string, unknown>;

/** From version n to n + 1, by n. Version 0 is a file without a version: defaults fill what it lacks. */
const migrations: Record<number, Migration> = {
  0: (old) => ({ ...defaultSettings, ...old }),
};

/** The settings as this version understands them, or null when they cannot be used (newer, or damaged). */
export const migrateSettings = (content: unknown): Settings | null => {
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
