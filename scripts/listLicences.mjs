import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences allowed in a commercial product. Any other licence fails the build until it has been reviewed. */
export const allowed = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]);

/** Folder of a module's package; `null` for our own modules and virtual ones. */
const packageFolder = (moduleId) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(moduleId)?.[0] ?? null;

/**
 * @param {string} licence as packages write it
 * @param {ReadonlySet<string>} [among]
 */
export const isAllowed = (licence, among = allowed) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => among.has(one.trim())));

const licenceText = (folder) => {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
};

const readPackage = (folder) => {
  const {
    name,
    version,
    license = 'unknown',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: license, text: licenceText(folder) };
};

const format = ({ name, version, licence, text }) =>
  [`${name} ${version}`, licence, ...(text ? ['', text] : [])].join('\n');

/**
 * Writes `licences.txt` next to a bundle: for every bundled package, and for those in `alsoShipped`, which
 * ship unbundled.
 */
export const listLicences = (alsoShipped = []) => ({
  name: 'list-licences',
  generateBundle(_options, bundle) {
    const folders = new Set(alsoShipped.map((name) => join(process.cwd(), 'node_modules', name)));
    for (const chunk of Object.values(bundle)) {
      for (const id of chunk.moduleIds ?? []) {
        const folder = packageFolder(id.replace(/^\0/, ''));
        if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
      }
    }
    const packages = [...folders].map(readPackage).sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const refused = packages.filter(({ licence }) => !isAllowed(licence));
    if (refused.length > 0) {
      const list = refused.map(({ name, licence }) => `${name} (${licence})`).join(', ');
      this.error(`The licence of a package that would be shipped is not among the allowed ones: ${list}`);
    }
    const source = packages.map(format).join(`\n\n${'-'.repeat(80)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
  },
});
