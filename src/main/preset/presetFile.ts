import { join } from 'node:path';

/** Where administrators put it: a folder of the machine's, which people who only use it cannot write into. */
export const machinePreset = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string => {
  if (platform === 'win32') {
    return `${env.ProgramData ?? 'C:\\ProgramData'}\\Marketplace Back Office\\preset.json`;
  }
  if (platform === 'darwin') return '/Library/Application Support/Marketplace Back Office/preset.json';
  return join('/etc', 'marketplace-backoffice', 'preset.json');
};

interface Place {
  file: string;
  /** Who may have written it, by their numbers on this system. */
  owners: readonly number[];
}

/** An installed app reads the machine's file and no other; one that is not takes the file of the flag, if any. */
export const presetPlace = (isPackaged: boolean, flag: string | null): Place | null => {
  if (isPackaged) return { file: machinePreset(process.platform, process.env), owners: [0] };
  return flag === null ? null : { file: flag, owners: [0, process.getuid?.() ?? 0] };
};
