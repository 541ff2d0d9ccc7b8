import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  Notification,
  nativeImage,
  nativeTheme,
  powerMonitor,
  screen,
  session,
  shell,
} from 'electron';
import { attempt, attemptNow, fact, listen, rest } from './record.mjs';

/* Calls to the operating system, on Linux without a desktop. */

app.on('window-all-closed', () => undefined);
app.whenReady().then(async () => {
  const window = new BrowserWindow({ show: false });
  fact('badge with a count', [app.setBadgeCount(3), app.setBadgeCount(0)]);
  fact('badge without a count', app.setBadgeCount());
  fact('protocol client', app.setAsDefaultProtocolClient('backoffice-probe'));
  fact(
    'login item',
    (({ openAtLogin, wasOpenedAtLogin }) => [openAtLogin, wasOpenedAtLogin])(app.getLoginItemSettings()),
  );
  fact('members of one system', [
    typeof app.dock,
    typeof app.setJumpList,
    typeof app.setToastActivatorCLSID,
    typeof Notification.handleActivation,
  ]);
  fact(
    'clipboard at once',
    attemptNow(() => clipboard.writeText('text')),
  );
  fact('clipboard without text', await attempt(() => clipboard.writeText(7)));
  fact('openExternal', await attempt(() => shell.openExternal('https://shop.example/')));
  fact('openExternal of no address', await attempt(() => shell.openExternal('no address')));
  fact('openExternal of nothing', await attempt(() => shell.openExternal()));
  fact(
    'showItemInFolder of nothing',
    attemptNow(() => shell.showItemInFolder()),
  );
  fact('themes', [
    nativeTheme.themeSource,
    nativeTheme.shouldUseDarkColors,
    attemptNow(() => {
      nativeTheme.themeSource = 'blue';
    }),
  ]);
  const updates = [];
  nativeTheme.on('updated', () => updates.push(nativeTheme.shouldUseDarkColors));
  nativeTheme.themeSource = 'dark';
  updates.push('set');
  await rest();
  fact('updates of the theme', updates);
  fact(
    'displays',
    screen.getAllDisplays().map(({ bounds, workArea, scaleFactor }) => [bounds, workArea, scaleFactor]),
  );
  fact('power monitor', typeof powerMonitor.on);
  fact('notifications', Notification.isSupported());
  fact('id of a notification', typeof new Notification({ title: 'Title' }).id);
  fact('proxy of this machine', await session.defaultSession.resolveProxy('http://127.0.0.1/'));
  fact('proxy', await session.defaultSession.resolveProxy('https://shop.example/'));
  fact('progress', [window.setProgressBar(0.5), attemptNow(() => window.setProgressBar('half'))]);
  fact('a picture', [
    nativeImage.createFromBitmap(Buffer.alloc(16), { width: 2, height: 2 }).getSize(),
    attemptNow(() => nativeImage.createFromBitmap(Buffer.alloc(15), { width: 2, height: 2 })),
    attemptNow(() => nativeImage.createFromBitmap('text', { width: 2, height: 2 })),
  ]);
  fact('an overlay', [window.setOverlayIcon(null, ''), attemptNow(() => window.setOverlayIcon({}, ''))]);

  const aborted = AbortSignal.abort();
  fact(
    'a message box that was aborted before',
    await attempt(() =>
      dialog.showMessageBox(window, {
        message: 'Message',
        buttons: ['A', 'B'],
        cancelId: 1,
        signal: aborted,
      }),
    ),
  );
  const controller = new AbortController();
  const box = attempt(() =>
    dialog.showMessageBox(window, {
      message: 'Message',
      buttons: ['A', 'B', 'C'],
      cancelId: 2,
      signal: controller.signal,
    }),
  );
  await rest();
  controller.abort();
  fact('a message box that is aborted', await box);
  const other = new AbortController();
  const named = attempt(() =>
    dialog.showMessageBox(window, { message: 'Message', buttons: ['Yes', 'No'], signal: other.signal }),
  );
  await rest();
  other.abort();
  fact('a message box that is aborted without a cancelId', await named);
  fact('a message box without text', await attempt(() => dialog.showMessageBox(window, { message: 7 })));
  fact(
    'a message box with buttons that are none',
    await attempt(() => dialog.showMessageBox(window, { message: 'Message', buttons: 'OK' })),
  );

  const events = [];
  listen(window, ['close', 'closed'], events);
  listen(app, ['before-quit', 'will-quit', 'window-all-closed'], events);
  app.on('quit', (_event, code) => fact('events of app.exit(3)', [...events, `quit ${code}`]));
  app.exit(3);
});
