import { execFileSync } from 'node:child_process';
import { lstatSync, realpathSync } from 'node:fs';
import { win32 } from 'node:path';
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

/** The value `Preset`, in what `reg query` prints: after its name come its kind and a text, which may have several lines. */
const policyIn = (printed: string): { text: string | null } | PresetProblem => {
  const [, kind, text = ''] = /^ {4}Preset {4}(REG_\w+)(?: {4}(.*))?/ims.exec(printed) ?? [];
  if (kind === undefined) return { text: null };
  if (kind !== 'REG_SZ') return 'unreadable';
  // The program prints in the code page of the console, in which other letters than those of ASCII are no UTF-8.
  if (text.includes('\uFFFD')) return 'notJson';
  return { text: text.trim() === '' ? null : text.trim() };
};

const loadedLibraries = (): readonly string[] => {
  const { report } = process;
  if (!report) return [];
  // Looking up names for open connections could take seconds.
  (report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const { sharedObjects = [] } = report.getReport() as { sharedObjects?: string[] };
  return sharedObjects;
};

/** A name of the kernel's own, which no setting and no drive letter can lead elsewhere. */
const kernelRoot = '\\\\?\\GLOBALROOT\\SystemRoot';

/** Windows' folder by that name, where the report of this process names no libraries. */
const systemRootOfKernel = (): string | null => {
  try {
    return realpathSync.native(kernelRoot);
  } catch {
    return null;
  }
};

export interface WindowsOptions {
  libraries: () => readonly string[];
  /** Windows' folder, asked for where the libraries do not show it. */
  systemRoot: () => string | null;
  /** What the program prints; throws when it fails. */
  run: (program: string, args: readonly string[]) => string;
  hasFile: (path: string) => boolean;
}

/**
 * A person's environment could lead a program to libraries and settings of their own, so it gets none of it. On Windows
 * Node would add some variables all the same; those that lead to programs and libraries are given here.
 */
export const runAlone: WindowsOptions['run'] = (program, args) => {
  const folder = win32.dirname(program);
  const root = win32.dirname(folder);
  return execFileSync(program, args, {
    encoding: 'utf8',
    env: { PATH: folder, SYSTEMROOT: root, WINDIR: root },
    maxBuffer: 256 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: maxMs,
    windowsHide: true,
  });
};

const ofThisComputer: WindowsOptions = {
  libraries: loadedLibraries,
  systemRoot: systemRootOfKernel,
  run: runAlone,
  hasFile: (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined,
};

/** What the policy of this computer says, as the text of a preset; null without one. */
export const readWindowsPolicy = (
  options: WindowsOptions = ofThisComputer,
): { text: string | null } | PresetProblem => {
  const folder =
    systemFolderOf(options.libraries()) ?? systemFolderOf([`${options.systemRoot()}\\System32\\ntdll.dll`]);
  if (folder === null) return 'unreadable';
  let policy: ReturnType<typeof policyIn>;
  try {
    policy = policyIn(options.run(`${folder}\\reg.exe`, ['query', key, '/v', 'Preset', '/reg:64']));
  } catch (cause) {
    // It says so by its exit code where there is no such value. One that does not start or end has said nothing.
    if ((cause as { status?: unknown }).status !== 1) return 'unreadable';
    policy = { text: null };
  }
  if (typeof policy === 'string') return policy;
  // Anybody may make that folder; a file there set a preset once, and whoever wrote it should hear that it does not.
  if (policy.text === null && options.hasFile(`${folder.slice(0, 3)}${folderOfBefore}`))
    return 'openToOthers';
  return policy;
};
