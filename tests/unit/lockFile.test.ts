import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  os?: string[];
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));

const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.entries(manifest[kind] ?? {}),
);

test('every package is pinned by its hash, from any registry', () => {
  expect(
    installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test('packages for other systems are pinned too, because npm ci refuses a lock file without them', () => {
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

/**
 * npm leaves out an optional package that wants a newer Node than the one that runs npm, although the tools
 * run on another one, see `docs/decisions/toolchain.md`.
 */
test('npm under Node 20 installs every build for its system', () => {
  const refused = installed.filter(
    ([, { os, engines }]) => os && Number(/^>=\s*(\d+)/.exec(engines?.node ?? '')?.[1] ?? 0) > 20,
  );
  expect(refused.map(([path]) => path)).toEqual([]);
  expect(installed.some(([path]) => path.startsWith('node_modules/@lingui/native-tools-'))).toBe(true);
});

test('no registry is named', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  expect(text.match(/"resolved"|registry\.[\w-]+\.\w+|\/-\/[\w.-]+\.tgz/g)).toBeNull();
  expect(readFileSync('.npmrc', 'utf8')).not.toContain('registry=');
});

/**
 * Packages with install scripts; `docs/decisions/toolchain.md`
 * explains why none may run. Another one needs a decision.
 */
const withInstallScript = ['@swc/core', 'electron-winstaller'];
const installScripts = ['preinstall', 'install', 'postinstall'];

test('packages with install scripts are listed, and their scripts are disabled', () => {
  const marked = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(marked).toEqual(withInstallScript.map((name) => `node_modules/${name}`));
  const found = installed
    .map(([path]) => path)
    .filter((path) => existsSync(`${path}/package.json`))
    .filter((path) => {
      const { scripts = {} } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
      return installScripts.some((name) => name in scripts);
    });
  expect(found).toEqual(marked);
  // All installations go through this function.
  expect(readFileSync('scripts/npm.mjs', 'utf8')).toMatch(/^const commonFlags = \['--ignore-scripts', /m);
});

test('every dependency has one exact version, which is locked', () => {
  for (const [name, version] of wanted) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    const locked = lock.packages[`node_modules/${name}`];
    if (locked) expect(locked.version, name).toBe(version);
  }
});

test('a single Rolldown is installed, of the version that Vite and electron-vite want', () => {
  const copies = installed.filter(([path]) => /(?:^|\/)node_modules\/rolldown$/.test(path));
  expect(copies.map(([path, { version }]) => `${path} ${version}`)).toEqual([
    `node_modules/rolldown ${manifest.overrides?.rolldown}`,
  ]);
  // npm applies an override even where a package asks for another version.
  const [major, minor] = copies[0]?.[1].version.split('.') ?? [];
  for (const name of ['vite', 'electron-vite'])
    expect(lock.packages[`node_modules/${name}`]?.dependencies?.rolldown, name).toMatch(
      new RegExp(`^~${major}\\.${minor}\\.`),
    );
});

test("the proxy's library has the major version of the fetch built into Node, which uses it", () => {
  expect(manifest.dependencies?.undici?.split('.')[0]).toBe(process.versions.undici?.split('.')[0]);
});

test('all Lingui packages have the same version', () => {
  const versions = wanted
    .filter(([name]) => name.startsWith('@lingui/') && name !== '@lingui/native-tools')
    .map(([, version]) => version);
  expect(new Set(versions).size).toBe(1);
  expect(versions).toHaveLength(6);
});
