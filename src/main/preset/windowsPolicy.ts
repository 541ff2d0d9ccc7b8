import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import type { PresetProblem } from '#shared/ipc/settingsRoutes.ts';

/** Only administrators, and what they deploy group policies with, can write below `Policies`. */
const key = 'HKLM\\SOFTWARE\\Policies\\Marketplace Back Office';
const folderOfBefore = 'ProgramData\\Marketplace Back Office\\preset.json';
const maxMs = 3000;

/**
 * The folder of Windows' own programs, by where this process itself has its first library from. `SystemRoot` in the
 * environment is what a person's own settings say, and another drive than C: has a root where anybody makes folders.
 */
export const systemFolderOf = (libraries: readonly string[]): string | null =>
  libraries
    .map((path) => /^([a-z]:\\[\w .-]+\\system32)\\ntdll\.dll$/i.exec(path)?.[1])
    .find((path) => path !== undefined) ?? null;

/** The text of the value `Preset`, in what `reg query` prints. */
const policyTextIn = (printed: string): string | null =>
  /^ {4}Preset {4}REG_SZ {4}(.*\S)\s*$/im.exec(printed)?.[1] ?? null;

const loadedLibraries = (): readonly string[] => {
  const { report } = process;
  if (!report) return [];
  // Looking up names for open connections could take seconds.
  (report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const { sharedObjects = [] } = report.getReport() as { sharedObjects?: string[] };
  return sharedObjects;
};

export interface WindowsOptions {
  libraries: () => readonly string[];
  /** What the program prints; throws when it fails. */
  run: (program: string, args: readonly string[]) => string;
  hasFile: (path: string) => boolean;
}

/** A person's environment could lead a program to libraries and settings of their own, so it gets none. */
export const runAlone: WindowsOptions['run'] = (program, args) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    env: {},
    maxBuffer: 256 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: maxMs,
    windowsHide: true,
  });

const ofThisComputer: WindowsOptions = {
  libraries: loadedLibraries,
  run: runAlone,
  hasFile: (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined,
};

/** What the policy of this computer says, as the text of a preset; null without one. */
export const readWindowsPolicy = (
  options: WindowsOptions = ofThisComputer,
): { text: string | null } | PresetProblem => {
  const folder = systemFolderOf(options.libraries());
  if (folder === null) return 'unreadable';
  let text: string | null;
  try {
    text = policyTextIn(options.run(`${folder}\\reg.exe`, ['query', key, '/v', 'Preset', '/reg:64']));
  } catch {
    // `reg.exe` fails where there is no such key.
    text = null;
  }
  // Anybody may make that folder; a file there set a preset once, and whoever wrote it should hear that it does not.
  if (text === null && options.hasFile(`${folder.slice(0, 3)}${folderOfBefore}`)) return 'openToOthers';
  return { text };
};
