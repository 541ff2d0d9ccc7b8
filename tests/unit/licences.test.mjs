import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { allowed, isAllowed, listLicences } from '../../scripts/listLicences.mjs';
import { billOfMaterials, bundledPackages } from '../../scripts/packaging/billOfMaterials.mjs';

/** A program with a single dependency under this licence. */
const makeProgram = (licence) => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'node_modules/@made/up');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: '@made/up', version: '1.2.3', main: 'main.js', type: 'module', license: licence }),
  );
  writeFileSync(join(folder, 'main.js'), 'export const answer = () => Date.now();');
  writeFileSync(join(folder, 'LICENSE'), 'Do what you like.');
  writeFileSync(join(root, 'entry.js'), "import { answer } from '@made/up';\nconsole.log(answer());");
  return root;
};

const licencesOf = async (root) => {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [listLicences(['react'])],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  return output.find(({ fileName }) => fileName === 'licences.txt').source;
};

it('lists bundled and unpacked packages, with the text of the licence', async () => {
  const text = await licencesOf(makeProgram('(GPL-3.0 OR MIT)'));
  expect(text).toContain('@made/up 1.2.3\n(GPL-3.0 OR MIT)\n\nDo what you like.');
  expect(text).toMatch(/^react \d+\.\d+\.\d+\nMIT$/m);
});

it('stops the build for a package with a forbidden licence', async () => {
  await expect(licencesOf(makeProgram('GPL-3.0'))).rejects.toThrow('@made/up (GPL-3.0)');
  await expect(licencesOf(makeProgram(undefined))).rejects.toThrow('@made/up (unknown)');
});

/** Further licences allowed for development tools, which are not shipped. */
const forTools = new Set([...allowed, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0', 'WTFPL']);

it("is known and allowed for every package and every tool, and matches the package's own declaration", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const others = Object.entries(packages).filter(([path]) => path !== '');
  const named = others.map(([path, { license = 'unknown' }]) => `${path}: ${license}`);
  expect(named.filter((text) => !isAllowed(text.split(': ')[1], forTools))).toEqual([]);
  const differing = others.filter(([path, { license }]) => {
    if (!existsSync(join(path, 'package.json'))) return false;
    const own = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return (own.license?.type ?? own.license ?? own.licenses?.[0]?.type) !== license;
  });
  expect(differing.map(([path]) => path)).toEqual([]);
});

it('is listed with the origin of each package in the bill of materials of a release (CycloneDX)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const manifest = { name: 'made-up', version: '1.0.0' };
  const bundled = bundledPackages(
    `react ${packages['node_modules/react'].version}\nMIT\n\n${'-'.repeat(80)}\n\nzod ${packages['node_modules/zod'].version}\nMIT\n`,
  );
  const bill = billOfMaterials(manifest, packages, bundled);
  expect(bill).toEqual(billOfMaterials(manifest, packages, bundled));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

  const shipped = bill.components.filter(({ scope }) => scope === 'required').map(({ name }) => name);
  expect(shipped).toEqual(
    expect.arrayContaining(['react', 'zod', 'electron', '@napi-rs/keyring-win32-x64-msvc']),
  );
  expect(shipped).not.toContain('vite');
  for (const { name, hashes, licenses } of bill.components) {
    expect(hashes?.[0]?.content, name).toMatch(/^[\da-f]{128}$/);
    expect(licenses[0].expression ?? licenses[0].license.id, name).not.toBe('NOASSERTION');
  }
  const refs = bill.dependencies.map(({ ref }) => ref);
  expect(new Set(refs).size).toBe(refs.length);
  expect(refs).toHaveLength(bill.components.length + 1);
  expect(
    bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref)),
  ).toEqual([]);
  const react = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/react-dom@'));
  expect(react?.dependsOn.some((ref) => ref.startsWith('pkg:npm/scheduler@'))).toBe(true);

  expect(() => billOfMaterials(manifest, packages, ['made-up-too@1.0.0'])).toThrow('not in the lock file');
});
