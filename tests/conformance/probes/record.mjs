import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { protocol } from 'electron';

/* Shared by all probes: small main processes that run in Electron and the browser shell and record facts. */

/** Replaces values that JSON drops or merges. */
const plain = (_key, value) => {
  if (value === undefined) return 'undefined';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Promise) return 'a promise';
  return value;
};

const write = (line) => appendFileSync(process.env.PROBE_RECORD, `${JSON.stringify(line, plain)}\n`);

write({ version: process.versions.electron ?? null });

/**
 * Records a value that must be equal in both engines. Written at once,
 * so that a killed process keeps its record.
 */
export const fact = (name, value) => write({ name, value });

/** Records an unexpected error and ends the probe. */
const fail = (cause) => {
  fact('failure', cause);
  process.exit(9);
};
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

/** Asks the runner for input from outside: a second start, a mouse button. */
export const ask = (what, details = {}) => write({ ask: what, ...details });

export const attempt = async (call) => {
  try {
    const value = await call();
    return value === undefined ? 'undefined' : value;
  } catch (cause) {
    return `${cause.name}: ${cause.message}`;
  }
};

export const isRefused = (call) => {
  try {
    call();
    return false;
  } catch {
    return true;
  }
};

/** Result or error of a call without awaiting it, to record a returned promise as such. */
export const attemptNow = (call) => {
  try {
    return call();
  } catch (cause) {
    return `${cause.name}: ${cause.message}`;
  }
};

/** Polls for at most three seconds until the value is the expected one. Returns the last value. */
export const settled = async (read, wanted) => {
  for (let round = 0; round < 150; round += 1) {
    if (JSON.stringify(read()) === JSON.stringify(wanted)) break;
    await setTimeout(20);
  }
  return read();
};

/** Waits for pending events. */
export const rest = (milliseconds = 250) => setTimeout(milliseconds);

export const listen = (emitter, names, events, tag = '') => {
  for (const name of names) emitter.on(name, () => events.push(tag ? `${name} ${tag}` : name));
};

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

/** Preload script in the folder of the probes. */
export const webPreferences = { preload: join(import.meta.dirname, 'preload.cjs'), sandbox: true };
