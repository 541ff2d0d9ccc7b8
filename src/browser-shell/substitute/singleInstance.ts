import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SecondStart {
  argv: string[];
  workingDirectory: string;
}

/** Asked for before main may be told that it runs on another system. */
const isLinux = process.platform === 'linux';

/**
 * When a process began, as Linux counts it; '' where the system does not say so, null when it has ended. One that was
 * killed stays known to the system until its parent has looked, and its number may be given away again.
 */
const beginningOf = (pid: number): string | null => {
  try {
    process.kill(pid, 0);
    if (!isLinux) return '';
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...numbers] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return 'ZX'.includes(state) ? null : (numbers[18] ?? '');
  } catch {
    return null;
  }
};

const ownerOf = (lockFile: string): number | null => {
  try {
    const [pid = 0, beginning] = readFileSync(lockFile, 'utf8').split(' ');
    return beginningOf(Number(pid)) === beginning ? Number(pid) : null;
  } catch {
    return null;
  }
};

/**
 * A command line as Chromium hands it to the first instance: switches first, in front of everything else, and
 * some of its own among them.
 */
export const asChromiumTells = (
  [program = '', ...rest]: readonly string[],
  own: readonly string[],
): string[] => {
  const end = rest.indexOf('--');
  const isSwitch = (argument: string, index: number): boolean =>
    argument.startsWith('-') && argument !== '-' && (end < 0 || index < end);
  return [
    program,
    ...rest.filter(isSwitch),
    ...own,
    ...rest.filter((argument, index) => !isSwitch(argument, index)),
  ];
};

/**
 * One running app for each user-data folder. The second start leaves a note in a folder that the first one
 * watches: files can be written at once, and Electron's lock answers at once too.
 */
export const claimInstance = (
  userData: string,
  ownSwitches: () => readonly string[],
  onSecondStart: (start: SecondStart) => void,
): boolean => {
  const notes = join(userData, 'shell-instance');
  const lockFile = join(notes, 'owner');
  mkdirSync(notes, { recursive: true });
  const owner = ownerOf(lockFile);
  if (owner !== null && owner !== process.pid) {
    const note: SecondStart = {
      argv: asChromiumTells(process.argv, ownSwitches()),
      workingDirectory: process.cwd(),
    };
    writeFileSync(join(notes, `${process.pid}.json`), JSON.stringify(note));
    return false;
  }
  for (const name of readdirSync(notes)) rmSync(join(notes, name), { force: true });
  writeFileSync(lockFile, `${process.pid} ${beginningOf(process.pid)}`);
  process.once('exit', () => rmSync(lockFile, { force: true }));
  watch(notes, (_event, name) => {
    if (!name?.endsWith('.json')) return;
    try {
      const start = JSON.parse(readFileSync(join(notes, name), 'utf8')) as SecondStart;
      rmSync(join(notes, name), { force: true });
      onSecondStart(start);
    } catch {
      // Seen while it was being written, or already taken: the watcher speaks again when it is whole.
    }
  }).unref();
  return true;
};
