import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashBuiltFiles, readBuildStamp, stampName } from './builtFiles.ts';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  write('main/main.js', 'one');
  write('preload/index.cjs', 'two');
  write('renderer/assets/list-a1.js', 'three');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('names each built file, and changes with any of them', async () => {
  const before = await hashBuiltFiles(root);
  expect(Object.keys(before.files)).toEqual([
    'main/main.js',
    'preload/index.cjs',
    'renderer/assets/list-a1.js',
  ]);
  write('renderer/assets/list-a1.js', 'altered');
  const after = await hashBuiltFiles(root);
  expect(after.hash).not.toBe(before.hash);
  expect(after.files['main/main.js']).toBe(before.files['main/main.js']);
  expect(after.files['renderer/assets/list-a1.js']).not.toBe(before.files['renderer/assets/list-a1.js']);
});

it('is the same with source maps and the stamp, which never run', async () => {
  const { hash } = await hashBuiltFiles(root);
  write('main/main.js.map', '{}');
  write(stampName, JSON.stringify({ version: '1.0.0', commit: null, hash }));
  expect((await hashBuiltFiles(root)).hash).toBe(hash);
  expect(await readBuildStamp(root)).toMatchObject({ version: '1.0.0', hash });
});

it('has no stamp where a release has left none, or a damaged one', async () => {
  expect(await readBuildStamp(root)).toBeNull();
  write(stampName, '{"hash":');
  expect(await readBuildStamp(root)).toBeNull();
});
