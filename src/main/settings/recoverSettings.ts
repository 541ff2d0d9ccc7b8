import { existsSync, linkSync, readFileSync, renameSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { withTypeOfToday } from '#shared/rules/formerNames.ts';
import { writePrivateFileSync } from '../platform/privateFiles.ts';
import { defaultSettings, type Settings, settingsSchema, settingsVersion } from './settingsSchema.ts';

type Content = Record<string, unknown>;

const eachOf = (list: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(list) ? list.map(change) : list;

/**
 * Migrations from version n to n + 1, keyed by n. Version 0 is a file without a version. Missing settings get
 * their defaults later.
 */
const migrations: Record<number, (old: Content) => Content> = {
  0: (old) => old,
  // Past exports moved to a file of their own.
  1: ({ pastExports: _moved, ...rest }) => rest,
  2: ({ connection, windows, workspaces, ...rest }) => ({
    ...rest,
    connection: withTypeOfToday(connection),
    windows: eachOf(windows, withTypeOfToday),
    workspaces: eachOf(workspaces, (workspace) => ({
      ...(workspace as Content),
      windows: eachOf((workspace as Content | null)?.windows, withTypeOfToday),
    })),
  }),
};

/** Migrates the content to the current version; `null`: damaged, or from a newer version. */
const migrated = (content: unknown): Content | null => {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return null;
  let settings = content as Content;
  const found = settings.version ?? 0;
  if (typeof found !== 'number' || found > settingsVersion) return null;
  for (let version = found; version < settingsVersion; version += 1) {
    const migrate = migrations[version];
    if (!migrate) return null;
    settings = { ...migrate(settings), version: version + 1 };
  }
  return settings;
};

/** Keeps the valid elements of a list. Any other value is valid as a whole or not at all. */
const usablePart = (schema: z.ZodType, value: unknown): unknown => {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return undefined;
  const element = schema.element as z.ZodType;
  const rest = schema.safeParse(value.filter((one) => element.safeParse(one).success));
  return rest.success ? rest.data : undefined;
};

/** Validates each setting separately: an invalid one gets its default and affects no other. */
const usableSettings = (
  content: Content,
  defaults: Settings,
): { settings: Settings; isAnyWrong: boolean } => {
  let isAnyWrong = false;
  const entries = Object.entries(settingsSchema.shape).map(([name, schema]: [string, z.ZodType]) => {
    const byDefault = defaults[name as keyof Settings];
    if (content[name] === undefined) return [name, byDefault];
    const parsed = schema.safeParse(content[name]);
    if (parsed.success) return [name, parsed.data];
    isAnyWrong = true;
    return [name, usablePart(schema, content[name]) ?? byDefault];
  });
  return { settings: Object.fromEntries(entries) as Settings, isAnyWrong };
};

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Backs up a file by a hard link, which needs no disk space and therefore works on a full disk. Renames the
 * file where hard links are not supported. False: there is no backup, so the file must not be overwritten.
 */
export const keepAside = (file: string, now: Date): boolean => {
  const aside = file.replace(/\.json$/, `.bad-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`);
  try {
    const info = statSync(file);
    if (!info.isFile()) return false;
    // An earlier start linked it but could not replace it.
    if (info.nlink > 1) return true;
    linkSync(file, aside);
    return true;
  } catch {
    // No hard links here, or no such file.
  }
  try {
    renameSync(file, aside);
    return true;
  } catch {
    return false;
  }
};

/** Passes settings of an older version to `onOlder` before they are overwritten. False: that failed. */
const isTaken = (read: unknown, content: Content | null, onOlder: (old: Content) => void): boolean => {
  const old = read as Content;
  if (content === null || old.version === settingsVersion) return true;
  try {
    onOlder(old);
    return true;
  } catch {
    return false;
  }
};

export interface RecoveredSettings {
  settings: Settings;
  /** Part of the file was invalid and has its defaults. */
  recovered: boolean;
  /** False: no backup was possible, so the file must not be overwritten. */
  mayWrite: boolean;
}

/**
 * Validates the file before the settings library opens it. An invalid file is backed up in the same folder.
 * If that fails it stays untouched, and this run keeps its settings in memory.
 */
export const recoverSettings = (
  file: string,
  now: Date,
  atFirst: Settings = defaultSettings,
  onOlder: (old: Content) => void = () => undefined,
): RecoveredSettings => {
  if (!existsSync(file)) return { settings: atFirst, recovered: false, mayWrite: true };
  const read = readJson(file);
  const content = migrated(read);
  // Any existing file, even a broken one, means that this is not the first start.
  const defaults = { ...atFirst, firstRunDone: true };
  const { settings, isAnyWrong } = usableSettings(content ?? {}, defaults);
  const recovered = content === null || isAnyWrong;
  const mayWrite = isTaken(read, content, onOlder) && (!recovered || keepAside(file, now));
  if (mayWrite && !isDeepStrictEqual(read, settings)) {
    try {
      writePrivateFileSync(file, JSON.stringify(settings));
    } catch {
      // Full or read-only disk: the file stays unchanged, and this run keeps its settings in memory.
    }
  }
  return { settings, recovered, mayWrite };
};
