import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { extractFile, getRawHeader, uncache } from '@electron/asar';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { machineOf } from './machineOf.mjs';

/** @typedef {{ appId: string, productName: string, executableName: string, scheme: string, version: string, updateKey?: string }} Identity */

const differing = (actual, expected) =>
  Object.entries(expected)
    .filter(([key, value]) => actual[key] !== value)
    .map(([key, value]) => `${key} is ${JSON.stringify(actual[key])} instead of ${JSON.stringify(value)}`);

/** A text value of a property list, or the first one of a list of texts. */
const plistText = (plist, key) =>
  new RegExp(`<key>${key}</key>\\s*(?:<array>\\s*)?<string>([^<]*)</string>`).exec(plist)?.[1];

const readMac = (program) => {
  const plist = readFileSync(join(dirname(dirname(program)), 'Info.plist'), 'utf8');
  return {
    id: plistText(plist, 'CFBundleIdentifier'),
    name: plistText(plist, 'CFBundleName'),
    version: plistText(plist, 'CFBundleShortVersionString'),
    scheme: plistText(plist, 'CFBundleURLSchemes'),
    archiveHash: plistText(plist, 'hash'),
  };
};

const readWindows = (program) => {
  const { entries } = NtExecutableResource.from(
    NtExecutable.from(readFileSync(program), { ignoreCert: true }),
  );
  const [version] = Resource.VersionInfo.fromEntries(entries);
  const [language] = version?.getAllLanguagesForStringValues() ?? [];
  const texts = language ? version.getStringValues(language) : {};
  const integrity = entries.find(({ type }) => type === 'INTEGRITY');
  const [archive] = integrity ? JSON.parse(Buffer.from(integrity.bin).toString('utf8')) : [];
  return { name: texts.ProductName, version: texts.FileVersion, archiveHash: archive?.value };
};

/** Metadata expected in the packed folder. The installer adds the rest. */
const expectedOf = {
  darwin: ({ appId, productName, version, scheme }, archiveHash) => ({
    id: appId,
    name: productName,
    version,
    scheme,
    archiveHash,
  }),
  win32: ({ productName, version }, archiveHash) => ({ name: productName, version, archiveHash }),
  linux: () => ({}),
};

const readOf = { darwin: readMac, win32: readWindows, linux: () => ({}) };

/**
 * Names, versions and ids that differ from the project's.
 * @param {import('./targets.mjs').Target} target
 * @param {{ program: string, resources: string }} packed
 * @param {Identity} identity
 * @returns {string[]}
 */
export const identityProblems = ({ platform, arch }, { program, resources }, identity) => {
  const archive = join(resources, 'app.asar');
  // The library caches the file offsets of an earlier archive of that name.
  uncache(archive);
  const archiveHash = createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');
  const manifest = JSON.parse(extractFile(archive, 'package.json').toString('utf8'));
  const main = extractFile(archive, 'out/main/main.js').toString('utf8');
  const machine = machineOf(program);
  return [
    ...(machine === `${platform} ${arch}` ? [] : [`${basename(program)} is for ${machine}`]),
    ...differing(readOf[platform](program), expectedOf[platform](identity, archiveHash)),
    ...differing(manifest, {
      name: identity.executableName,
      productName: identity.productName,
      version: identity.version,
      main: './out/main/main.js',
      // Set by the packager. The app verifies updates with it.
      updateKey: identity.updateKey,
    }),
    // Windows groups windows and notifications by this id, which must equal the one that the installer
    // registers.
    ...(main.includes(identity.appId) ? [] : [`the program does not name itself ${identity.appId}`]),
    ...(main.includes(`${identity.scheme}:`) ? [] : [`the program does not know ${identity.scheme}: links`]),
  ];
};
