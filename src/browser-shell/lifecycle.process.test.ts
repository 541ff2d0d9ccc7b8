import { afterEach, describe, expect, it } from 'vitest';
import { endLaunched, launchSource as launch } from './testing/launchSource.ts';

/* Small apps that print their events. The order is Electron's, see docs/browser-shell.md. */

afterEach(endLaunched);

const twoWindows = `
import { app, BrowserWindow, protocol } from 'electron';
for (const name of ['before-quit', 'will-quit', 'quit', 'window-all-closed']) app.on(name, () => say(name));
const open = () => {
  const window = new BrowserWindow();
  const { id } = window;
  for (const name of ['close', 'closed', 'query-session-end', 'session-end'])
    window.on(name, () => say(name + ' ' + id));
  window.loadURL('app://test/index.html').catch(() => {});
  return window;
};
app.whenReady().then(() => {
  protocol.handle('app', () => new Response(''));
  const [first, second] = [open(), open()];
  start(first, second);
});
`;
const closing = ['close 1', 'close 2', 'closed 1', 'closed 2'];
const isUp = (app: ReturnType<typeof launch>) =>
  expect
    .poll(() =>
      app.emit('focus-window', { id: 1 }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

it('openExternal fails if the system cannot open the address', async () => {
  const app = launch(
    `
      import { app, BrowserWindow, protocol, shell } from 'electron';
      app.whenReady().then(() => {
        protocol.handle('app', () => new Response(''));
        new BrowserWindow().loadURL('app://test/index.html').catch(() => undefined);
        setInterval(() => shell.openExternal('https://shop.example/').catch(({ message }) => say(message)), 20);
      });
    `,
    '--shell-platform=darwin',
  );
  await isUp(app);
  await app.emit('refuse-open');
  await expect.poll(app.said).toEqual(['Failed to open URL']);
});

describe('quitting', () => {
  it('asks every window before the first one closes, and continues with the last one', async () => {
    const app = launch(`${twoWindows} const start = () => { app.quit(); say('asked'); };`);
    expect(await app.ended).toBe(0);
    expect(app.said()).toEqual([
      'before-quit',
      'close 1',
      'close 2',
      'asked',
      'closed 1',
      'closed 2',
      'will-quit',
      'quit',
    ]);
  });

  it('is cancelled by a window that refuses, while the others close', async () => {
    const app = launch(`${twoWindows} const start = (first) => {
      first.once('close', (event) => event.preventDefault());
      app.quit();
    };`);
    await expect.poll(app.said).toEqual(['before-quit', 'close 1', 'close 2', 'closed 2']);
    await app.emit('quit');
    expect(await app.ended).toBe(0);
    expect(app.said().slice(4)).toEqual(['before-quit', 'close 1', 'closed 1', 'will-quit', 'quit']);
  });

  it('starts again after a cancellation at the end', async () => {
    const app = launch(`${twoWindows} const start = () => {
      app.once('will-quit', (event) => { event.preventDefault(); setImmediate(() => app.quit()); });
      app.quit();
    };`);
    expect(await app.ended).toBe(0);
    const once = ['before-quit', ...closing, 'will-quit'];
    expect(app.said()).toEqual([...once, 'before-quit', 'will-quit', 'quit']);
  });

  it('is ignored within will-quit of the last window, and in its microtasks and ticks', async () => {
    const app = launch(`${twoWindows} const start = () => {
      const again = () => app.quit();
      app.once('will-quit', (event) => {
        event.preventDefault();
        again();
        queueMicrotask(again);
        process.nextTick(again);
        (async () => { for (let turn = 0; turn < 50; turn += 1) await null; })().then(again);
        setImmediate(again);
      });
      app.quit();
    };`);
    expect(await app.ended).toBe(0);
    const once = ['before-quit', ...closing, 'will-quit'];
    expect(app.said()).toEqual([...once, 'before-quit', 'will-quit', 'quit']);
  });

  it('with an exit code destroys windows without a question', async () => {
    const app = launch(`${twoWindows} const start = () => app.exit(3);`);
    expect(await app.ended).toBe(3);
    expect(app.said()).toEqual(['closed 1', 'closed 2', 'quit']);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'follows the first %s; the second one ends the process',
    async (signal) => {
      const app = launch(`process.once('${signal}', () => say('heard by Node'));
      ${twoWindows} const start = (first) => first.on('close', (event) => event.preventDefault());`);
      await isUp(app);
      app.kill(signal);
      await expect.poll(app.said).toEqual(['before-quit', 'close 1', 'close 2', 'closed 2']);
      app.kill(signal);
      expect(await app.ended).toBeNull();
      expect(app.signal()).toBe(signal);
    },
  );
});

describe('the end of the session', () => {
  const asked = ['query-session-end 1', 'query-session-end 2'];
  const onWindows = '--shell-platform=win32';

  it('asks each window, then ends the process without a quit event', async () => {
    const app = launch(`${twoWindows} const start = () => {};`, onWindows);
    await isUp(app);
    await app.emit('end-session').catch(() => undefined);
    expect(await app.ended).toBe(0);
    expect(app.said()).toEqual([...asked, 'session-end 1', 'session-end 2']);
  });

  it('is deferred by a window that refuses, unless it is forced', async () => {
    const app = launch(
      `${twoWindows} const start = (first) =>
      first.on('query-session-end', (event) => event.preventDefault());`,
      onWindows,
    );
    await isUp(app);
    await app.emit('end-session');
    await expect.poll(app.said).toEqual(['query-session-end 1']);
    await app.emit('end-session', { isForced: true }).catch(() => undefined);
    expect(await app.ended).toBe(0);
    expect(app.said().slice(2)).toEqual(['session-end 1', 'session-end 2']);
  });

  it('allows a short time to an app that begins to quit', async () => {
    const app = launch(
      `${twoWindows} const start = (first) => first.on('session-end', () => app.quit());`,
      onWindows,
    );
    await isUp(app);
    await app.emit('end-session');
    expect(await app.ended).toBe(0);
    expect(app.said().slice(-2)).toEqual(['will-quit', 'quit']);
  });

  it('exists on Windows only; other systems have their own events', async () => {
    const app = launch(`${twoWindows} const start = () => {};`);
    await isUp(app);
    const others = ['end-session', 'open-url', 'activate', 'swipe', 'notification-activate', 'refuse-open'];
    for (const what of others) await expect(app.emit(what)).rejects.toThrow('400');
    expect(app.said()).toEqual([]);
  });
});
