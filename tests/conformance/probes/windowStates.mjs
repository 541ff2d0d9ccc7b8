import { app, BrowserWindow, screen } from 'electron';
import { fact, listen, rest, settled } from './record.mjs';

/* Visible, focused, minimized and maximized, right after the call and after the window manager's reply. */

const events = [];
const take = () => events.splice(0);
const names = ['show', 'hide', 'focus', 'blur', 'minimize', 'restore', 'maximize', 'unmaximize'];
const open = (options = {}) => {
  const window = new BrowserWindow({ show: false, ...options });
  listen(window, names, events, String(window.id));
  return window;
};
const state = (window) => ({
  visible: window.isVisible(),
  focused: window.isFocused(),
  minimized: window.isMinimized(),
  maximized: window.isMaximized(),
});
const size = ({ width, height }) => [width, height];

/** Tolerance for the window manager's frame, which is outside the bounds and varies in size. */
const fills = (window) => {
  const { width, height } = screen.getPrimaryDisplay().workArea;
  const bounds = window.getBounds();
  return bounds.width >= width - 20 && bounds.height >= height - 60;
};

app.on('window-all-closed', () => undefined);
app.whenReady().then(async () => {
  const first = open();
  const { workArea } = screen.getPrimaryDisplay();
  const { x, y, width, height } = first.getBounds();
  fact('size of a new window', [width, height]);
  fact('a new window is centred', [
    Math.abs(2 * x + width - workArea.width) <= 2,
    Math.abs(2 * y + height - workArea.height) <= 2,
  ]);
  fact('state of a hidden window', state(first));
  fact('focused window without one', BrowserWindow.getFocusedWindow());
  first.focus();
  await rest();
  fact('a hidden window after focus()', state(first));

  first.show();
  fact('state right after show()', state(first));
  fact('focused window right after show()', BrowserWindow.getFocusedWindow()?.id ?? null);
  await settled(() => first.isFocused(), true);
  fact('state after show()', state(first));
  await rest();
  fact('events of show()', take());

  const second = open({ width: 700, height: 500 });
  second.showInactive();
  fact('state right after showInactive()', state(second));
  await rest();
  fact('state after showInactive()', [state(first), state(second)]);
  fact('events of showInactive()', take());

  second.focus();
  fact('state right after focus()', [first.isFocused(), second.isFocused()]);
  await settled(() => second.isFocused(), true);
  await rest();
  fact('state after focus()', [first.isFocused(), second.isFocused()]);
  fact('events of focus()', take());
  second.show();
  await rest();
  fact('events of show() again', take());

  second.minimize();
  fact('state right after minimize()', state(second));
  await settled(() => second.isMinimized(), true);
  await rest();
  fact('state after minimize()', state(second));
  fact('focus after minimize()', await settled(() => BrowserWindow.getFocusedWindow()?.id ?? null, 1));
  fact(
    'events of minimize()',
    take().filter((event) => event.endsWith(' 2')),
  );
  fact('bounds of a minimized window', size(second.getBounds()));

  second.restore();
  fact('state right after restore()', [second.isMinimized()]);
  await settled(() => second.isMinimized(), false);
  await rest();
  fact('state after restore()', [second.isMinimized(), second.isVisible()]);
  fact(
    'events of restore()',
    take().filter((event) => /restore|show|minimize|maximize/.test(event)),
  );

  const before = second.getBounds();
  second.maximize();
  fact('state right after maximize()', state(second));
  fact('bounds right after maximize()', size(second.getBounds()));
  await settled(() => second.isMaximized(), true);
  await rest();
  fact('state after maximize()', [second.isMaximized(), fills(second)]);
  fact('normal bounds of a maximized window', size(second.getNormalBounds()));
  fact(
    'normal bounds of a maximized window are those before',
    JSON.stringify(second.getNormalBounds()) === JSON.stringify(before),
  );
  fact(
    'events of maximize()',
    take().filter((event) => /restore|show|minimize|maximize/.test(event)),
  );

  second.setBounds({ x: 50, y: 60, width: 640, height: 480 });
  await rest();
  fact('setBounds() of a maximized window', [
    second.isMaximized(),
    fills(second),
    size(second.getNormalBounds()),
  ]);

  second.unmaximize();
  fact('state right after unmaximize()', second.isMaximized());
  await settled(() => second.isMaximized(), false);
  await rest();
  fact('bounds after unmaximize()', [second.isMaximized(), size(second.getBounds())]);
  take();

  second.maximize();
  await settled(() => second.isMaximized(), true);
  await rest();
  second.unmaximize();
  second.setBounds({ x: 100, y: 140, width: 660, height: 480 });
  await settled(() => second.isMaximized(), false);
  await rest();
  fact('unmaximize() and setBounds() at once', [second.isMaximized(), size(second.getBounds())]);

  second.setBounds({ width: 610 });
  fact('bounds right after setBounds()', size(second.getBounds()));
  await rest();
  fact('bounds after setBounds()', size(second.getBounds()));

  second.focus();
  await settled(() => second.isFocused(), true);
  await rest();
  take();
  second.destroy();
  fact('focus right after destroy()', BrowserWindow.getFocusedWindow()?.id ?? null);
  fact('focus after destroy()', await settled(() => BrowserWindow.getFocusedWindow()?.id ?? null, 1));
  await rest();

  const third = open({ minWidth: 400, minHeight: 300, width: 500, height: 400, x: 30, y: 40 });
  third.setBounds({ width: 100, height: 100 });
  fact('bounds below the minimum', size(third.getBounds()));
  take();
  third.maximize();
  fact('state right after maximize() of a hidden window', state(third));
  await settled(() => third.isMaximized(), true);
  await rest();
  fact('state after maximize() of a hidden window', [third.isVisible(), third.isMaximized()]);
  // `focus` is left out: it may come before or after these.
  fact(
    'events of maximize() of a hidden window',
    take().filter((event) => /^(show|maximize)/.test(event)),
  );

  const fourth = open();
  fourth.minimize();
  await rest();
  fact('state after minimize() of a hidden window', [fourth.isVisible(), fourth.isMinimized()]);

  fourth.show();
  await settled(() => fourth.isMinimized(), false);
  await rest();
  fact('state after show() of a minimized window', state(fourth));
  fourth.minimize();
  await settled(() => fourth.isMinimized(), true);
  await rest();
  fourth.restore();
  fourth.focus();
  await settled(() => fourth.isFocused(), true);
  await rest();
  fact('state after restore() and focus()', state(fourth));
  fourth.minimize();
  await settled(() => fourth.isMinimized(), true);
  fourth.focus();
  await rest();
  fact('state after focus() of a minimized window', state(fourth));

  fact(
    'a window of a given place',
    (({ x, y }) => [x, y])(open({ x: 30, y: 40, width: 500, height: 400 }).getBounds()),
  );
  app.exit();
});
