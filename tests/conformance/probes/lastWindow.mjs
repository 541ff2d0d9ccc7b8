import { app, BrowserWindow } from 'electron';
import { attemptNow, fact, listen, rest } from './record.mjs';

/* Closes the last window without a quit, then with a quit that is refused and repeated at once. */

const events = [];
const take = () => events.splice(0);
listen(app, ['before-quit', 'will-quit', 'window-all-closed'], events);
app.on('quit', (_event, code) => {
  events.push(`quit ${code}`);
  fact(
    'events when window-all-closed quits, will-quit is refused, and app.quit() follows in a microtask',
    take(),
  );
});

const open = () => {
  const window = new BrowserWindow({ show: false });
  listen(window, ['close', 'closed'], events);
  listen(window.webContents, ['destroyed'], events);
  return window;
};

app.whenReady().then(async () => {
  const window = open();
  window.close();
  fact('closed at once after close()', window.isDestroyed());
  await rest();
  fact('events when the last window closes', take());

  const destroyed = open();
  const { webContents } = destroyed;
  destroyed.destroy();
  fact(
    'contents right after destroy()',
    attemptNow(() => webContents.isDestroyed()),
  );
  fact('events right after destroy()', take());
  await rest();
  fact('events after destroy()', take());

  app.once('window-all-closed', () => app.quit());
  app.once('will-quit', (event) => {
    event.preventDefault();
    queueMicrotask(() => app.quit());
  });
  open().close();
});
