import { app, BrowserWindow } from 'electron';
import { fact, listen, rest } from './record.mjs';

/* Signals: the first asks to quit, then a different one, then the same one again. */

const events = [];
listen(app, ['before-quit', 'will-quit', 'quit'], events);
process.on('SIGTERM', () => events.push('heard by Node'));
app.on('before-quit', (event) => event.preventDefault());

app.whenReady().then(async () => {
  new BrowserWindow({ show: false });
  process.kill(process.pid, 'SIGTERM');
  await rest();
  fact('events at SIGTERM', events.splice(0));
  process.kill(process.pid, 'SIGINT');
  await rest();
  fact('events at SIGINT after SIGTERM', events.splice(0));
  process.kill(process.pid, 'SIGTERM');
  await rest();
  fact('events at a second SIGTERM', events.splice(0));
});
