import { existsSync, linkSync, readFileSync, renameSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { withTypeOfToday } from '#shared/domain/formerNames.ts';
import { writePrivateFileSync } from '../platform/privateFiles.ts';
import { defaultSettings, type Settings, settingsSchema, settingsVersion } from './settingsSchema.ts';

type Content = Record<string, unknown>;

const eachOf = (list: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(list) ? list.map(change) : list;

/** From version n to n + 1, by n. Version 0 is a file without a version. What a file lacks has its default later. */
const migrations: Record<number, (old: Content) => Content> = {
  0: (old) => old,
  // Past exports have a file of their own.
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

/** What the file holds, migrated to this version; null when it cannot be used (newer, or damaged). */
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

/** Of a list, what can be used; of anything else all or nothing. */
const usablePart = (schema: z.ZodType, value: unknown): unknown => {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return undefined;
  const element = schema.element as z.ZodType;
  const rest = schema.safeParse(value.filter((one) => element.safeParse(one).success));
  return rest.success ? rest.data : undefined;
};

/** Each setting stands for itself: one that is wrong has its default and takes no other with it. */
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
 * Gives the file a second name before it is replaced, which takes no room, so that a full disk does not stand in the way.
 * A file system without such names has it renamed. False: it has no other name, and what is there must stay.
 */
export const keepAside = (file: string, now: Date): boolean => {
  const aside = file.replace(/\.json$/, `.bad-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`);
  try {
    const info = statSync(file);
    if (!info.isFile()) return false;
    // One that could be kept at an earlier start, and not be replaced then.
    if (info.nlink > 1) return true;
    linkSync(file, aside);
    return true;
  } catch {
    // Refused, or no such thing there.
  }
  try {
    renameSync(file, aside);
    return true;
  } catch {
    return false;
  }
};

/** Hands over what older settings held, before they are written over. False: it could not be kept elsewhere. */
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

export interface Recovered {
  settings: Settings;
  /** Something could not be used and has its default; the file as it was is kept. */
  recovered: boolean;
  /** False: what is there could not be kept, and must not be written over. */
  mayWrite: boolean;
}

/**
 * Makes sure that the file can be read before the settings library opens it. A file of which something cannot be used is
 * kept beside it, and what cannot be kept is not touched: the settings of this start are in memory then.
 */
export const recoverSettings = (
  file: string,
  now: Date,
  atFirst: Settings = defaultSettings,
  onOlder: (old: Content) => void = () => undefined,
): Recovered => {
  if (!existsSync(file)) return { settings: atFirst, recovered: false, mayWrite: true };
  const read = readJson(file);
  const content = migrated(read);
  // Whoever has settings, even broken ones, has been here before.
  const defaults = { ...atFirst, firstRunDone: true };
  const { settings, isAnyWrong } = usableSettings(content ?? {}, defaults);
  const recovered = content === null || isAnyWrong;
  const mayWrite = isTaken(read, content, onOlder) && (!recovered || keepAside(file, now));
  if (mayWrite && !isDeepStrictEqual(read, settings)) {
    try {
      writePrivateFileSync(file, JSON.stringify(settings));
    } catch {
      // A disk that is full or read-only: the file stays as it was, and the settings of this start are in memory.
    }
  }
  return { settings, recovered, mayWrite };
};
