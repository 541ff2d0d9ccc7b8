import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, crashReporter } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectCrashDumps, readCrashDumps, sweepCrashDumps } from './crashDumps.ts';

const now = Date.parse('2026-11-29T12:00:00.000Z');
const dayMs = 86_400_000;

const log = { info: vi.fn(), error: vi.fn() };

let userData: string;
const pending = (): string => join(userData, 'crash-dumps', 'pending');
const leave = (name: string, daysAgo: number): void => {
  mkdirSync(pending(), { recursive: true });
  for (const ending of ['dmp', 'meta']) {
    const file = join(pending(), `${name}.${ending}`);
    writeFileSync(file, 'memory');
    utimesSync(file, (now - daysAgo * dayMs) / 1000, (now - daysAgo * dayMs) / 1000);
  }
};

beforeEach(() => {
  userData = mkdtempSync(join(tmpdir(), 'dumps-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(userData, { recursive: true, force: true });
});

describe('crash dumps', () => {
  it('are written to a folder of the settings, and sent nowhere', () => {
    const start = vi.spyOn(crashReporter, 'start');
    collectCrashDumps(userData, log);
    expect(start).toHaveBeenCalledExactlyOnceWith({ uploadToServer: false });
    expect(app.getPath('crashDumps')).toBe(join(userData, 'crash-dumps'));
  });

  it('never refuse a start', () => {
    vi.spyOn(crashReporter, 'start').mockImplementation(() => {
      throw new Error('no handler');
    });
    collectCrashDumps(userData, log);
    expect(log.error).toHaveBeenCalledExactlyOnceWith('Crash dumps cannot be written', expect.any(Error));
  });

  it('are counted with their dates, newest first', async () => {
    expect(await readCrashDumps(userData)).toEqual({ count: 0, dates: [] });
    leave('one', 3);
    leave('two', 1);
    const dates = ['2026-11-28T12:00:00.000Z', '2026-11-26T12:00:00.000Z'];
    expect(await readCrashDumps(userData)).toEqual({ count: 2, dates });
  });

  it('are removed after thirty days, and beyond the newest five', async () => {
    for (const days of [0, 1, 2, 3, 4, 5]) leave(`d${days}`, days);
    await sweepCrashDumps(userData, now);
    expect(readdirSync(pending()).filter((name) => name.startsWith('d5'))).toEqual([]);
    expect(readdirSync(pending())).toHaveLength(10);
    await sweepCrashDumps(userData, now + 29.5 * dayMs);
    expect(readdirSync(pending())).toEqual(['d0.dmp', 'd0.meta']);
  });
});
