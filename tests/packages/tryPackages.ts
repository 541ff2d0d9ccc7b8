/*
 * Packs the app for Linux with a real Electron, installs it, starts it from its menu entry as an ordinary
 * user, uses it, updates it and removes it. Run as root on a machine without the package:
 *   ELECTRON_OVERRIDE_DIST_PATH=<runtime> BACKOFFICE_TEST_USER=<user> node tests/packages/tryPackages.ts
 * Prints `ok` or `WRONG` for each step. A failing step ends the run, and the installed package is removed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoApi } from '../support/demoApi.ts';
import { forgetPackage, installedVersion } from './installedFiles.ts';
import { startOrdinaryDesktop } from './ordinaryDesktop.ts';
import { stepsOf } from './packageSteps.ts';
import { packageName } from './trial.ts';
import { startUpdateFeed } from './updateFeed.ts';

const { ELECTRON_OVERRIDE_DIST_PATH: runtime, BACKOFFICE_TEST_USER: user } = process.env;

const obstacle = (): string | null => {
  if (process.platform !== 'linux') return 'the packages of Linux are tried on Linux only';
  if (process.getuid?.() !== 0) return 'only root can install a package';
  if (!runtime) return 'ELECTRON_OVERRIDE_DIST_PATH names no Electron';
  if (!user) return 'BACKOFFICE_TEST_USER names no ordinary user';
  return installedVersion(packageName) === null ? null : `${packageName} is installed on this machine`;
};

const reason = obstacle();
if (reason !== null) {
  console.log(`Not run: ${reason}.`);
  process.exit(0);
}

const work = mkdtempSync(join(tmpdir(), 'try-packages-'));
const feed = await startUpdateFeed();
const desktop = await startOrdinaryDesktop(String(user));
const api = await startDemoApi();
let failed = false;
try {
  for (const [name, step] of stepsOf({ work, runtime: String(runtime), feed, desktop, api: api.origin })) {
    try {
      await step();
      console.log(`ok      ${name}`);
    } catch (cause) {
      failed = true;
      console.log(`WRONG   ${name}`);
      console.log(cause);
      break;
    }
  }
  console.log('Not tried: AppImage; its tools are downloaded from GitHub.');
} finally {
  forgetPackage(packageName);
  await api.stop();
  feed.close();
  await desktop.close();
  rmSync(work, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
