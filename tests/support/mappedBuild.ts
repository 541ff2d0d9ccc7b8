import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Source maps of the current sources, as a release makes them. The built files equal those of the tested build, because
 * hidden maps change none of them.
 */
export const buildSourceMaps = (): string => {
  mkdirSync('test-results', { recursive: true });
  // Inside of the checkout, so that paths in the maps lead to the sources.
  const folder = mkdtempSync(join('test-results', 'mapped-'));
  const maps = join(folder, 'maps');
  const run = (...args: string[]): void => {
    const env = { ...process.env, BACKOFFICE_SOURCE_MAPS: '1' };
    execFileSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('node_modules/electron-vite/bin/electron-vite.js', 'build', '--outDir', folder, '--logLevel', 'warn');
  run('scripts/packaging/keepSourceMaps.mjs', folder, maps);
  return maps;
};
