import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { protocol } from 'electron';

/* What every probe uses: the same main process in Electron and in the browser shell, which writes down what happened. */

/** Values that JSON leaves out or cannot tell apart. */
const plain = (_key, value) => {
  if (value === undefined) return 'undefined';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Promise) return 'a promise';
  return value;
};

const write = (line) => appendFileSync(process.env.PROBE_RECORD, `${JSON.stringify(line, plain)}\n`);

write({ version: process.versions.electron ?? null });

/** One thing that both have to agree on. Written at once, so that a process that hangs or is killed has said it. */
export const fact = (name, value) => write({ name, value });

/** A probe that fails says so and ends, in both in the same way. */
const fail = (cause) => {
  fact('failure', cause);
  process.exit(9);
};
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

/** Has the runner do what only comes from outside: a second start, a button of the mouse. */
export const ask = (what, details = {}) => write({ ask: what, ...details });

/** What a call answers, or how it fails; a promise is waited for. */
export const attempt = async (call) => {
  try {
    const value = await call();
    return value === undefined ? 'undefined' : value;
  } catch (cause) {
    return `${cause.name}: ${cause.message}`;
  }
};

/** Whether a call is refused, where the words of the refusal do not count. */
export const isRefused = (call) => {
  try {
    call();
    return false;
  } catch {
    return true;
  }
};

/** Without waiting: a promise is a fact of its own. */
export const attemptNow = (call) => {
  try {
    return call();
  } catch (cause) {
    return `${cause.name}: ${cause.message}`;
  }
};

/** The value that a window manager, a page or another process leads to; after three seconds the one that is there. */
export const settled = async (read, wanted) => {
  for (let round = 0; round < 150; round += 1) {
    if (JSON.stringify(read()) === JSON.stringify(wanted)) break;
    await setTimeout(20);
  }
  return read();
};

/** Everything that was asked for before has been answered. */
export const rest = (milliseconds = 250) => setTimeout(milliseconds);

/** Listens to events by name and keeps them in order. */
export const listen = (emitter, names, events, tag = '') => {
  for (const name of names) emitter.on(name, () => events.push(tag ? `${name} ${tag}` : name));
};

/** The pages of probes, as an app's own files. */
export const servePages = (answer) =>
  protocol.handle(
    'app',
    (request) =>
      answer?.(new URL(request.url)) ??
      new Response('<!doctype html><html><head><title>Page</title></head><body>Page</body></html>', {
        headers: { 'content-type': 'text/html' },
      }),
  );

protocol.registerSchemesAsPrivileged([
  {
    scheme: 'app',
    privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, codeCache: true },
  },
]);

/** With the preload script that each probe has beside it. */
export const webPreferences = { preload: join(import.meta.dirname, 'preload.cjs'), sandbox: true };
