import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, utilityProcess } from 'electron';
import { attemptNow, fact, rest } from './record.mjs';

/* Exits of a utility process: by itself, by an error, killed by the app, killed by the system. */

const ends = async (source, act) => {
  const events = [];
  const entry = join(import.meta.dirname, `entry${Math.random()}.mjs`);
  writeFileSync(entry, source);
  const child = utilityProcess.fork(entry, ['argument'], { stdio: 'ignore', serviceName: 'Probe' });
  events.push(['pid at once', typeof child.pid]);
  child.on('spawn', () => events.push(['spawn', typeof child.pid]));
  child.on('message', (message) => {
    events.push(['message', message]);
    act?.(child);
  });
  const gone = new Promise((resolve) =>
    app.once('child-process-gone', (_event, { type, reason, exitCode }) => resolve([type, reason, exitCode])),
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  events.push(['exit', code, typeof child.pid]);
  events.push(['kill after the end', child.kill(), child.postMessage('late')]);
  const details = await Promise.race([gone, rest(500).then(() => 'none')]);
  return [...events, details];
};

app.whenReady().then(async () => {
  fact(
    'no entry',
    attemptNow(() => utilityProcess.fork('')),
  );
  fact(
    'a utility process that ends',
    await ends(
      'process.parentPort.postMessage(process.argv.slice(2)); process.parentPort.on("message", () => process.exit(0));',
      (child) => child.postMessage('end'),
    ),
  );
  fact('a utility process that fails', await ends('process.exit(7);'));
  fact('a utility process that throws', await ends('throw new Error("broken");'));
  fact(
    'a utility process that is killed',
    // Without the last fact: whether Electron emits child-process-gone after kill() is a race.
    (
      await ends('process.parentPort.postMessage("up"); setInterval(() => {}, 1000);', (child) =>
        child.kill(),
      )
    ).slice(0, -1),
  );
  fact(
    'a utility process that is killed by SIGKILL',
    await ends('process.parentPort.postMessage("up"); setInterval(() => {}, 1000);', (child) =>
      process.kill(child.pid, 'SIGKILL'),
    ),
  );
  app.exit();
});
