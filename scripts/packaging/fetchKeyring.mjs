import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../npm.mjs';
import { inProject } from '../project.mjs';
import { run } from '../run.mjs';

/** @param {Buffer} bytes */
const integrityOf = (bytes) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

export const lockedKeyring = (target, lockFile = inProject('package-lock.json')) => {
  const name = `@napi-rs/keyring-${target.keyring}`;
  const { version, integrity } =
    JSON.parse(readFileSync(lockFile, 'utf8')).packages[`node_modules/${name}`] ?? {};
  if (!version || !integrity?.startsWith('sha512-'))
    throw new Error(`package-lock.json pins no ${name} by its hash.`);
  return { name, version, integrity };
};

/**
 * Throws unless the archive matches the hash in the lock file.
 * @param {string} archive
 * @param {{ name: string, integrity: string }} locked
 */
export const checkArchive = (archive, { name, integrity }) => {
  if (integrityOf(readFileSync(archive)) !== integrity)
    throw new Error(`${name} is not what package-lock.json pins: its hash differs.`);
};

/**
 * Unpacks the keychain library's build for a target into a folder. npm installs only the build for the
 * current machine, and an installer may be made for another one.
 * @param {import('./targets.mjs').Target} target
 * @param {string} folder
 */
export const fetchKeyring = async (target, folder) => {
  const locked = lockedKeyring(target);
  const download = mkdtempSync(join(tmpdir(), 'keyring-'));
  try {
    const wanted = `${locked.name}@${locked.version}`;
    const asked = await npm('pack', wanted, '--prefer-offline', '--pack-destination', download);
    const [file] = readdirSync(download);
    if (asked.code !== 0 || !file) throw new Error(`npm did not bring ${locked.name}:\n${asked.output}`);
    checkArchive(join(download, file), locked);
    mkdirSync(folder, { recursive: true });
    const { code, output } = await run(
      'tar',
      ['-xzf', join(download, file), '--strip-components=1', '-C', folder],
      {
        quiet: true,
      },
    );
    if (code !== 0) throw new Error(`${file} cannot be unpacked:\n${output}`);
  } finally {
    rmSync(download, { recursive: true, force: true });
  }
};
