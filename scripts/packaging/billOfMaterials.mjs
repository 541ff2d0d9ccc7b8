import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { targets } from './targets.mjs';

/**
 * @typedef {{ name?: string, version: string, license?: string, integrity?: string } &
 *   Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>>} Locked
 * @typedef {Record<string, Locked>} Packages each by its path in `package-lock.json`
 */

const nameAt = (path, locked) => locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);

/** Package URL (purl): https://github.com/package-url/purl-spec */
const purlOf = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** Resolves like Node: in the requiring package's own folder, then in each parent folder. */
const pathOf = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
};

const neededBy = (packages, path) => {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[path];
  const names = Object.keys({
    ...dependencies,
    // Dev dependencies are installed for the root package only.
    ...(path === '' ? devDependencies : {}),
    ...optionalDependencies,
    ...peerDependencies,
  });
  const found = names.map((name) => pathOf(packages, path, name)).filter((one) => one !== null);
  return [...new Set(found.map((one) => purlOf(nameAt(one, packages[one]), packages[one].version)))].sort();
};

const licencesOf = (licence) =>
  / (?:OR|AND) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];

const hashesOf = (integrity) => [
  { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
];

/** Shipped but not bundled: the runtime, and the keychain library with its builds. */
const besideBundles = [
  'electron',
  '@napi-rs/keyring',
  ...targets.map(({ keyring }) => `@napi-rs/keyring-${keyring}`),
];

/**
 * Names and versions of the entries in a `licences.txt`, which the build writes for bundled packages.
 * @param {string} text
 */
export const bundledPackages = (text) =>
  text.split(/^-{80}$/m).map((entry) => {
    const [, name, version] = /^(\S+) (\S+)$/m.exec(entry.trimStart()) ?? [];
    if (!name) throw new Error(`No package is named in "${entry.slice(0, 80)}"`);
    return `${name}@${version}`;
  });

/**
 * Bill of materials of a release, in CycloneDX: shipped packages are `required`, those for building and
 * testing `excluded`. Reproducible: the same lock file and bundles give the same text on every system.
 * @param {{ name: string, version: string }} manifest
 * @param {Packages} packages
 * @param {string[]} bundled
 */
export const billOfMaterials = (manifest, packages, bundled) => {
  const components = new Map();
  const dependencies = new Map();
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '') continue;
    const name = nameAt(path, locked);
    const { version, license = 'NOASSERTION', integrity } = locked;
    const purl = purlOf(name, version);
    const ships = besideBundles.includes(name) || bundled.includes(`${name}@${version}`);
    components.set(purl, {
      type: name === 'electron' ? 'framework' : 'library',
      'bom-ref': purl,
      name,
      version,
      scope: ships ? 'required' : 'excluded',
      ...(integrity ? { hashes: hashesOf(integrity) } : {}),
      licenses: licencesOf(license),
      purl,
    });
    const needs = neededBy(packages, path);
    dependencies.set(purl, [...new Set([...(dependencies.get(purl) ?? []), ...needs])].sort());
  }
  const known = [...components.values()].map((one) => `${one.name}@${one.version}`);
  const unknown = bundled.filter((one) => !known.includes(one));
  if (unknown.length > 0) throw new Error(`Bundled, but not in the lock file: ${unknown.join(', ')}`);

  const ours = purlOf(manifest.name, manifest.version);
  const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': ours, name: manifest.name, version: manifest.version },
    },
    components: sorted(components).map(([, component]) => component),
    dependencies: [
      { ref: ours, dependsOn: neededBy(packages, '') },
      ...sorted(dependencies).map(([ref, dependsOn]) => ({ ref, dependsOn })),
    ],
  };
  const digest = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const uuid = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');
  return { ...bill, serialNumber: `urn:uuid:${uuid}` };
};

const readJson = (name) => JSON.parse(readFileSync(inProject(name), 'utf8'));

export const billOfThisBuild = () => {
  const bundled = ['main', 'renderer'].flatMap((part) =>
    bundledPackages(readFileSync(inProject('out', part, 'licences.txt'), 'utf8')),
  );
  return billOfMaterials(readJson('package.json'), readJson('package-lock.json').packages, bundled);
};

export const writeBillOfMaterials = () => {
  const { name, version } = readJson('package.json');
  const file = inProject('dist', `${name}-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(billOfThisBuild(), null, 2)}\n`);
};
