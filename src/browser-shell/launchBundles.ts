/** Main process of the small app for launch.process.test.ts. */
export const mainBundle = `
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, shell } from 'electron';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
const here = import.meta.dirname;
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, codeCache: true } }]);
const types = { html: 'text/html', js: 'text/javascript' };
const start = () => {
let cancelled = 0;
let answerLate = null;
protocol.handle('app', (request) => {
  const name = new URL(request.url).pathname.slice(1);
  if (name === 'late') return new Promise((resolve) => {
    const cut = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
    answerLate = () => resolve(new Response(cut));
  });
  if (name === 'endless') {
    return new Response(new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(9)),
      cancel: () => { cancelled += 1; },
    }), { headers: { 'content-type': 'image/png' } });
  }
  try {
    return new Response(readFileSync(join(here, '../renderer', name)), { headers: {
      'content-type': types[name.split('.').at(-1)],
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'none'",
    } });
  } catch { return new Response('gone', { status: 404 }); }
});
const moves = [];
let isDirty = false;
const open = (hash) => {
  const window = new BrowserWindow({ webPreferences: { preload: join(here, '../preload/index.cjs') } });
  window.webContents.setWindowOpenHandler(({ url }) => { void shell.openExternal(url); return { action: 'deny' }; });
  window.webContents.on('will-navigate', (event) => event.preventDefault());
  window.webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => { moves.push({ url, isMainFrame }); });
  window.on('close', (event) => {
    const options = { message: 'Unsaved', buttons: ['Keep', 'Discard'], defaultId: 0, cancelId: 0 };
    if (!isDirty) return;
    event.preventDefault();
    dialog.showMessageBox(window, options).then(({ response }) => {
      if (response !== 1) return;
      isDirty = false;
      app.quit();
    });
  });
  window.loadURL('app://test/index.html#' + hash);
  return window;
};
ipcMain.handle('echo', (_event, value) => value);
ipcMain.handle('fail', () => { throw new TypeError('no luck'); });
ipcMain.handle('who', (event) => ({ id: event.sender.id, url: event.senderFrame.url, isTop: event.senderFrame.parent === null }));
ipcMain.handle('open', (_event, hash) => { open(hash).webContents.send('told', 'too early'); });
ipcMain.handle('tell', (event, text) => { event.sender.send('told', text); });
ipcMain.handle('title', (event, title) => {
  const window = BrowserWindow.fromWebContents(event.sender);
  window.setTitle(title);
  return window.getTitle();
});
ipcMain.handle('ask', ({ sender }) => dialog.showMessageBox(BrowserWindow.fromWebContents(sender), { message: 'Sure?', buttons: ['No', 'Yes'] }));
ipcMain.handle('save', () => dialog.showSaveDialog({ defaultPath: 'list.csv' }));
ipcMain.handle('moves', (event) => ({ moves, url: event.sender.getURL() }));
ipcMain.handle('dirty', () => { isDirty = true; });
ipcMain.handle('functions', () => () => 1);
ipcMain.handle('cancelled', () => cancelled);
ipcMain.handle('isLate', () => answerLate !== null);
ipcMain.handle('answerLate', () => answerLate());
ipcMain.handle('windows', () => BrowserWindow.getAllWindows().map(({ id }) => id));
Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'File', submenu: [
  { id: 'tell', label: 'Tell', accelerator: 'CmdOrCtrl+Shift+K', click: () => {
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send('told', 'menu');
  } },
] }]));
app.on('second-instance', (_event, argv) => {
  for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send('told', argv.at(-1));
});
let isTidy = false;
app.on('will-quit', (event) => {
  if (isTidy) return;
  event.preventDefault();
  setTimeout(() => { isTidy = true; app.quit(); }, 50);
});
open('/first');
};
// Libraries that tidy up when the process ends listen like this. In Electron they never hear the signal.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.kill(process.pid, signal));
if (app.requestSingleInstanceLock()) app.whenReady().then(start); else app.quit();
`;

export const preloadBundle = `
const { contextBridge, ipcRenderer } = require('electron');
contextBridge.exposeInMainWorld('bridge', {
  invoke: (channel, value) => ipcRenderer.invoke(channel, value),
  on: (channel, listener) => ipcRenderer.on(channel, (_event, value) => listener(value)),
});
`;
