import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PresetProblem } from '#shared/ipc/settingsRoutes.ts';
import { noPreset, type Preset, presetSchema, toPreset } from './presetSchema.ts';
import { readWindowsPolicy } from './windowsPolicy.ts';

/** A machine-wide folder that only administrators can write to. */
export const machinePreset = (platform: NodeJS.Platform): string =>
  platform === 'darwin'
    ? '/Library/Application Support/Marketplace Back Office/preset.json'
    : join('/etc', 'marketplace-backoffice', 'preset.json');

/** `policy`: the Windows registry, because Node cannot check there who may write a file. */
export type PresetSource =
  | 'policy'
  | {
      file: string;
      /** User ids that may own the file. */
      owners: readonly number[];
      /** A flag named the file, so its absence is a problem. */
      isNamed?: boolean;
    };

/** An installed app reads only the machine's preset; any other copy reads only the file of the flag. */
export const presetSource = (
  isPackaged: boolean,
  flag: string | null,
  platform: NodeJS.Platform = process.platform,
): PresetSource | null => {
  if (isPackaged) return platform === 'win32' ? 'policy' : { file: machinePreset(platform), owners: [0] };
  return flag === null ? null : { file: flag, owners: [0, process.getuid?.() ?? 0], isNamed: true };
};

const maxBytes = 64 * 1024;

export interface ReadPreset {
  preset: Preset;
  problem: PresetProblem | null;
  /** Invalid names, for the log. */
  details: string;
}

const without = (problem: PresetProblem | null, details = ''): ReadPreset => ({
  preset: noPreset,
  problem,
  details,
});

const noReading = without(null);

/** Only these owners can write it. On Windows Node has no such information. */
const isOnlyOf = (owners: readonly number[], { uid, mode }: Stats): boolean =>
  process.platform === 'win32' || (owners.includes(uid) && (mode & 0o022) === 0);

const sticky = 0o1000;

/** Checks all parent folders: write access to any of them allows replacing everything below. */
const isWayOnlyOf = (owners: readonly number[], folder: string): boolean => {
  if (!isOnlyOf(owners, statSync(folder))) return false;
  let above = folder;
  while (above !== dirname(above)) {
    above = dirname(above);
    const stats = statSync(above);
    // In a sticky folder such as /tmp, others may add entries but not move those of another owner.
    if (!isOnlyOf(owners, stats) && !(owners.includes(stats.uid) && (stats.mode & sticky) !== 0))
      return false;
  }
  return true;
};

interface Opened {
  bytes: Buffer;
  stats: Stats;
}

/**
 * Reads content and stats through the same descriptor, so that replacing the file in between has no effect.
 */
const open = (file: string): Opened | PresetProblem | null => {
  let descriptor: number;
  try {
    // `O_NONBLOCK`: opening a pipe would block. `O_NOFOLLOW`: a link may lead to a file that others can
    // write.
    descriptor = openSync(
      file,
      constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0),
    );
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    return code === 'ELOOP' ? 'notAFile' : 'unreadable';
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return 'notAFile';
    const bytes = Buffer.alloc(maxBytes + 1);
    const length = readSync(descriptor, bytes, 0, bytes.length, 0);
    return length > maxBytes ? 'tooLarge' : { bytes: bytes.subarray(0, length), stats };
  } catch {
    return 'unreadable';
  } finally {
    closeSync(descriptor);
  }
};

const parse = (bytes: Buffer): unknown => {
  try {
    // Notepad starts files with a byte order mark, which the decoder removes.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};

const understand = (bytes: Buffer): ReadPreset => {
  const content = parse(bytes);
  if (content === undefined) return without('notJson');
  const parsed = presetSchema.safeParse(content);
  if (parsed.success) return { preset: toPreset(parsed.data), problem: null, details: '' };
  const names = parsed.error.issues.map(({ path, code, ...issue }) =>
    'keys' in issue ? issue.keys.join(', ') : path.join('.') || code,
  );
  return without('notUnderstood', [...new Set(names)].join(', ').slice(0, 300));
};

/** Preset of this computer. An invalid file presets nothing and never prevents the start. */
export const readPreset = (file: string, owners: readonly number[]): ReadPreset => {
  const opened = open(file);
  if (opened === null) return noReading;
  if (typeof opened === 'string') return without(opened);
  if (!isOnlyOf(owners, opened.stats)) return without('openToOthers');
  try {
    // The parent folders as named and, in case one is a link, those of the resolved path.
    const ways = [dirname(resolve(file)), dirname(realpathSync(file))];
    if (!ways.every((way) => isWayOnlyOf(owners, way))) return without('openToOthers');
  } catch {
    return without('unreadable');
  }
  return understand(opened.bytes);
};

export const readPresetOf = (source: PresetSource | null, readPolicy = readWindowsPolicy): ReadPreset => {
  if (source === null) return noReading;
  if (source !== 'policy') {
    const isMissing = source.isNamed && !existsSync(source.file);
    return isMissing ? without('missing') : readPreset(source.file, source.owners);
  }
  const policy = readPolicy();
  if (typeof policy === 'string') return without(policy);
  return policy.text === null ? noReading : understand(Buffer.from(policy.text));
};
