import { app, BrowserWindow } from 'electron';
import { fact, listen, rest } from './record.mjs';

/* Refuses and repeats a quit in every way, in one process that ends with code 0. */

const events = [];
const take = () => events.splice(0);
listen(app, ['before-quit', 'will-quit', 'window-all-closed'], events);
app.on('quit', (_event, code) => {
  events.push(`quit ${code}`);
  fact('events of the end', take());
});

let opened = 0;
const open = () => {
  opened += 1;
  const window = new BrowserWindow({ show: false });
  listen(window, ['close', 'closed'], events, String(opened));
  return window;
};
const refuse = (event) => event.preventDefault();

/** Refuses `will-quit` once and quits again inside it. */
const quitAgain = (again) =>
  app.once('will-quit', (event) => {
    event.preventDefault();
    again();
  });

app.whenReady().then(async () => {
  const first = open();
  open();
  app.once('before-quit', refuse);
  app.quit();
  await rest();
  fact('events when before-quit is refused', take());

  first.once('close', refuse);
  app.quit();
  await rest();
  fact('events when the first of two windows refuses', take());

  open();
  quitAgain(() => {
    app.quit();
    process.nextTick(() => app.quit());
    queueMicrotask(() => app.quit());
    void Promise.resolve().then(() => app.quit());
  });
  app.quit();
  await rest();
  fact(
    'events when the last window closes, will-quit is refused, and app.quit() follows within its turn',
    take(),
  );

  quitAgain(() => undefined);
  app.quit();
  events.push('app.quit() is through');
  await rest();
  fact('events without a window when will-quit is refused', take());

  quitAgain(() => app.quit());
  app.quit();
  await rest();
  fact('events without a window when app.quit() follows inside will-quit', take());

  let refusals = 0;
  const refuseTwice = (event) => {
    refusals += 1;
    event.preventDefault();
    if (refusals === 1) queueMicrotask(() => app.quit());
    else app.removeListener('will-quit', refuseTwice);
  };
  app.on('will-quit', refuseTwice);
  app.quit();
  await rest();
  app.removeListener('will-quit', refuseTwice);
  fact('events without a window when app.quit() follows in a microtask', take());

  open();
  quitAgain(() => setImmediate(() => app.quit()));
  app.quit();
});
