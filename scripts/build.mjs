import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { SetUpProblem } from './setUpProblem.mjs';

const sources = ['src', 'locales', 'electron.vite.config.ts', 'lingui.config.ts', 'package-lock.json'];
const results = ['main/main.js', 'main/demoApi.js', 'preload/index.cjs', 'renderer/index.html'];

const newestChange = (path) => {
  const status = statSync(path);
  if (!status.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : status.mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), 0);
};

const builtAt = () =>
  Math.min(
    ...results.map((file) => statSync(inProject('out', file), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );

const isStale = () => Math.max(...sources.map((path) => newestChange(inProject(path)))) > builtAt();

/**
 * @param {string} node
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const build = (node, env = {}) =>
  run(
    node,
    [inProject('node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build', '--logLevel', 'warn'],
    { quiet: true, env },
  );

/**
 * @param {string} node
 * @param {Record<string, string>} [env]
 */
export const buildOrStop = async (node, env) => {
  const { code, output } = await build(node, env);
  if (code === 0) return;
  console.error(output);
  throw new SetUpProblem(
    'The build failed (see above).',
    'if you changed the sources, mend what the message names; otherwise run "git status" to see what differs from the last commit.',
  );
};

/**
 * Builds if a source file is newer than the last build.
 * @param {string} node
 */
export const buildWhenStale = async (node) => {
  if (!isStale()) return;
  console.log('Build: the sources are newer than out/, building …');
  await buildOrStop(node);
};

/**
 * Builds for a release. The source maps, which the built files do not name, are moved to dist/source-maps.
 * @param {string} node
 */
export const buildWithSourceMaps = async (node) => {
  await buildOrStop(node, { BACKOFFICE_SOURCE_MAPS: '1' });
  const { code } = await run(node, [inProject('scripts', 'packaging', 'keepSourceMaps.mjs')]);
  if (code !== 0)
    throw new SetUpProblem('The source maps were not kept (see above).', 'see docs/releasing.md.');
};
