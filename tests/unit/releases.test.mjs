import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { configProblems } from '../../scripts/packaging/configProblems.mjs';
import { icnsFile, icoFile, sizesInIcns, sizesInIco } from '../../scripts/packaging/iconFiles.mjs';
import { releaseFlags } from '../../scripts/packaging/releaseFlags.mjs';

const settings = () => parse(readFileSync('electron-builder.yml', 'utf8'));

it('a release without what signs it is refused, by name', () => {
  expect(() => releaseFlags('win32', { WIN_CSC_LINK: 'x' })).toThrow(/WIN_CSC_KEY_PASSWORD/);
  expect(() => releaseFlags('darwin', { CSC_LINK: 'x', CSC_KEY_PASSWORD: 'x' })).toThrow(
    /APPLE_API_KEY, APPLE_API_KEY_ID, APPLE_API_ISSUER/,
  );
  expect(releaseFlags('win32', { CSC_LINK: 'x', CSC_KEY_PASSWORD: 'x' })).toEqual([
    '-c.forceCodeSigning=true',
  ]);
  expect(releaseFlags('linux', {})).toEqual([]);
});

it('installers are as they must be, and a change to them is found', () => {
  expect(configProblems(settings())).toEqual([]);
  const without = (change) => {
    const changed = settings();
    change(changed);
    return configProblems(changed);
  };
  expect(without(({ mac }) => delete mac.hardenedRuntime)).toHaveLength(1);
  expect(without(({ mac }) => mac.target.pop())).toHaveLength(1);
  expect(without(({ win }) => win.target[0].arch.pop())).toHaveLength(1);
  expect(without(({ nsis }) => Object.assign(nsis, { oneClick: true }))).toHaveLength(1);
  expect(without(({ win }) => delete win.signtoolOptions)).toHaveLength(1);
  expect(without((all) => delete all.protocols)).toHaveLength(1);
});

it('icons hold each picture where it is looked for', () => {
  const picture = (size) => {
    const bytes = Buffer.alloc(24 + size);
    bytes.write('PNG', 1, 'latin1');
    bytes.writeUInt32BE(size, 16);
    bytes.writeUInt32BE(size, 20);
    return bytes;
  };
  const pictures = new Map([16, 24, 32, 48, 64, 128, 256, 512, 1024].map((size) => [size, picture(size)]));
  expect(sizesInIco(icoFile(pictures))).toEqual([16, 24, 32, 48, 64, 128, 256]);
  expect(sizesInIcns(icnsFile(pictures))).toMatchObject({ icp4: 16, ic10: 1024, ic14: 512 });
});
