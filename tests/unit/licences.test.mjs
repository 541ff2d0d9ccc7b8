import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { listLicences } from '../../scripts/listLicences.mjs';

/** A program that uses one package with this licence. */
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

it('lists what is bundled and what lies beside it, with the text of the licence', async () => {
  const text = await licencesOf(makeProgram('(GPL-3.0 OR MIT)'));
  expect(text).toContain('@made/up 1.2.3\n(GPL-3.0 OR MIT)\n\nDo what you like.');
  expect(text).toMatch(/^react \d+\.\d+\.\d+\nMIT$/m);
});

it('stops the build over a package that may not be shipped', async () => {
  await expect(licencesOf(makeProgram('GPL-3.0'))).rejects.toThrow('@made/up (GPL-3.0)');
  await expect(licencesOf(makeProgram(undefined))).rejects.toThrow('@made/up (unknown)');
});
