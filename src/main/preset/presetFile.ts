import { join } from 'node:path';

/** Where administrators put it: a folder of the machine's, which people who only use it cannot write into. */
export const machinePreset = (platform: NodeJS.Platform): string =>
  platform === 'darwin'
    ? '/Library/Application Support/Marketplace Back Office/preset.json'
    : join('/etc', 'marketplace-backoffice', 'preset.json');

/** `policy`: the registry of Windows, where a file cannot say to Node who may write it. */
export type PresetPlace =
  | 'policy'
  | {
      file: string;
      /** Who may have written it, by their numbers on this system. */
      owners: readonly number[];
    };

/** An installed app reads what belongs to the machine and nothing else; one that is not takes the file of the flag. */
export const presetPlace = (
  isPackaged: boolean,
  flag: string | null,
  platform: NodeJS.Platform = process.platform,
): PresetPlace | null => {
  if (isPackaged) return platform === 'win32' ? 'policy' : { file: machinePreset(platform), owners: [0] };
  return flag === null ? null : { file: flag, owners: [0, process.getuid?.() ?? 0] };
};
