import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from './project.mjs';

/*
 * Exits with 0 if Electron's installer can get its runtime, from its cache or over the network. Asks the
 * library that the installer uses, so that mirrors, proxies and the cache are the same:
 *   node scripts/canHaveElectron.mjs node_modules/electron
 */

const [directory] = process.argv.slice(2);
const readJson = (name) => JSON.parse(readFileSync(join(directory, name), 'utf8'));

const library = createRequire(inProject('node_modules', 'electron', 'package.json')).resolve('@electron/get');
const { downloadArtifact } = await import(pathToFileURL(library).href);

const usesRemoteChecksums =
  process.env.electron_use_remote_checksums || process.env.npm_config_electron_use_remote_checksums;

/** Address that the installer would fetch; `null` if the runtime is cached. */
const missingAddress = async () => {
  let address = null;
  const downloader = {
    download: (url) => {
      address = url;
      throw new Error('Only the address was wanted.');
    },
  };
  try {
    await downloadArtifact({
      version: readJson('package.json').version,
      artifactName: 'electron',
      cacheRoot: process.env.electron_config_cache,
      checksums: usesRemoteChecksums ? undefined : readJson('checksums.json'),
      platform: process.env.ELECTRON_INSTALL_PLATFORM || process.env.npm_config_platform || process.platform,
      arch: process.env.ELECTRON_INSTALL_ARCH || process.env.npm_config_arch || process.arch,
      downloader,
    });
  } catch (cause) {
    if (address === null) throw cause;
  }
  return address;
};

const address = await missingAddress();
if (address !== null) {
  const { ok, body } = await fetch(address);
  await body?.cancel();
  if (!ok) process.exitCode = 1;
}
