import { afterEach, describe, expect, it } from 'vitest';
import { endLaunched, launchSource as launch } from './testing/launchSource.ts';

afterEach(endLaunched);

describe('windows', () => {
  it('report why nothing can be loaded', async () => {
    const app = launch(`
      import { app, BrowserWindow, protocol } from 'electron';
      app.whenReady().then(async () => {
        protocol.handle('app', () => { throw new Error('no file'); });
        const attempt = (url) => new BrowserWindow().loadURL(url).catch(({ message }) => say(message));
        for (const url of ['nowhere', 'other://test/', 'app://test/']) await attempt(url);
        protocol.handle('good', () => new Response(''));
        process.on('unhandledRejection', ({ message }) => say('nobody caught ' + message));
        const window = new BrowserWindow();
        const loading = window.loadURL('good://test/').catch(({ message }) => say(message));
        say('shows "' + window.webContents.getURL() + '"');
        setTimeout(() => window.destroy(), 100);
        await loading;
        protocol.handle('slow', () => new Promise((answer) => setTimeout(answer, 50, new Response(''))));
        const gone = new BrowserWindow();
        const never = gone.loadURL('slow://test/').catch(({ message }) => say(message));
        gone.destroy();
        await never;
        try { window.setTitle('Late'); } catch ({ message }) { say(message); }
      });
    `);
    await expect
      .poll(app.said)
      .toEqual([
        "ERR_INVALID_URL (-300) loading ''",
        "ERR_FAILED (-2) loading 'other://test/'",
        "ERR_UNEXPECTED (-9) loading 'app://test/'",
        'shows ""',
        "ERR_FAILED (-2) loading 'good://test/'",
        "ERR_FAILED (-2) loading 'slow://test/'",
        'Object has been destroyed',
      ]);
  });

  it('keep their minimum size, know their displays, and share their zoom by default', async () => {
    const app = launch(
      `
      import { app, BrowserWindow, protocol, screen } from 'electron';
      app.whenReady().then(async () => {
        protocol.handle('app', () => new Response(''));
        say('packaged: ' + app.isPackaged + ', ' + process.argv.slice(2).join());
        const [one, other, own] = [1, 2, 3].map(() => new BrowserWindow({ minWidth: 640, minHeight: 480 }));
        own.webContents.setZoomMode('isolated');
        for (const window of [one, other, own]) window.loadURL('app://test/').catch(() => {});
        one.setBounds({ x: 1500, y: 10, width: 100, height: 100 });
        say(JSON.stringify(one.getBounds()));
        const { id, scaleFactor } = screen.getDisplayMatching(one.getBounds());
        say(id + ' at ' + scaleFactor);
        setImmediate(() => {
          one.webContents.setZoomFactor(2);
          say([one, other, own].map(({ webContents }) => webContents.getZoomFactor()).join());
          one.webContents.on('render-process-gone', (_event, { reason }) => say('gone: ' + reason));
          one.webContents.forcefullyCrashRenderer();
          say('still here');
        });
      });
    `,
      '--shell-packaged',
      '--shell-displays=1600x900,1280x720@2',
      '--demo-orders=7',
    );
    await expect
      .poll(app.said)
      .toEqual([
        'packaged: true, --demo-orders=7',
        '{"x":1500,"y":10,"width":640,"height":480}',
        '2 at 2',
        '2,2,1',
        'still here',
        'gone: killed',
      ]);
  });
});
