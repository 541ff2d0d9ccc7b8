import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { configProblems } from '../../scripts/packaging/configProblems.mjs';
import { icnsFile, icoFile, sizesInIcns, sizesInIco } from '../../scripts/packaging/iconFiles.mjs';
import { installerProblems } from '../../scripts/packaging/installerProblems.mjs';
import { releaseFlags } from '../../scripts/packaging/releaseFlags.mjs';
import { updateFlags } from '../../scripts/packaging/updateFlags.mjs';
import { isSignedUpdate } from '../../src/main/updates/updateSignature.ts';

const settings = () => parse(readFileSync('electron-builder.yml', 'utf8'));

it('a release without signing keys is refused, with the missing ones by name', () => {
  expect(() => releaseFlags('win32', { WIN_CSC_LINK: 'x' })).toThrow(/WIN_CSC_KEY_PASSWORD/);
  expect(() => releaseFlags('darwin', { CSC_LINK: 'x', CSC_KEY_PASSWORD: 'x' })).toThrow(
    /APPLE_API_KEY, APPLE_API_KEY_ID, APPLE_API_ISSUER/,
  );
  expect(releaseFlags('win32', { CSC_LINK: 'x', CSC_KEY_PASSWORD: 'x' })).toEqual([
    '-c.forceCodeSigning=true',
  ]);
  expect(releaseFlags('linux', {})).toEqual([]);
});

it('a release for Windows is signed by a service, or by a certificate file', () => {
  const account = { AZURE_TENANT_ID: 't', AZURE_CLIENT_ID: 'c', AZURE_CLIENT_SECRET: 's' };
  const place = {
    AZURE_SIGNING_ENDPOINT: 'https://weu.example',
    AZURE_SIGNING_ACCOUNT: 'account',
    AZURE_SIGNING_PROFILE: 'profile',
  };
  expect(releaseFlags('win32', { ...account, ...place }, 'Some Publisher')).toEqual([
    '-c.forceCodeSigning=true',
    '-c.win.azureSignOptions.endpoint=https://weu.example',
    '-c.win.azureSignOptions.codeSigningAccountName=account',
    '-c.win.azureSignOptions.certificateProfileName=profile',
    '-c.win.azureSignOptions.publisherName=Some Publisher',
  ]);
  // Variables of one signing method do not complete the other's.
  const certificate = { WIN_CSC_LINK: 'x', WIN_CSC_KEY_PASSWORD: 'x' };
  expect(() => releaseFlags('win32', { ...account, ...certificate }, 'Some Publisher')).toThrow(
    /AZURE_SIGNING_ENDPOINT, AZURE_SIGNING_ACCOUNT, AZURE_SIGNING_PROFILE/,
  );
  expect(() => releaseFlags('win32', {}, 'Some Publisher')).toThrow(/AZURE_/);
  expect(releaseFlags('linux', account)).toEqual([]);
});

const feed = 'https://updates.example/backoffice';
const pemOf = (kind) =>
  generateKeyPairSync(kind, { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });

it('a copy knows its feed and its publisher, and a release with a feed has a key', () => {
  expect(updateFlags({}, true)).toEqual([]);
  expect(updateFlags({ UPDATE_FEED: feed }, false)).toEqual([
    '-c.publish.provider=generic',
    `-c.publish.url=${feed}`,
  ]);
  expect(() => updateFlags({ UPDATE_FEED: 'http://updates.example' }, false)).toThrow(/not an https address/);
  expect(() => updateFlags({ UPDATE_FEED: feed }, true)).toThrow(/UPDATE_SIGNING_KEY is not set/);
  for (const key of ['nonsense', pemOf('ec')]) {
    expect(() => updateFlags({ UPDATE_FEED: feed, UPDATE_SIGNING_KEY: key }, true)).toThrow(/Ed25519/);
  }
});

it('a feed is signed with the key that the installer verifies', () => {
  const UPDATE_SIGNING_KEY = pemOf('ed25519');
  const [packed = ''] = updateFlags({ UPDATE_FEED: feed, UPDATE_SIGNING_KEY }, true).slice(-1);
  const key = packed.replace('-c.extraMetadata.updateKey=', '');
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  try {
    const file = join(folder, 'latest-linux.yml');
    writeFileSync(
      file,
      'version: 1.3.0\nfiles:\n  - url: app.AppImage\n    sha512: abc==\n    size: 3\npath: app.AppImage',
    );
    // Signing again changes only the date.
    for (const _time of [1, 2]) {
      execFileSync(process.execPath, ['scripts/packaging/signFeed.mjs', folder], {
        env: { ...process.env, UPDATE_SIGNING_KEY },
      });
      expect(isSignedUpdate(parse(readFileSync(file, 'utf8')), key)).toBe(true);
    }
    expect(readFileSync(file, 'utf8').match(/^(?:signature|expires): /gm)).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('installers match their expected content, and a change is detected', () => {
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
  expect(without((all) => delete all.deb)).toHaveLength(2);
  expect(without(({ linux }) => Object.assign(linux, { maintainer: 'A team' }))).toHaveLength(1);
});

it('an error in the installer script for Windows is detected if makensis is available', () => {
  const text = readFileSync('resources/installer.nsh', 'utf8');
  const broken = [text.replace('endif', 'endiff'), text.replace('{APP_ID}', '{APP_IDENTITY}')];
  const found = [text, ...broken].map((script) => installerProblems(script)?.length ?? null);
  expect([
    [null, null, null],
    [0, 1, 1],
  ]).toContainEqual(found);
});

it('icons contain each picture at its expected offset', () => {
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
