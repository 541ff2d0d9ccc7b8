import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** True where system packages may be installed without asking: as root on Debian and its derivatives. */
export const canInstallDebianPackages = () =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * @param {string[]} packages
 * @returns {Promise<{ code: number, output: string }>}
 */
export const installDebianPackages = async (packages) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { quiet: true, env });
  if (update.code !== 0) return update;
  return run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    quiet: true,
    env,
  });
};
