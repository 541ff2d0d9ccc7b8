import { existsSync, linkSync, readFileSync, renameSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { writePrivateFileSync } from '../platform/privateFiles.ts';
import { defaultSettings, type Settings, settingsSchema, settingsVersion } from './settingsSchema.ts';

type Content = Record<string, unknown>;

/** `null`: damaged, or from a newer version. */
const contentOf = (read: unknown): Content | null => {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const content = read as Content;
  return Number(content.version ?? 0) <= settingsVersion ? content : null;
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
): RecoveredSettings => {
  if (!existsSync(file)) return { settings: atFirst, recovered: false, mayWrite: true };
  const read = readJson(file);
  const content = contentOf(read);
  // Any existing file, even a broken one, means that this is not the first start.
  const defaults = { ...atFirst, firstRunDone: true };
  const { settings, isAnyWrong } = usableSettings(content ?? {}, defaults);
  const recovered = content === null || isAnyWrong;
  const mayWrite = !recovered || keepAside(file, now);
  if (mayWrite && !isDeepStrictEqual(read, settings)) {
    try {
      writePrivateFileSync(file, JSON.stringify(settings));
    } catch {
      // Full or read-only disk: the file stays unchanged, and this run keeps its settings in memory.
    }
  }
  return { settings, recovered, mayWrite };
};
