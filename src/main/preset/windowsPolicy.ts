import { execFileSync } from 'node:child_process';
import { lstatSync, realpathSync } from 'node:fs';
import { win32 } from 'node:path';
import type { PresetProblem } from '#shared/ipc/settingsRoutes.ts';

/** Only administrators and group policies can write below `Policies`. */
const key = 'HKLM\\SOFTWARE\\Policies\\Marketplace Back Office';
const folderOfBefore = 'ProgramData\\Marketplace Back Office\\preset.json';
const maxMs = 3000;

/**
 * Folder of Windows' own programs, taken from the path of the loaded ntdll.dll. `SystemRoot` is unsafe: users
 * can set that variable, and on drives other than C: any user may create folders in the root.
 */
export const systemFolderOf = (libraries: readonly string[]): string | null =>
  libraries
    .map((path) => /^([a-z]:\\[\w .-]+\\system32)\\ntdll\.dll$/i.exec(path)?.[1])
    .find((path) => path !== undefined) ?? null;

/**
 * Parses the value `Preset` in the output of `reg query`: its name, its type, then a text of one or more
 * lines.
 */
const policyIn = (printed: string): { text: string | null } | PresetProblem => {
  const [, kind, text = ''] = /^ {4}Preset {4}(REG_\w+)(?: {4}(.*))?/ims.exec(printed) ?? [];
  if (kind === undefined) return { text: null };
  if (kind !== 'REG_SZ') return 'unreadable';
  // The output is in the console's code page, in which letters outside ASCII are invalid UTF-8.
  if (text.includes('\uFFFD')) return 'notJson';
  return { text: text.trim() === '' ? null : text.trim() };
};

const loadedLibraries = (): readonly string[] => {
  const { report } = process;
  if (!report) return [];
  // Reverse look-ups of open connections could take seconds.
  (report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const { sharedObjects = [] } = report.getReport() as { sharedObjects?: string[] };
  return sharedObjects;
};

/** Kernel name of the Windows folder, which no setting or drive letter can redirect. */
const kernelRoot = '\\\\?\\GLOBALROOT\\SystemRoot';

/** Fallback if the process report lists no libraries. */
const systemRootOfKernel = (): string | null => {
  try {
    return realpathSync.native(kernelRoot);
  } catch {
    return null;
  }
};

export interface WindowsOptions {
  libraries: () => readonly string[];
  systemRoot: () => string | null;
  /** Returns the program's output; throws if it fails. */
  run: (program: string, args: readonly string[]) => string;
  hasFile: (path: string) => boolean;
}

/**
 * Runs a program without the user's environment, which could redirect it to other libraries and settings. On
 * Windows Node adds some variables anyway; those that affect programs and libraries are set here.
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

/** Text of this computer's preset policy; `null`: none is set. */
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
    // Exit code 1: no such value. Anything else means that the program failed or was killed.
    if ((cause as { status?: unknown }).status !== 1) return 'unreadable';
    policy = { text: null };
  }
  if (typeof policy === 'string') return policy;
  // Older versions read a preset from this folder, which any user can create. Report that the file no longer
  // counts.
  if (policy.text === null && options.hasFile(`${folder.slice(0, 3)}${folderOfBefore}`))
    return 'openToOthers';
  return policy;
};
