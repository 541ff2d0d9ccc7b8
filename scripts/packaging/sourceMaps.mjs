import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashBuiltFiles, stampName } from '../../src/main/diagnostics/builtFiles.ts';
import { filesBelow } from './keyringInPackage.mjs';

/**
 * Moves the source maps of a build out of its folder, so that no package can contain them, and stamps the build with
 * its hash. A report names the same hash.
 * @param {string} out folder of the build
 * @param {string} target folder of all releases' maps
 * @param {{ version: string, commit: string | null }} release
 * @returns {Promise<string>} the folder of these maps
 */
export const keepSourceMaps = async (out, target, { version, commit }) => {
  const { hash, files } = await hashBuiltFiles(out);
  const folder = join(target, [version, commit, hash.slice(0, 12)].filter(Boolean).join('-'));
  rmSync(folder, { recursive: true, force: true });
  const maps = filesBelow(out).filter((file) => file.endsWith('.map'));
  if (maps.length === 0) throw new Error(`${out} has no source maps`);
  for (const map of maps) {
    mkdirSync(dirname(join(folder, map)), { recursive: true });
    renameSync(join(out, map), join(folder, map));
  }
  const stamp = { version, commit, hash };
  writeFileSync(join(folder, stampName), `${JSON.stringify({ ...stamp, files }, null, 2)}\n`);
  writeFileSync(join(out, stampName), `${JSON.stringify(stamp)}\n`);
  return folder;
};
