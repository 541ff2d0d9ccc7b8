import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { endLaunched, launchSource as launch } from './testing/launchSource.ts';

/* Small apps that print their events. The order is Electron's, see docs/browser-shell.md. */

afterEach(endLaunched);

describe('ready', () => {
  it('fires after the evaluation of the entry, however long that takes', async () => {
    const app = launch(`
      import { app } from 'electron';
      import { setTimeout } from 'node:timers/promises';
      app.whenReady().then(() => say('ready'));
      await setTimeout(100);
      say('evaluated');
    `);
    await expect.poll(app.said).toEqual(['evaluated', 'ready']);
  });

  it('never fires for an entry that awaits it', async () => {
    const app = launch(`
      import { app } from 'electron';
      setTimeout(() => say('is ready: ' + app.isReady()), 300);
      await app.whenReady();
      say('through');
    `);
    await expect.poll(app.said).toEqual(['is ready: false']);
  });

  it('also fires after a failed entry, whose error is an uncaught exception', async () => {
    const app = launch(`
      import { app } from 'electron';
      app.on('ready', () => say('ready'));
      process.on('uncaughtException', ({ message }) => say(message));
      throw new Error('broken');
    `);
    await expect.poll(app.said).toEqual(['ready', 'broken']);
  });

  it('must follow enableSandbox, which fails for root with --no-sandbox', async () => {
    const source = `
      import { app } from 'electron';
      for (const [id, flags] of [[1000, ['--no-sandbox']], [0, []], [0, ['--no-sandbox']]]) {
        process.getuid = () => id;
        process.argv = ['node', ...flags];
        try { app.enableSandbox(); say('sandbox'); } catch ({ message }) { say(message); }
      }
    `;
    const refusal = 'Running as root without --no-sandbox is not supported';
    await expect.poll(launch(source).said).toEqual(['sandbox', 'sandbox', refusal]);
  });

  it('must precede windows, dialogs, displays and protocols, and must follow enableSandbox', async () => {
    const app = launch(`
      import { app, BrowserWindow, dialog, screen } from 'electron';
      const attempt = (work) => Promise.try(work).then(() => say('done'), ({ message }) => say(message));
      await attempt(() => new BrowserWindow());
      await attempt(() => dialog.showMessageBox({ message: 'Well?' }));
      await attempt(() => screen.getAllDisplays());
      await attempt(() => app.setPath('userData', 'relative'));
      await attempt(() => app.setPath('nothing', '/tmp'));
      app.whenReady().then(async () => {
        await attempt(() => app.enableSandbox());
        await attempt(() => dialog.showMessageBoxSync({ message: 'Well?' }));
        await attempt(() => dialog.showMessageBox({ message: 'Well?' }));
        await attempt(() => dialog.showMessageBox({ message: 7 }));
      });
    `);
    await expect
      .poll(app.said)
      .toEqual([
        'Cannot create BrowserWindow before app is ready',
        'dialog module can only be used after app is ready',
        "The 'screen' module can't be used before the app 'ready' event",
        'Path must be absolute',
        'Failed to set path',
        'app.enableSandbox() can only be called before app is ready',
        'showMessageBoxSync stops the whole app: ask with showMessageBox',
        'A message box without a window stops main on macOS: give it one',
        'Message must be a string',
      ]);
  });
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a killed app', () => {
  it('also ends the processes it has started', async () => {
    const app = launch(`
      import { app, utilityProcess } from 'electron';
      import { writeFileSync } from 'node:fs';
      import { join } from 'node:path';
      const entry = join(import.meta.dirname, 'helper.mjs');
      writeFileSync(entry, 'process.parentPort.postMessage(process.pid); setInterval(() => {}, 60_000);');
      app.whenReady().then(() => utilityProcess.fork(entry).on('message', say));
    `);
    await expect.poll(app.said).toHaveLength(1);
    const helper = Number(app.said()[0]);
    expect(isAlive(helper)).toBe(true);
    app.kill('SIGKILL');
    await app.ended;
    await expect.poll(() => isAlive(helper)).toBe(false);
  });
});

describe('a utility process', () => {
  it('survives an unhandled rejection, as in Electron', async () => {
    const app = launch(`
      import { app, utilityProcess } from 'electron';
      import { writeFileSync } from 'node:fs';
      import { join } from 'node:path';
      const entry = join(import.meta.dirname, 'helper.mjs');
      writeFileSync(entry, 'Promise.reject(new Error("lost")); process.on("exit", () => {}); setTimeout(() => process.parentPort.postMessage("alive"), 10);');
      app.whenReady().then(() => utilityProcess.fork(entry, [], { stdio: 'ignore' }).on('message', say));
    `);
    await expect.poll(app.said).toEqual(['alive']);
  });

  it.each(['src/demo-api/embedded.ts', 'src/main/auth/keychainProcess.ts'])(
    'of the app ends after an unhandled rejection: %s',
    (entry) => {
      // Rejects as soon as the entry listens. Without a listener, the process would run forever.
      const rejects =
        'setInterval(() => process.listenerCount("unhandledRejection") && Promise.reject(new Error("lost")), 20);';
      const { status, signal, stderr } = spawnSync(
        process.execPath,
        ['--unhandled-rejections=warn-with-error-code', '--import', `data:text/javascript,${rejects}`, entry],
        { encoding: 'utf8', timeout: 120_000 },
      );
      expect([status, signal]).toEqual([1, null]);
      expect(stderr).toContain('lost');
    },
  );
});

describe('emulation of another system', () => {
  it.each([
    ['darwin', 'setMenu,undefined'],
    ['win32', 'no dock,ok'],
  ])('gives main the members of %s', async (platform, members) => {
    const app = launch(
      `
      import { app } from 'electron';
      app.whenReady().then(() => {
        say(process.platform);
        let jumpList;
        try { jumpList = app.setJumpList(null); } catch {}
        say([app.dock ? Object.keys(app.dock) : 'no dock', String(jumpList)].join());
      });
    `,
      `--shell-platform=${platform}`,
    );
    await expect.poll(app.said).toEqual([platform, members]);
  });
});
