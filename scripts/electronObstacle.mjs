import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Kernel settings that block unprivileged user namespaces, which Chromium's sandbox needs, each with its
 * blocking value: Ubuntu's (23.10 and later), Debian's, and the kernel's own limit.
 */
const kernelSwitches = [
  ['kernel.apparmor_restrict_unprivileged_userns', '1'],
  ['kernel.unprivileged_userns_clone', '0'],
  ['user.max_user_namespaces', '0'],
];

/** Trimmed text of a file; `null`: it cannot be read. */
export const readText = (file) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
};

/** The blocking setting, as `name is value`. */
const refusingSwitch = (root) => {
  const found = kernelSwitches.find(
    ([name, refusing]) => readText(join(root, 'proc', 'sys', ...name.split('.'))) === refusing,
  );
  return found ? `${found[0]} is ${found[1]}` : null;
};

/**
 * AppArmor's restriction exempts programs with a profile that allows namespaces, such as the one in our deb.
 */
const hasProfile = (program, root) => {
  const folder = join(root, 'etc', 'apparmor.d');
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readText(join(folder, name)) ?? '')
      .some((text) => text.includes(program) && /^\s*userns\b/m.test(text));
  } catch {
    return false;
  }
};

/** Without namespaces Chromium falls back to this helper, and exits unless root owns it with mode 4755. */
const canHelp = (helper, stat) => {
  try {
    const { uid, mode } = stat(helper);
    return uid === 0 && (mode & 0o4001) === 0o4001;
  } catch {
    return false;
  }
};

const sandboxObstacle = (program, root, stat) => {
  const refusing = refusingSwitch(root);
  if (!refusing) return null;
  if (refusing.includes('apparmor') && hasProfile(program, root)) return null;
  const helper = join(dirname(program), 'chrome-sandbox');
  if (canHelp(helper, stat)) return null;
  return `Linux refuses Electron's sandbox (${refusing}) and the sandbox's helper is not set up (README, "Electron's sandbox on Linux")`;
};

/**
 * Why Electron cannot show a window on this machine; `null` if no obstacle is known. Shared by start, dev,
 * test and the smoke test.
 * @param {string} program Electron's program file, also where it would be
 * @param {Partial<{ platform: string, env: Record<string, string | undefined>, userId: number | undefined, root: string, stat: (file: string) => { uid: number, mode: number } }>} [machine] another machine than this one
 * @returns {string | null}
 */
export const electronObstacle = (program, machine = {}) => {
  const { platform = process.platform, env = process.env, root = '/', stat = statSync } = machine;
  if (platform !== 'linux') return null;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display for a desktop window';
  const userId = 'userId' in machine ? machine.userId : process.getuid?.();
  if (userId === 0) return 'Electron keeps its sandbox, and the sandbox does not work for root';
  return sandboxObstacle(program, root, stat);
};
