import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));

const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.entries(manifest[kind] ?? {}),
);

test('every package is pinned by its hash, from whichever registry it comes', () => {
  expect(
    installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test('every dependency is asked for in one exact version, and that one is locked', () => {
  for (const [name, version] of wanted) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    const locked = lock.packages[`node_modules/${name}`];
    if (locked) expect(locked.version, name).toBe(version);
  }
});

test("the proxy's library is of the same generation as Node's own fetch, which it is handed to", () => {
  expect(manifest.devDependencies?.undici?.split('.')[0]).toBe(process.versions.undici?.split('.')[0]);
});

test('all Lingui packages move together', () => {
  const versions = wanted.filter(([name]) => name.startsWith('@lingui/')).map(([, version]) => version);
  expect(new Set(versions).size).toBe(1);
});
