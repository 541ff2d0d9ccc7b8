import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { electronObstacle } from '../../scripts/electronObstacle.mjs';
import { howItEnded, startApp } from '../../scripts/startApp.mjs';

let work = '';

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'electron-obstacle-'));
});

afterEach(() => rmSync(work, { recursive: true, force: true }));

const write = (file, content) => {
  mkdirSync(dirname(join(work, file)), { recursive: true });
  writeFileSync(join(work, file), content);
};

const program = '/home/one/project/node_modules/electron/dist/electron';
const missing = () => {
  throw new Error('ENOENT');
};
const helper = (uid, mode) => (file) => {
  expect(file).toBe(join(dirname(program), 'chrome-sandbox'));
  return { uid, mode };
};

/** A desktop with an ordinary kernel, with overrides. */
const obstacle = (machine = {}) =>
  electronObstacle(program, {
    platform: 'linux',
    env: { DISPLAY: ':0' },
    userId: 1000,
    root: work,
    stat: missing,
    ...machine,
  });

const refusal = (cause) =>
  `Linux refuses Electron's sandbox (${cause}) and the sandbox's helper is not set up (README, "Electron's sandbox on Linux")`;

const restrict = () => write('proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1\n');

describe('Electron is started', () => {
  test('on Windows and macOS, for every user', () => {
    for (const platform of ['win32', 'darwin']) expect(obstacle({ platform, env: {}, userId: 0 })).toBeNull();
  });

  test('on a desktop with X or Wayland and user namespaces', () => {
    write('proc/sys/kernel/apparmor_restrict_unprivileged_userns', '0\n');
    write('proc/sys/kernel/unprivileged_userns_clone', '1\n');
    write('proc/sys/user/max_user_namespaces', '96365\n');
    expect(obstacle()).toBeNull();
    expect(obstacle({ env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBeNull();
  });

  test('with restricted namespaces and an installed sandbox helper', () => {
    restrict();
    expect(obstacle({ stat: helper(0, 0o104755) })).toBeNull();
  });

  test('with AppArmor restrictions and a profile for this program', () => {
    restrict();
    write('etc/apparmor.d/other', `profile other "/opt/other" {\n  userns,\n}`);
    write('etc/apparmor.d/ours', `profile ours "${program}" {\n}`);
    expect(obstacle()).not.toBeNull();
    write('etc/apparmor.d/ours', `profile ours "${program}" flags=(unconfined) {\n  userns,\n}`);
    expect(obstacle()).toBeNull();
  });
});

describe('Electron is not started, and the reason is reported', () => {
  test.each([
    ['without a display', { env: {} }, 'there is no display for a desktop window'],
    ['for root', { userId: 0 }, 'Electron keeps its sandbox, and the sandbox does not work for root'],
  ])('%s', (_when, machine, reason) => {
    expect(obstacle(machine)).toBe(reason);
  });

  test.each([
    ['kernel/apparmor_restrict_unprivileged_userns', '1'],
    ['kernel/unprivileged_userns_clone', '0'],
    ['user/max_user_namespaces', '0'],
  ])('with %s set to %s', (name, value) => {
    write(`proc/sys/${name}`, `${value}\n`);
    expect(obstacle()).toBe(refusal(`${name.replace('/', '.')} is ${value}`));
  });

  test.each([
    ['is as npm brings it', 1000, 0o100755],
    ["is root's, but not setuid", 0, 0o100755],
    ["is setuid, but not root's", 1000, 0o104755],
    ['cannot be run by others', 0, 0o104750],
  ])('with a helper that %s', (_how, uid, mode) => {
    restrict();
    expect(obstacle({ stat: helper(uid, mode) })).toBe(
      refusal('kernel.apparmor_restrict_unprivileged_userns is 1'),
    );
  });
});

describe('end of the app', () => {
  test.each([
    ['well', 0, null, { code: 0, crash: null }],
    ['with a code of its own', 2, null, { code: 2, crash: null }],
    ['asked by a signal', null, 'SIGTERM', { code: 143, crash: null }],
    ["by Chromium's own check", null, 'SIGTRAP', { code: 133, crash: 'was ended by SIGTRAP' }],
    ['for want of memory', null, 'SIGKILL', { code: 137, crash: 'was ended by SIGKILL' }],
    ['by a crash on Windows', 0xc0000005, null, { code: 0xc0000005, crash: 'crashed (0xC0000005)' }],
    ['without its libraries', 127, null, { code: 127, crash: 'did not find its libraries' }],
  ])('%s', (_how, code, signal, expected) => {
    // Windows has no SIGTRAP and no number for it.
    const ended = howItEnded(code, signal);
    expect(ended).toEqual(signal === 'SIGTRAP' ? { ...expected, code: ended.code } : expected);
    expect(ended.code === 0).toBe(code === 0);
  });

  test('is reported for a started program, and for one that could not start', async () => {
    expect(await startApp(process.execPath, ['-e', 'process.exit(7)'])).toMatchObject({
      code: 7,
      crash: null,
    });
    expect(await startApp(join(work, 'nothing'), [])).toMatchObject({
      code: 1,
      crash: expect.stringMatching(/^could not be started \(.*ENOENT\)$/),
    });
  });

  test('never runs Electron as Node', async () => {
    process.env.ELECTRON_RUN_AS_NODE = '1';
    try {
      const script = 'process.exit("ELECTRON_RUN_AS_NODE" in process.env ? 1 : 0)';
      expect(await startApp(process.execPath, ['-e', script])).toMatchObject({ code: 0 });
    } finally {
      delete process.env.ELECTRON_RUN_AS_NODE;
    }
  });
});

describe("Electron's runtime is available", () => {
  const file = `electron-v45.0.0-${process.platform}-${process.arch}.zip`;
  const archive = 'what the release holds';
  let servers = [];

  afterEach(() => {
    for (const server of servers) server.close().closeAllConnections();
    servers = [];
  });

  const serve = async (answer) => {
    const asked = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(answer).end();
    });
    // The server is its own proxy: a tunnel leads back to it.
    server.on('connect', (_request, socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      server.emit('connection', socket);
    });
    servers.push(server);
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { asked, address: `http://127.0.0.1:${server.address().port}` };
  };

  /** Runs the installer's check without this machine's settings. */
  const canBeHad = (env) => {
    write('package/package.json', '{"version":"45.0.0"}');
    const checksum = createHash('sha256').update(archive).digest('hex');
    write('package/checksums.json', JSON.stringify({ [file]: checksum }));
    const args = ['scripts/canHaveElectron.mjs', join(work, 'package')];
    const { PATH, SYSTEMROOT } = process.env;
    const all = { PATH, SYSTEMROOT, electron_config_cache: join(work, 'cache'), ...env };
    return new Promise((resolve) => {
      execFile(process.execPath, args, { env: all }, (error) => resolve(error === null));
    });
  };

  test('from a mirror, only if the mirror has this version', async () => {
    const good = await serve(200);
    expect(await canBeHad({ ELECTRON_MIRROR: `${good.address}/of/` })).toBe(true);
    expect(good.asked).toEqual([`/of/v45.0.0/${file}`]);
    expect(await canBeHad({ ELECTRON_MIRROR: `${(await serve(404)).address}/` })).toBe(false);
  });

  test('through a proxy, if the installer is set to use one', async () => {
    const proxy = await serve(200);
    const env = { ELECTRON_MIRROR: 'http://electron.invalid/', HTTP_PROXY: proxy.address };
    expect(await canBeHad(env)).toBe(false);
    expect(await canBeHad({ ...env, ELECTRON_GET_USE_PROXY: '1' })).toBe(true);
  });

  test("without a network, from the installer's cache", async () => {
    const mirror = 'http://electron.invalid/';
    const folder = createHash('sha256').update(`${mirror}v45.0.0`).digest('hex');
    write(`cache/${folder}/${file}`, archive);
    expect(await canBeHad({ ELECTRON_MIRROR: mirror })).toBe(true);
    write(`cache/${folder}/${file}`, 'torn');
    expect(await canBeHad({ ELECTRON_MIRROR: mirror })).toBe(false);
  });
});
