import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Source maps of the current sources, as a release makes them. The built files equal those of the tested build, because
 * hidden maps change none of them.
 */
export const buildSourceMaps = (): string => {
  // Inside of the checkout, so that paths in the maps lead to the sources.
  const folder = resolve('test-results', 'mapped');
  rmSync(folder, { recursive: true, force: true });
  const maps = join(folder, 'maps');
  const run = (...args: string[]): void => {
    const env = { ...process.env, BACKOFFICE_SOURCE_MAPS: '1' };
    execFileSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('node_modules/electron-vite/bin/electron-vite.js', 'build', '--outDir', folder, '--logLevel', 'warn');
  run('scripts/packaging/keepSourceMaps.mjs', folder, maps);
  return maps;
};
