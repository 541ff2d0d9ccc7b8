import { app } from 'electron';
import { ask, fact, rest } from './record.mjs';

/* The single-instance lock, and the data that the first instance receives from the second. */

const told = ({ argv, directory }) => ({
  // Drops the paths of the program and its script.
  argv: argv.slice(1).filter((argument) => !argument.startsWith('/')),
  directory: directory === process.cwd(),
});

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', async (event, argv, directory, data) => {
    fact('second-instance', { ...told({ argv, directory }), event: typeof event.preventDefault, data });
    await rest();
    app.quit();
  });
  app.whenReady().then(() => {
    fact('the lock again', app.requestSingleInstanceLock());
    ask('start', { args: ['backoffice://open/orders/1', '--flag', '--name=value', '--', '--not-a-flag'] });
  });
} else {
  fact('the second start got the lock', false);
  app.on('quit', (_event, code) => fact('the second start ends', code));
  app.quit();
}
