import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inProject, projectDirectory } from '../project.mjs';
import { run } from '../run.mjs';

const name = 'marketplace-tests';

const idOf = async (flag) => Number((await run('id', [flag, name], { quiet: true })).output);

/**
 * Creates, if missing, the user that runs Electron instead of root, because root's processes get no sandbox.
 * @returns {Promise<{ name: string, uid: number, gid: number } | null>} null where this process is an ordinary user already
 */
export const provideTestUser = async () => {
  if (process.getuid?.() !== 0) return null;
  if ((await run('id', [name], { quiet: true })).code !== 0) {
    const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name];
    const { code, output } = await run('useradd', args, { quiet: true });
    if (code !== 0) throw new Error(`useradd failed: ${output.trim()}`);
  }
  return { name, uid: await idOf('-u'), gid: await idOf('-g') };
};

/** Files of the checkout that Electron reads: the built app, its native module, Playwright's loader. */
const needed = [
  'package.json',
  'out',
  'node_modules/@napi-rs',
  'node_modules/playwright-core/lib/server/electron/loader.js',
];

/** Starts Electron as another user. Arguments that refer to the checkout are redirected to the copy. */
const launcher = (program, { uid, gid }, copy) => `#!/bin/sh
for argument; do
  shift
  case "$argument" in
    '${projectDirectory}'/*) argument='${copy}'"\${argument#'${projectDirectory}'}" ;;
  esac
  set -- "$@" "$argument"
done
exec setpriv --reuid=${uid} --regid=${gid} --clear-groups -- '${program}' "$@"
`;

/**
 * Copies the built app to a folder that the user can read, whatever the permissions of the checkout are, and
 * adds a program that starts Electron as that user.
 * @param {string} program
 * @param {{ uid: number, gid: number }} user
 */
export const lendToUser = (program, user) => {
  const root = mkdtempSync(join(tmpdir(), 'backoffice-app-'));
  chmodSync(root, 0o755);
  const copy = join(root, 'app');
  for (const path of needed) {
    const target = join(copy, path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(inProject(path), target, { recursive: true });
  }
  const start = join(root, 'electron');
  writeFileSync(start, launcher(program, user, copy), { mode: 0o755 });
  return { app: copy, program: start, remove: () => rmSync(root, { recursive: true, force: true }) };
};
