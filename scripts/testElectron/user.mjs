import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inProject, projectDirectory } from '../project.mjs';
import { run } from '../run.mjs';

const name = 'marketplace-tests';

const idOf = async (flag) => Number((await run('id', [flag, name], { quiet: true })).output);

/**
 * The user that runs Electron in place of root, whose processes get no sandbox; made where it is missing.
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

/** What Electron reads of the checkout: the built app as it is, its native module, Playwright's loader. */
const needed = [
  'package.json',
  'out',
  'node_modules/@napi-rs',
  'node_modules/playwright-core/lib/server/electron/loader.js',
];

/** Starts Electron as another user; arguments that name the checkout name the copy instead. */
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
 * A copy of the built app that the user can read, whatever the rights of the checkout are, and a program that starts
 * Electron as that user.
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
