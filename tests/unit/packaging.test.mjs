import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPackage, getRawHeader, uncache } from '@electron/asar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appImageProblems } from '../../scripts/packaging/appImageProblems.mjs';
import { contentProblems } from '../../scripts/packaging/contentProblems.mjs';
import { checkArchive, lockedKeyring } from '../../scripts/packaging/fetchKeyring.mjs';
import { fuseProblems, setFuses } from '../../scripts/packaging/fuses.mjs';
import { identityProblems } from '../../scripts/packaging/identityProblems.mjs';
import { keyringProblems } from '../../scripts/packaging/keyringInPackage.mjs';
import { machineOf } from '../../scripts/packaging/machineOf.mjs';
import { packedApp } from '../../scripts/packaging/packedApp.mjs';
import { writeStandInRuntime } from '../../scripts/packaging/standInRuntime.mjs';
import { findTarget, targets } from '../../scripts/packaging/targets.mjs';

const names = { productName: 'Electron', executableName: 'electron' };
const identity = { ...names, appId: 'app.made.up', scheme: 'madeup', version: '1.2.3' };

let work = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'packaging-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const write = (file, content) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const goodArchive = {
  'package.json': JSON.stringify({
    name: 'electron',
    productName: 'Electron',
    version: '1.2.3',
    main: './out/main/main.js',
  }),
  'out/main/main.js': "name('app.made.up'); links('madeup:');",
  'out/main/keychain.js': '',
  'out/main/systemCertificates.js': '',
  'out/main/demoApi.js': '',
  'out/main/licences.txt': 'MIT',
  'out/main/manual/en_US/start.txt': '',
  'out/main/manual/uk_UA/start.txt': '',
  'out/main/manual/es_ES/start.txt': '',
  'out/preload/index.cjs': '',
  'out/renderer/index.html': '',
  'out/renderer/licences.txt': 'MIT',
  'out/renderer/manual/en_US/start.jpg': '',
  'resources/pictures/flowers-1.png': '',
  'resources/icons/128x128.png': '',
};

const writeArchive = async (resources, changes = {}) => {
  const folder = join(work, 'archive');
  rmSync(folder, { recursive: true, force: true });
  let bytes = 0;
  for (const [name, content] of Object.entries({ ...goodArchive, ...changes })) {
    if (content === null) continue;
    write(join(folder, name), content);
    bytes += Buffer.byteLength(content);
  }
  const archive = join(resources, 'app.asar');
  mkdirSync(resources, { recursive: true });
  uncache(archive);
  writeFileSync(join(resources, 'licences-of-keyring.md'), 'MIT');
  await createPackage(folder, archive);
  // The library resolves before its stream is fully written.
  const whole = 8 + getRawHeader(archive).headerSize + bytes;
  await expect.poll(() => statSync(archive).size).toBe(whole);
};

const library = (resources) => join(resources, 'app.asar.unpacked', 'keyring.node');

/** Dummy runtime, renamed like electron-builder renames the program. */
const writeApp = (folder, target) => {
  writeStandInRuntime(folder, target);
  const packed = packedApp(target.platform, folder, names);
  if (target.platform === 'win32') renameSync(join(folder, 'electron.exe'), packed.program);
  return packed;
};

/** Writes a library that is identified by its header: the program of the given system. */
const writePacked = (target, libraryOf = target) => {
  const { program } = writeApp(join(work, 'library', libraryOf.folder), libraryOf);
  const packed = writeApp(join(work, 'app'), target);
  mkdirSync(dirname(library(packed.resources)), { recursive: true });
  cpSync(program, library(packed.resources));
  return packed;
};

describe.each(targets)('for $platform $arch', (target) => {
  it('accepts the keychain library of this system only', () => {
    for (const other of targets) {
      const { resources } = writePacked(target, other);
      expect(keyringProblems(target, resources)).toEqual(
        other === target ? [] : [`keyring.node is for ${other.platform} ${other.arch}`],
      );
    }
  });

  it('detects unset and additional fuses', async () => {
    const { program } = writePacked(target);
    const before = await fuseProblems(program);
    expect(before).toHaveLength(9);
    await setFuses(program);
    expect(await fuseProblems(program)).toEqual([]);
  });

  it('detects a program of another system', async () => {
    const { program, resources } = writePacked(target);
    await writeArchive(resources);
    const other = targets.find(({ platform, arch }) => platform === target.platform && arch !== target.arch);
    const problems = identityProblems(other, { program, resources }, identity);
    expect(problems.join()).toContain(`is for ${target.platform} ${target.arch}`);
  });
});

const linux = findTarget('linux', 'x64');

describe('the keychain library', () => {
  it('is required, and may exist only once', () => {
    const { resources } = writePacked(linux);
    cpSync(library(resources), join(resources, 'other.node'));
    expect(keyringProblems(linux, resources).join()).toContain('other.node');
    rmSync(library(resources));
    rmSync(join(resources, 'other.node'));
    expect(keyringProblems(linux, resources).join()).toContain('none');
  });

  it('must be a binary file', () => {
    const file = join(work, 'keyring.node');
    for (const content of ['', 'MZ', '<html>Not found</html>', Buffer.alloc(100)]) {
      writeFileSync(file, content);
      expect(machineOf(file)).toMatch(/unknown/);
    }
  });

  it.each(targets)('is pinned by its hash for $platform $arch', (target) => {
    expect(lockedKeyring(target)).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
  });

  it('is refused if the lock file does not pin it, or if the archive differs', () => {
    const lock = join(work, 'lock.json');
    writeFileSync(lock, JSON.stringify({ packages: {} }));
    expect(() => lockedKeyring(linux, lock)).toThrow(/pins no/);
    const archive = join(work, 'archive.tgz');
    writeFileSync(archive, 'something else');
    expect(() => checkArchive(archive, lockedKeyring(linux))).toThrow(/hash differs/);
  });

  it('exists for no other system', () => {
    expect(() => findTarget('win32', 'ia32')).toThrow(/decided/);
    expect(() => findTarget('darwin', 'universal')).toThrow(/decided/);
  });
});

describe('the content', () => {
  it('is accepted if complete', async () => {
    await writeArchive(work);
    expect(contentProblems(work)).toEqual([]);
  });

  it.each([
    ['a source map', { 'out/main/main.js.map': '{}' }],
    ['a source map of a page', { 'out/renderer/assets/list-a1.js.map': '{}' }],
    ['a test', { 'out/main/some.test.js': '' }],
    ['a test folder', { 'tests/e2e/login.js': '' }],
    ['the browser shell', { 'src/browser-shell/launch.js': '' }],
    ['a package', { 'out/node_modules/left/index.js': '' }],
    ["Node's program", { 'out/node': '' }],
    ["Windows' Node", { 'out/node.exe': '' }],
    ['a file that was not built', { 'notes.txt': '' }],
    ['nothing to start', { 'out/main/main.js': null }],
    ['no pictures', { 'resources/pictures/flowers-1.png': null }],
    ['no icon for windows', { 'resources/icons/128x128.png': null }],
    ['no licences', { 'out/renderer/licences.txt': null }],
    ['no manual', { 'out/main/manual/es_ES/start.txt': null }],
    ['no pictures of the manual', { 'out/renderer/manual/en_US/start.jpg': null }],
    ['the address of a source map', { 'out/renderer/a.js': '//# sourceMappingURL=a.js.map' }],
    ['a part of the browser shell', { 'out/main/chunks/a.js': "get('/__shell/records')" }],
    ['far more than before', { 'out/renderer/film.bin': Buffer.alloc(9 * 1024 * 1024, 'x') }],
  ])('is rejected with %s', async (_what, changes) => {
    await writeArchive(work, changes);
    expect(contentProblems(work)).not.toEqual([]);
  });

  it("is rejected without the licences of the keychain library's dependencies", async () => {
    await writeArchive(work);
    rmSync(join(work, 'licences-of-keyring.md'));
    expect(contentProblems(work)).toEqual(['licences-of-keyring.md is missing']);
  });

  it.each(['bin/node', 'default_app.asar'])('is rejected with %s next to the archive', async (file) => {
    await writeArchive(work);
    write(join(work, file), '');
    expect(contentProblems(work)).toEqual([`${file} is beside the archive`]);
  });
});

describe('names and ids', () => {
  it.each([
    ['another name', { 'package.json': '{"name":"other"}' }],
    ['another id', { 'out/main/main.js': "name('app.other'); links('madeup:');" }],
    ['another scheme', { 'out/main/main.js': "name('app.made.up');" }],
  ])('are rejected with %s', async (_what, changes) => {
    const packed = writePacked(linux);
    await writeArchive(packed.resources);
    expect(identityProblems(linux, packed, identity)).toEqual([]);
    await writeArchive(packed.resources, changes);
    expect(identityProblems(linux, packed, identity)).not.toEqual([]);
  });

  it.each([
    ['win32', ['name', 'version', 'archiveHash']],
    ['darwin', ['id', 'version', 'scheme', 'archiveHash']],
  ])('used by the system are checked on %s', async (platform, keys) => {
    const target = findTarget(platform, 'x64');
    const packed = writePacked(target);
    await writeArchive(packed.resources);
    const problems = identityProblems(target, packed, { ...identity, productName: 'Other' });
    for (const key of keys) expect(problems.join('\n')).toMatch(new RegExp(`^${key} is `, 'm'));
  });
});

describe('packaging settings', () => {
  const settings = readFileSync('electron-builder.yml', 'utf8');

  it('accept updates from one publisher only, and never an older version', () => {
    expect(settings).toMatch(/publisherName: Marketplace Back Office$/m);
    expect(settings).toMatch(/verifyUpdateCodeSignature: true$/m);
    expect(settings).not.toMatch(/allowDowngrade|forceCodeSigning: false|identity: null/);
  });

  it('give AppImages a runtime without libfuse2, a stable name, and a menu entry with the sandbox enabled', () => {
    const ours = parse(settings);
    const entry = '[Desktop Entry]\nExec=AppRun %U\nMimeType=x-scheme-handler/backoffice;\n';
    expect(appImageProblems(ours, [entry, entry])).toEqual([]);
    expect(appImageProblems({ ...ours, toolsets: undefined }, [entry])).toEqual(['AppImages need libfuse2']);
    expect(appImageProblems({ ...ours, toolsets: { appimage: '0.0.0' } }, [entry])).toHaveLength(1);
    expect(appImageProblems({ ...ours, appImage: undefined }, [entry])).toEqual([
      'an update renames AppImages',
    ]);
    const artifactName = `${ours.appImage.artifactName}-$\{version}`;
    expect(appImageProblems({ ...ours, appImage: { artifactName } }, [entry])).toHaveLength(1);
    expect(appImageProblems(ours, [])).toHaveLength(1);
    expect(appImageProblems(ours, [entry.replace('%U', '--no-sandbox %U')])).toHaveLength(1);
    expect(appImageProblems(ours, [entry.replace('backoffice', 'other')])).toHaveLength(1);
  });

  it('use separate icon formats for macOS and Windows, which need no download', () => {
    expect(readFileSync('resources/icon.icns').toString('latin1', 0, 4)).toBe('icns');
    expect([...readFileSync('resources/icon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });
});
