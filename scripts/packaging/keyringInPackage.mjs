import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fetchKeyring } from './fetchKeyring.mjs';
import { machineOf } from './machineOf.mjs';

/**
 * Outside the archive, because systems load libraries from real files only. `keyringLibrary.ts` looks for it
 * there.
 */
const folderIn = (resources) => join(resources, 'app.asar.unpacked');
const libraryName = 'keyring.node';

/** @param {string} folder */
export const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [];

/**
 * Puts the target's keychain library into a packed app.
 * @param {import('./targets.mjs').Target} target
 * @param {string} resources the packed app's folder of resources
 */
export const placeKeyring = async (target, resources) => {
  const fetched = mkdtempSync(join(tmpdir(), 'keyring-build-'));
  try {
    await fetchKeyring(target, fetched);
    mkdirSync(folderIn(resources), { recursive: true });
    copyFileSync(join(fetched, `keyring.${target.keyring}.node`), join(folderIn(resources), libraryName));
    copyFileSync(join(fetched, 'LICENSE.third-party.md'), join(resources, 'licences-of-keyring.md'));
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
};

/**
 * Checks that a packed app contains exactly one native library, for the right system.
 * @param {import('./targets.mjs').Target} target
 * @param {string} resources
 * @returns {string[]}
 */
export const keyringProblems = ({ platform, arch }, resources) => {
  const libraries = filesBelow(resources).filter((file) => /\.(node|dll|so|dylib)$/.test(file));
  const expected = `app.asar.unpacked/${libraryName}`;
  if (libraries.join() !== expected)
    return [`native libraries: ${libraries.join(', ') || 'none'} instead of ${expected}`];
  const machine = machineOf(join(resources, expected));
  return machine === `${platform} ${arch}` ? [] : [`${libraryName} is for ${machine}`];
};
