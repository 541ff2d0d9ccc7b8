import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpExecutor } from 'builder-util-runtime';
import electronUpdater, { type NsisUpdater } from 'electron-updater';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { UpdateState } from '#shared/ipc/shellRoutes.ts';
import { startServer, type TestServer } from '../../../tests/support/httpServer.ts';
import { isSignedUpdate, updateStatement } from './updateSignature.ts';
import { createUpdates } from './updates.ts';

/** Node's HTTP client instead of Electron's, below the same executor. */
class NodeExecutor extends HttpExecutor<ReturnType<typeof httpRequest>> {
  createRequest(options: object, callback: (response: unknown) => void) {
    return httpRequest(options, callback as never);
  }
  async download(url: URL, destination: string, options: { cancellationToken: never }): Promise<string> {
    const { cancellationToken } = options as unknown as {
      cancellationToken: { createPromise: (work: (...args: never[]) => void) => Promise<string> };
    };
    return cancellationToken.createPromise(((resolve: (file: string) => void, reject: (e: Error) => void) => {
      const { protocol, hostname, port, pathname, search } = url;
      this.doDownload(
        { protocol, hostname, port, path: `${pathname}${search}`, headers: {} },
        {
          destination,
          options: options as never,
          onCancel: () => undefined,
          callback: (error) => (error ? reject(error) : resolve(destination)),
          responseHandler: null,
        },
        0,
      );
    }) as never);
  }
}

const installer = Buffer.alloc(200_000, 'a new version ');
const feedOf = (version: string, content = installer): string =>
  [
    `version: ${version}`,
    'files:',
    `  - url: app-${version}.exe`,
    `    sha512: ${createHash('sha512').update(content).digest('base64')}`,
    `    size: ${content.length}`,
    `path: app-${version}.exe`,
    "releaseDate: '2026-11-20T10:00:00.000Z'",
  ].join('\n');

const publisher = generateKeyPairSync('ed25519');
const packedKey = publisher.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const signedFeedOf = (
  version: string,
  by: KeyObject = publisher.privateKey,
  days = 1,
  share = 100,
): string => {
  const text = `${feedOf(version)}\nstagingPercentage: ${share}\nexpires: '${inDays(days)}'`;
  const statement = updateStatement(parse(text));
  return `${text}\nsignature: ${sign(null, Buffer.from(statement), by).toString('base64')}\n`;
};

let feed: TestServer;
let folder: string;
let published: { text: string; file: Buffer };
const states: UpdateState[] = [];
const installed: string[] = [];
const installerFlags: string[] = [];
const onNotInstalled = vi.fn();

interface OpenOptions {
  mayInstall?: Result<null>;
  /** Signature problem that Windows reports. */
  foreign?: string | null;
  key?: string | null;
}

const open = ({ mayInstall = success(null), foreign = null, key = null }: OpenOptions = {}) => {
  const app = {
    ...{ version: '1.2.0', name: 'backoffice', isPackaged: true },
    ...{ appUpdateConfigPath: join(folder, 'app-update.yml'), userDataPath: folder, baseCachePath: folder },
    whenReady: () => Promise.resolve(),
    ...{ relaunch: () => undefined, quit: () => undefined, onQuit: () => undefined },
  };
  writeFileSync(
    app.appUpdateConfigPath,
    `provider: generic\nurl: ${feed.origin}\nupdaterCacheDirName: updates\npublisherName: Marketplace Back Office\n`,
  );
  const Updater = electronUpdater.NsisUpdater as new (options: null, app: object) => NsisUpdater;
  const updater = new Updater(null, app);
  Object.assign(updater, { httpExecutor: new NodeExecutor(), _testOnlyOptions: { platform: 'win32' } });
  // Simulates the signature check, which exists on Windows only.
  updater.verifyUpdateCodeSignature = async () => foreign;
  // Stops just before the installer would run.
  Object.assign(updater, {
    spawnLog: async (program: string, args: string[]) => {
      installed.push(program);
      installerFlags.push(...args);
    },
    quitAndInstall: (...flags: boolean[]) =>
      (updater as unknown as { install: (...flags: boolean[]) => boolean }).install(...flags),
  });
  const updates = createUpdates({
    load: async () => ({
      updater,
      isTrusted: (update) => key === null || isSignedUpdate(update, key),
    }),
    mayInstall: async () => mayInstall,
    onNotInstalled,
    onChanged: (state) => states.push(state),
    log: { info: () => undefined, error: () => undefined },
  });
  return { ...updates, updater };
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'updates-'));
  published = { text: feedOf('1.3.0'), file: installer };
  states.length = 0;
  installed.length = 0;
  installerFlags.length = 0;
  feed = await startServer((request, response) => {
    if (request.url?.startsWith('/latest.yml')) response.end(published.text);
    else if (request.url?.startsWith('/app-1.3.0.exe')) response.end(published.file);
    else response.writeHead(404).end();
  });
});
afterEach(async () => {
  await feed.close();
  rmSync(folder, { recursive: true, force: true });
});

const pending = (): string[] => {
  const path = join(folder, 'updates', 'pending');
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.exe')) : [];
};

it('finds a newer version, downloads it on request, and starts its installer at a restart', async () => {
  const updates = open();
  expect(await updates.check()).toMatchObject({ phase: 'available', version: '1.3.0', problem: null });
  expect(pending()).toEqual([]);
  expect(await updates.install()).toMatchObject({ ok: false });
  expect(await updates.download()).toMatchObject({ phase: 'ready', version: '1.3.0' });
  expect(states.some(({ phase, percent }) => phase === 'downloading' && percent === 100)).toBe(true);
  expect(await updates.install()).toEqual(success(null));
  expect(installed).toHaveLength(1);
  expect(readFileSync(installed[0] ?? '').equals(installer)).toBe(true);
});

it('installs silently on Windows, and starts the new version', async () => {
  const updates = open();
  await updates.check();
  await updates.download();
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  await updates.install();
  platform.mockRestore();
  expect(installerFlags).toEqual(['--updated', '/S', '--force-run']);
});

it('waits while a restart is blocked', async () => {
  const updates = open({ mayInstall: failure('EXPORT_RUNNING') });
  await updates.check();
  await updates.download();
  expect(await updates.install()).toEqual(failure('EXPORT_RUNNING'));
  expect(installed).toEqual([]);
  expect((await updates.read()).phase).toBe('ready');
});

it('reports a failed installation, and downloads the update again', async () => {
  const { updater, ...updates } = open();
  await updates.check();
  await updates.download();
  await updates.install();
  // Squirrel on macOS checks the signature only now.
  updater.emit('error', new Error('Code signature did not pass validation'));
  expect(await updates.read()).toMatchObject({ phase: 'failed', problem: 'notInstalled' });
  expect(onNotInstalled).toHaveBeenCalledTimes(1);
  await updates.check();
  expect(await updates.download()).toMatchObject({ phase: 'ready' });
});

it.each(['1.2.0', '1.1.9', '0.9.0'])('stays at 1.2.0 when %s is offered', async (version) => {
  published.text = feedOf(version);
  expect(await open().check()).toMatchObject({ phase: 'idle', version: null });
});

it('rejects a download that differs from the feed', async () => {
  published.file = Buffer.concat([installer.subarray(1), Buffer.from('x')]);
  const updates = open();
  await updates.check();
  expect(await updates.download()).toMatchObject({ phase: 'failed', problem: 'untrusted' });
  expect(pending()).toEqual([]);
  expect(await updates.install()).toMatchObject({ ok: false });
});

it('rejects a download signed by another publisher', async () => {
  const updates = open({ foreign: 'signed by Somebody Else' });
  await updates.check();
  expect(await updates.download()).toMatchObject({ phase: 'failed', problem: 'untrusted' });
  expect(pending()).toEqual([]);
});

it('accepts a download signed by the publisher', async () => {
  published.text = signedFeedOf('1.3.0');
  const updates = open({ key: packedKey });
  expect(await updates.check()).toMatchObject({ phase: 'available', version: '1.3.0' });
  expect(await updates.download()).toMatchObject({ phase: 'ready' });
});

it.each([
  ['nobody', () => feedOf('1.3.0')],
  ['somebody else', () => signedFeedOf('1.3.0', generateKeyPairSync('ed25519').privateKey)],
  ['the publisher for an older version', () => signedFeedOf('1.1.0').replaceAll('1.1.0', '1.3.0')],
  [
    'the publisher for another file',
    () => signedFeedOf('1.3.0').replace(/sha512: \S+/, `sha512: ${'A'.repeat(86)}==`),
  ],
  ['the publisher too long ago', () => signedFeedOf('1.3.0', publisher.privateKey, -1)],
  [
    'the publisher for a shorter time',
    () => signedFeedOf('1.3.0').replace(/expires: .*/, `expires: '${inDays(9)}'`),
  ],
  ['the publisher without an end', () => signedFeedOf('1.3.0').replace(/expires: .*\n/, '')],
  [
    'the publisher for a share of the copies',
    () => signedFeedOf('1.3.0', publisher.privateKey, 1, 10).replace('Percentage: 10', 'Percentage: 100'),
  ],
  ['the publisher for any system', () => `${signedFeedOf('1.3.0')}minimumSystemVersion: 1.0.0\n`],
  [
    'the publisher for a person’s own rights',
    () => signedFeedOf('1.3.0').replace('    size:', '    isAdminRightsRequired: true\n    size:'),
  ],
  ['the publisher, garbled', () => signedFeedOf('1.3.0').replace(/signature: .*/, 'signature: [1, 2]')],
])('rejects an update signed by %s', async (_who, text) => {
  published.text = text();
  const updates = open({ key: packedKey });
  expect(await updates.check()).toMatchObject({ phase: 'failed', version: null, problem: 'untrusted' });
  expect(await updates.download()).toMatchObject({ phase: 'failed' });
  expect(pending()).toEqual([]);
  expect(await updates.install()).toMatchObject({ ok: false });
});

it.each(['', 'version: not a version', '<html>Log in</html>'])(
  'reports an invalid feed: %s',
  async (text) => {
    published.text = text;
    expect(await open().check()).toMatchObject({ phase: 'failed', version: null, problem: 'unreadable' });
  },
);

it('reports a feed without an entry for this app', async () => {
  published.text = feedOf('1.3.0');
  const updates = open();
  await feed.close();
  feed = await startServer((_request, response) => response.writeHead(404).end());
  writeFileSync(
    join(folder, 'app-update.yml'),
    `provider: generic\nurl: ${feed.origin}\nupdaterCacheDirName: updates\n`,
  );
  expect(await updates.check()).toMatchObject({ phase: 'failed', problem: 'unreadable' });
});

it('reports an unreachable feed', async () => {
  const updates = open();
  await feed.close();
  expect(await updates.check()).toMatchObject({ phase: 'failed', problem: 'unreachable' });
});

it('is disabled for a copy without a feed', async () => {
  const updates = createUpdates({
    load: async () => null,
    mayInstall: async () => success(null),
    onNotInstalled,
    onChanged: (state) => states.push(state),
    log: { info: () => undefined, error: () => undefined },
  });
  expect(await updates.check()).toMatchObject({ phase: 'off' });
  expect(states).toEqual([]);
});
