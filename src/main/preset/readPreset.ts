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

/** Where administrators put it: a folder of the machine's, which people who only use it cannot write into. */
export const machinePreset = (platform: NodeJS.Platform): string =>
  platform === 'darwin'
    ? '/Library/Application Support/Marketplace Back Office/preset.json'
    : join('/etc', 'marketplace-backoffice', 'preset.json');

/** `policy`: the registry of Windows, where a file cannot say to Node who may write it. */
export type PresetSource =
  | 'policy'
  | {
      file: string;
      /** Who may have written it, by their numbers on this system. */
      owners: readonly number[];
      /** Somebody named it, so that it should be there. */
      isNamed?: boolean;
    };

/** An installed app reads what belongs to the machine and nothing else; one that is not takes the file of the flag. */
export const presetSource = (
  isPackaged: boolean,
  flag: string | null,
  platform: NodeJS.Platform = process.platform,
): PresetSource | null => {
  if (isPackaged) return platform === 'win32' ? 'policy' : { file: machinePreset(platform), owners: [0] };
  return flag === null ? null : { file: flag, owners: [0, process.getuid?.() ?? 0], isNamed: true };
};

/** More than anybody writes by hand. */
const maxBytes = 64 * 1024;

export interface ReadPreset {
  preset: Preset;
  problem: PresetProblem | null;
  /** The names of what was not understood, for the log. */
  details: string;
}

const without = (problem: PresetProblem | null, details = ''): ReadPreset => ({
  preset: noPreset,
  problem,
  details,
});

const noReading = without(null);

/** Written by an administrator, and by nobody else. Windows tells Node nothing of who may write. */
const isOnlyOf = (owners: readonly number[], { uid, mode }: Stats): boolean =>
  process.platform === 'win32' || (owners.includes(uid) && (mode & 0o022) === 0);

const sticky = 0o1000;

/** Whoever may write into a folder further up can put another one in the place of all below it. */
const isWayOnlyOf = (owners: readonly number[], folder: string): boolean => {
  if (!isOnlyOf(owners, statSync(folder))) return false;
  let above = folder;
  while (above !== dirname(above)) {
    above = dirname(above);
    const stats = statSync(above);
    // In a sticky folder, as /tmp is, others may add things, but not move what belongs to somebody else.
    if (!isOnlyOf(owners, stats) && !(owners.includes(stats.uid) && (stats.mode & sticky) !== 0))
      return false;
  }
  return true;
};

interface Opened {
  bytes: Buffer;
  stats: Stats;
}

/** All of it is read from the one file that was opened, whatever is put into its place meanwhile. */
const open = (file: string): Opened | PresetProblem | null => {
  let descriptor: number;
  try {
    // A pipe would wait for somebody to write; a link may lead to where others write.
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
    // Notepad begins with a mark; the decoder takes it away.
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

/** What an administrator has set for this computer. Whatever the file is, the app starts; one that is wrong sets nothing. */
export const readPreset = (file: string, owners: readonly number[]): ReadPreset => {
  const opened = open(file);
  if (opened === null) return noReading;
  if (typeof opened === 'string') return without(opened);
  if (!isOnlyOf(owners, opened.stats)) return without('openToOthers');
  try {
    // The way by its names and, where one of them is a link, the way to where it leads.
    const ways = [dirname(resolve(file)), dirname(realpathSync(file))];
    if (!ways.every((way) => isWayOnlyOf(owners, way))) return without('openToOthers');
  } catch {
    return without('unreadable');
  }
  return understand(opened.bytes);
};

/** What the source has to say, whichever it is. */
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
