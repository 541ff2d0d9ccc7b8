import { app, BrowserWindow, ipcMain } from 'electron';
import {
  ask,
  attempt,
  attemptNow,
  fact,
  listen,
  rest,
  servePages,
  settled,
  webPreferences,
} from './record.mjs';

/*
 * A window with a page: titles, order of load events, messages,
 * history, closing, and calls on a destroyed window.
 */

const page = (title) => `<!doctype html><html><head><title>${title}</title>
<script type="module" src="./page.js"></script></head><body style="height: 100vh">Page</body></html>`;
const script = `
const errors = async () => {
  const call = (...args) => bridge.invoke(...args).then((value) => value, (cause) => cause.name + ': ' + cause.message);
  return [await call('echo', 1), await call('none'), await call('fail'), await call('text'), await call('functions')];
};
const orders = {
  errors,
  title: (title) => { document.title = title; },
  close: () => window.close(),
};
addEventListener('click', () => { location.hash = '/second'; });
(async () => {
  for (;;) {
    const { order, value } = await bridge.invoke('order');
    if (order === 'end') return;
    await bridge.invoke('done', await orders[order](value));
  }
})();
`;

const events = [];
const take = () => events.splice(0);

const orders = [];
const done = [];
ipcMain.handle('order', () => new Promise((resolve) => orders.push(resolve)));
ipcMain.handle('done', (_event, value) => void done.push(value));
ipcMain.handle('echo', (_event, value) => value);
ipcMain.handle('fail', () => {
  throw new RangeError('no luck');
});
ipcMain.handle('text', () => Promise.reject('only text'));
ipcMain.handle('functions', () => () => 1);

/** Runs an order in the page and returns its result. */
const order = async (name, value) => {
  await settled(() => orders.length > 0, true);
  const before = done.length;
  orders.shift()({ order: name, value });
  await settled(() => done.length > before || name === 'close', true);
  return done.at(-1);
};

app.on('window-all-closed', () => undefined);
app.whenReady().then(async () => {
  servePages(({ pathname }) => {
    if (pathname === '/broken.html') return { status: 200 };
    if (pathname === '/missing.html')
      return new Response('', { status: 404, headers: { 'content-type': 'text/html' } });
    const isScript = pathname === '/page.js';
    return new Response(isScript ? script : page('From the page'), {
      headers: { 'content-type': isScript ? 'text/javascript' : 'text/html' },
    });
  });
  fact(
    'a second handler of a scheme',
    attemptNow(() => servePages()),
  );
  fact(
    'a second handler of a channel',
    attemptNow(() => ipcMain.handle('echo', () => 1)),
  );
  fact(
    'no function as a handler',
    attemptNow(() => ipcMain.handle('other', 7)),
  );

  const window = new BrowserWindow({ show: false, webPreferences });
  const { webContents } = window;
  listen(window, ['ready-to-show', 'page-title-updated', 'close', 'closed'], events);
  listen(
    webContents,
    ['did-start-navigation', 'did-finish-load', 'did-navigate-in-page', 'did-fail-load', 'destroyed'],
    events,
  );
  fact('title of a new window', window.getTitle());
  fact('address of a new window', webContents.getURL());
  fact('zoom of a new window', webContents.getZoomFactor());
  fact('history of a new window', [
    webContents.navigationHistory.canGoBack(),
    webContents.navigationHistory.canGoForward(),
  ]);
  fact('an unknown scheme', await attempt(() => window.loadURL('nothing://probe/index.html')));
  take();
  const loading = window.loadURL('app://probe/index.html#/first');
  fact('loadURL()', loading);
  fact('address right after loadURL()', webContents.getURL());
  fact('answer of loadURL()', await attempt(() => loading));
  await settled(() => events.includes('ready-to-show'), true);
  const loaded = take();
  fact('events of loading', loaded);
  fact(
    'did-finish-load before ready-to-show',
    loaded.indexOf('did-finish-load') < loaded.indexOf('ready-to-show'),
  );
  fact('address of a loaded page', webContents.getURL());
  fact('frame of a loaded page', [webContents.mainFrame?.url, webContents.mainFrame?.parent ?? null]);
  fact('title of a loaded page', await settled(() => window.getTitle(), 'From the page'));

  take();
  await order('title', 'Set by the page');
  fact('title after document.title', await settled(() => window.getTitle(), 'Set by the page'));
  window.setTitle('Set by main');
  fact('title right after setTitle()', window.getTitle());
  await order('title', 'Again by the page');
  fact('title after both', await settled(() => window.getTitle(), 'Again by the page'));
  await rest();
  fact('events of titles', take());
  fact('errors of invoke', await order('errors'));

  window.show();
  await settled(() => window.isFocused(), true);
  const { x, y } = window.getBounds();
  const place = { x: x + 300, y: y + 200 };
  take();
  // Navigations without user activation get no history entry.
  ask('click', place);
  await settled(() => webContents.getURL().endsWith('/second'), true);
  await rest();
  fact('events of a move in the page', take());
  fact('history after a move', [
    webContents.navigationHistory.canGoBack(),
    webContents.navigationHistory.canGoForward(),
  ]);
  webContents.navigationHistory.goBack();
  fact('address after goBack()', await settled(() => webContents.getURL().replace(/.*#/, ''), '/first'));
  webContents.navigationHistory.goForward();
  fact('address after goForward()', await settled(() => webContents.getURL().replace(/.*#/, ''), '/second'));
  await rest();

  const commands = [];
  window.on('app-command', (_event, command) => commands.push(command));
  ask('mouseBack', place);
  await settled(() => commands.length > 0, true);
  await rest();
  fact("commands of a mouse's back button", commands);
  fact("address after a mouse's back button", webContents.getURL().replace(/.*#/, ''));
  take();

  webContents.send('nobody-listens', 1);
  fact(
    'send() of a function',
    attemptNow(() => webContents.send('channel', () => 1)),
  );
  fact(
    'zoom out of range',
    attemptNow(() => webContents.setZoomFactor(0)),
  );
  webContents.setZoomFactor(1.25);
  fact('zoom', webContents.getZoomFactor());

  await order('close');
  await settled(() => window.isDestroyed(), true);
  await rest();
  fact('events of window.close() in the page', take());
  fact(
    'id of a destroyed window',
    attemptNow(() => window.id),
  );
  fact('a destroyed window', [
    window.isDestroyed(),
    attemptNow(() => window.getTitle()),
    attemptNow(() => window.show()),
    attemptNow(() => window.isVisible()),
    attemptNow(() => window.close()),
    attemptNow(() => window.destroy()),
    attemptNow(() => window.setTitle('Title')),
    attemptNow(() => window.webContents),
    attemptNow(() => webContents.isDestroyed()),
    attemptNow(() => webContents.send('channel')),
    attemptNow(() => webContents.getURL()),
    attemptNow(() => webContents.id),
    attemptNow(() => webContents.reload()),
  ]);
  fact('windows left', BrowserWindow.getAllWindows().length);
  app.exit();
});
