import { app, BrowserWindow } from 'electron';
import { attempt, fact, servePages, webPreferences } from './record.mjs';

/* Page loads whose protocol handler fails or returns invalid responses. */

const answers = {
  '/throws': () => {
    throw new Error('broken');
  },
  '/rejects': () => Promise.reject(new Error('broken')),
  '/no-response': () => 'text',
  '/object': () => ({ status: 200, statusText: '', headers: {}, body: 'text' }),
  '/undefined': () => undefined,
  '/error': () => Response.error(),
};

app.on('window-all-closed', () => undefined);
app.whenReady().then(async () => {
  servePages(({ pathname }) => (answers[pathname] ?? (() => undefined))() ?? null);
  for (const path of Object.keys(answers)) {
    const window = new BrowserWindow({ show: false, webPreferences });
    const failures = [];
    window.webContents.on('did-fail-load', (_event, code, text, url, isMainFrame) => {
      failures.push([code, text, url, isMainFrame]);
    });
    fact(`a load of ${path}`, await attempt(() => window.loadURL(`app://probe${path}`)));
    fact(`did-fail-load of ${path}`, failures);
    window.destroy();
  }
  const window = new BrowserWindow({ show: false, webPreferences });
  for (const address of ['', 'no address', 'nothing://probe/'])
    fact(`a load of "${address}"`, await attempt(() => window.loadURL(address)));
  const loading = attempt(() => window.loadURL('app://probe/slow'));
  window.destroy();
  fact('a load of a window that is destroyed', await loading);
  app.exit();
});
