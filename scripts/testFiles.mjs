import { readdirSync } from 'node:fs';
import { inProject } from './project.mjs';

/** Step of `npm test` that runs a test file. */
const owners = [
  ['component tests', /^src\/renderer\/.*\.test\.tsx$/],
  ['conformance', /^tests\/conformance\/.*\.test\.ts$/],
  ['electron', /^tests\/electron\/.*\.spec\.ts$/],
  ['end to end', /^tests\/(?:e2e|security|a11y|soak)\/.*\.spec\.ts$/],
  ['unit tests', /^(?:src|tests)\/.*\.test\.(?:ts|mjs)$/],
];

/**
 * @param {string} file path in the project, with slashes
 * @returns {string | undefined} name of the step
 */
export const ownerOf = (file) => owners.find(([, pattern]) => pattern.test(file))?.[0];

/** All test files of the project, with slashes. */
export const findTestFiles = () =>
  ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file));

/** True for an argument of `npm test` that names files, not a step. */
export const isPath = (word) => /[\\/]|\.(?:test|spec)\b/.test(word);

/**
 * Test files that a path names: a file, a folder, or the end of a file's path. Lines such as `:12` are kept.
 * @param {string} path
 * @param {string[]} files
 * @returns {Map<string, string[]>} files by the name of their step
 */
export const filesByStep = (path, files) => {
  const [, name = '', line = ''] = /^(.*?)(:\d+)?$/.exec(path.replaceAll('\\', '/')) ?? [];
  const wanted = name.replace(/^\.\//, '').replace(/\/$/, '');
  const found = files.filter(
    (file) => file === wanted || file.startsWith(`${wanted}/`) || file.endsWith(`/${wanted}`),
  );
  const byStep = new Map();
  for (const file of found)
    byStep.set(ownerOf(file), [...(byStep.get(ownerOf(file)) ?? []), `${file}${line}`]);
  return byStep;
};
