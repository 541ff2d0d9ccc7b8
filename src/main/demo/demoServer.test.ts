import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoServer, type DemoServer, sampleDatabase } from './demoServer.ts';

let folder = '';
let server: DemoServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-server-'));
  writeFileSync(join(folder, 'starts'), '');
});
afterEach(() => {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const starts = (): number => readFileSync(join(folder, 'starts'), 'utf8').length;

/** A server program that counts its starts, then runs `onMessage`. */
const serverThat = (onMessage: string) => {
  const entry = join(folder, 'server.mjs');
  writeFileSync(
    entry,
    `import { appendFileSync } from 'node:fs';
    process.parentPort.on('message', () => {
      appendFileSync(${JSON.stringify(join(folder, 'starts'))}, 'x');
      ${onMessage}
    });`,
  );
  const clock = { now: 1_000_000 };
  const onState = vi.fn();
  const log = { info: vi.fn(), error: vi.fn() };
  server = createDemoServer({
    entry,
    dbFile: join(folder, 'data.sqlite'),
    orders: 1,
    live: 0,
    log,
    onState,
    now: () => clock.now,
  });
  return { clock, onState, log };
};

describe('the sample-data server', () => {
  it('is restarted after a pause if it could not start', async () => {
    const { clock, onState } = serverThat(
      "process.parentPort.postMessage({ type: 'failed', message: 'no disk' });",
    );
    await server.ready();
    expect(onState.mock.calls).toEqual([['failed']]);
    for (let request = 0; request < 20; request += 1) await server.ready();
    expect(starts()).toBe(1);
    clock.now += 10_000;
    await server.ready();
    expect(starts()).toBe(2);
    expect(server.target()).toBeNull();
  });

  it('that keeps crashing is given up after some starts, instead of a fork at every request', async () => {
    const { clock, onState } = serverThat('process.exit(1);');
    await server.ready();
    await expect.poll(() => onState.mock.calls.at(-1)).toEqual(['failed']);
    const before = starts();
    expect(before).toBe(4);
    for (let request = 0; request < 20; request += 1) await server.ready();
    expect(starts()).toBe(before);
    clock.now += 70_000;
    await server.ready();
    expect(starts()).toBeGreaterThan(before);
  });

  it('logs an error and continues to run', async () => {
    const { log, onState } = serverThat(
      "for (const message of [{ type: 'erred', message: 'life' }, { type: 'listening', port: 4321 }]) process.parentPort.postMessage(message);",
    );
    await server.ready();
    expect(log.error.mock.calls).toEqual([['The sample-data server met an error: life']]);
    expect(onState.mock.calls).toEqual([['running']]);
  });

  it('is started once for several callers', async () => {
    serverThat("process.parentPort.postMessage({ type: 'listening', port: 4321 });");
    await Promise.all([server.ready(), server.ready(), server.ready()]);
    expect(starts()).toBe(1);
    expect(server.target()?.origin).toBe('http://127.0.0.1:4321');
  });
});

describe('the sample database', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'sample-'));
    for (const name of ['sample-data-5000.sqlite', 'sample-data-5000.sqlite-wal', 'settings.json']) {
      writeFileSync(join(directory, name), 'x');
    }
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('persists between starts', () => {
    expect(sampleDatabase(directory, 5000, Date.now() + 6 * dayMs)).toBe(
      join(directory, 'sample-data-5000.sqlite'),
    );
    expect(readdirSync(directory)).toHaveLength(3);
  });

  it('is reset after a week, without touching other files', () => {
    sampleDatabase(directory, 5000, Date.now() + 8 * dayMs);
    expect(readdirSync(directory)).toEqual(['settings.json']);
  });

  it('has a path even if its folder cannot be read', () => {
    const missing = join(directory, 'missing');
    expect(sampleDatabase(missing, 5000, Date.now())).toBe(join(missing, 'sample-data-5000.sqlite'));
  });
});
