import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SecondStart {
  argv: string[];
  workingDirectory: string;
}

/** Read before main may be given another platform. */
const isLinux = process.platform === 'linux';

/**
 * Start time of a process on Linux; '' on other systems; `null`: not running. Zombies and reused process ids
 * count as not running.
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

/** Command line as Chromium passes it to the first instance: switches first, including some of its own. */
export const asChromiumPasses = (
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
 * Single-instance lock per user-data folder. The second process leaves a note in a folder that the first one
 * watches. Writing files is synchronous, like Electron's lock.
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
      argv: asChromiumPasses(process.argv, ownSwitches()),
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
      // Partly written or already handled: the watcher fires again when it is complete.
    }
  }).unref();
  return true;
};
