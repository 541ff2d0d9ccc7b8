import { app, BrowserWindow, dialog, Menu, Notification, powerMonitor, protocol, screen } from 'electron';
import { attempt, attemptNow, fact, rest } from './record.mjs';

/* Calls allowed before `ready`, state before it, and a quit before it. */

const events = [];
for (const name of ['ready', 'before-quit', 'will-quit', 'quit']) app.on(name, () => events.push(name));
app.on('quit', () => fact('events of a quit before ready', events));

fact('ready before ready', app.isReady());
fact(
  'a window before ready',
  attemptNow(() => new BrowserWindow()),
);
fact(
  'screen before ready',
  attemptNow(() => screen.getAllDisplays()),
);
fact(
  'a protocol before ready',
  attemptNow(() => protocol.handle('app', () => new Response(''))),
);
fact(
  'a notification before ready',
  attemptNow(() => new Notification({ title: 'Title' })),
);
fact(
  'a menu before ready',
  attemptNow(() => Menu.setApplicationMenu(null)),
);
fact(
  'an error box before ready',
  attemptNow(() => dialog.showErrorBox('Title', 'Content')),
);
fact(
  'a path that is not absolute',
  attemptNow(() => app.setPath('userData', 'relative')),
);
fact(
  'a path that is not there',
  attemptNow(() => app.setPath('downloads', '/no/such/folder')),
);
fact(
  'an unknown path',
  attemptNow(() => app.getPath('nothing')),
);
fact('name and version', [app.getName(), app.getVersion(), app.isPackaged]);
fact(
  'power monitor before ready',
  attemptNow(() => typeof powerMonitor.on),
);
fact(
  'a path that nobody knows',
  attemptNow(() => app.setPath('nothing', '/tmp')),
);
const data = app.getPath('userData');
app.setPath('userData', `${data}/missing`);
fact('an instance lock in a folder that is not there', app.requestSingleInstanceLock());
app.setPath('userData', data);
fact('an instance lock', app.requestSingleInstanceLock());
fact(
  'sandbox before ready',
  attemptNow(() => app.enableSandbox()),
);
await attempt(() => dialog.showMessageBox({ message: 'Message' })).then((answer) =>
  fact('a message box before ready', answer),
);
await rest(10);
app.quit();
events.push('app.quit() is through');
