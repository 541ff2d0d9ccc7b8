import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { extractFile, listPackage, statFile } from '@electron/asar';
import { filesBelow } from './keyringInPackage.mjs';

/** Measured: 5.7 MB in November 2026. The limit detects a part that is bundled twice or by mistake. */
const megabyte = 1024 * 1024;
const archiveLimitBytes = 8 * megabyte;

/** Next to the archive. electron-builder adds the licences of Electron itself there. */
const licencesOfKeyring = 'licences-of-keyring.md';

const needed = [
  'package.json',
  'out/main/main.js',
  'out/main/keychain.js',
  'out/main/systemCertificates.js',
  'out/main/demoApi.js',
  'out/main/licences.txt',
  'out/main/manual/en_US/start.txt',
  'out/main/manual/uk_UA/start.txt',
  'out/main/manual/es_ES/start.txt',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/licences.txt',
  'out/renderer/manual/en_US/start.jpg',
  'resources/icons/128x128.png',
];

/** Build output, pictures of the sample data, and the window icon. */
const ours = /^(package\.json|out\/.*|resources\/pictures\/[\w-]+\.png|resources\/icons\/128x128\.png)$/;

/** Development files by name: sources, source maps, tests, packages, Node programs, the browser shell. */
const unwanted =
  /(^|\/)(node_modules|tests?|browser-shell|src)(\/|$)|\.(map|tsx?|mts|md|log|tsbuildinfo)$|\.(test|spec)\.|(^|\/)node(\.exe)?$/;

/** Strings that occur only in development files, wherever a bundler may have put them. */
const traces = ['sourceMappingURL=', '__shell/', 'BACKOFFICE_SHELL_SECRET', 'browser-shell'];

/** @param {string} archive an app.asar */
const filesInArchive = (archive) =>
  listPackage(archive, { isPack: false })
    .map((file) => file.replaceAll('\\', '/').replace(/^\//, ''))
    .filter((file) => !('files' in statFile(archive, file)));

/**
 * Forbidden and missing content of a packed app.
 * @param {string} resources
 * @returns {string[]}
 */
export const contentProblems = (resources) => {
  const archive = join(resources, 'app.asar');
  const files = filesInArchive(archive);
  const code = files.filter((file) => /\.(js|cjs|html|css)$/.test(file));
  const traced = code.flatMap((file) => {
    const text = extractFile(archive, file).toString('utf8');
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file} contains ${trace}`);
  });
  const { size } = statSync(archive);
  return [
    ...needed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => unwanted.test(file)).map((file) => `${file} is in the archive`),
    ...files.filter((file) => !ours.test(file)).map((file) => `${file} is none of ours`),
    ...(files.some((file) => file.startsWith('resources/pictures/'))
      ? []
      : ['the pictures of the sample data are missing']),
    ...(existsSync(join(resources, licencesOfKeyring)) ? [] : [`${licencesOfKeyring} is missing`]),
    ...filesBelow(resources)
      .filter((file) => /\.map$|(^|\/)node(\.exe)?$|^default_app\.asar$/.test(file))
      .map((file) => `${file} is beside the archive`),
    ...traced,
    ...(size > archiveLimitBytes ? [`app.asar has ${(size / megabyte).toFixed(1)} MB`] : []),
  ];
};
