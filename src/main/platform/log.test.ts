import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

let folder: string;
const size = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
const logText = () => readFileSync(join(folder, 'backoffice.log'), 'utf8');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 600_000 });
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

describe('log', () => {
  it('never contains credentials or personal data, whatever their source', () => {
    const log = createLog(folder);
    log.info('Authorization: Bearer canary-secret');
    log.error('{"accessToken":"canary-secret"}');
    log.error('A link was refused', 'backoffice://token_login?token=canary-secret');
    log.error(
      'A page reported: no customer ana@backoffice.example, +34 600 123 456',
      new Error('password: canary-secret'),
    );
    log.error('A page stopped (crashed)');
    expect(logText()).not.toMatch(/canary-secret|ana@|600 123/);
    expect(logText()).toContain('error A page stopped (crashed)\n');
    expect(log.read()).toBe(logText());
  });

  it('names the cause of a disk error, not the file, because pay lists are named after their payee', () => {
    const log = createLog(folder);
    const file = join(folder, 'gone', 'Ana García_2026-11-01.csv');
    const refusals = [() => readFileSync(file), () => renameSync(file, `${file}.old`)];
    for (const refusal of refusals) {
      try {
        refusal();
      } catch (cause) {
        log.error('An export failed: folderGone', cause);
      }
    }
    expect(logText()).toMatch(/ENOENT: no such file or directory, open\n.*ENOENT: [^']*, rename\n$/);
    expect(logText()).not.toContain('García');
  });

  it('keeps exactly one older file', () => {
    const log = createLog(folder);
    const line = 'x'.repeat(4000);
    for (let count = 0; count < 1000; count += 1) {
      vi.setSystemTime(count * 60_000);
      log.info(`${count} ${line}`);
    }
    expect(size('backoffice.log')).toBeLessThan(1.3 * 1024 * 1024);
    expect(size('backoffice.log.1')).toBeLessThan(1.3 * 1024 * 1024);
    expect(size('backoffice.log.2')).toBe(0);
    expect(log.read()).toMatch(/999 x+\n$/);
    if (process.platform !== 'win32')
      expect(statSync(join(folder, 'backoffice.log')).mode & 0o777).toBe(0o600);
  });

  it.each([
    'a\r\nb',
    'a\u2028b\u2029\u0085\u000b\u000c',
    '\u001b[31mred\u001b[0m\u0007\u009b2K',
    'a\u202eb\u2066\u200f',
    'a\ud800',
  ])('writes one line per entry, with any content: %j', (text) => {
    createLog(folder).error(text, new Error(text));
    expect(logText()).toMatch(/^\S+Z error [^\p{C}\p{Zl}\p{Zp}]+\n$/u);
  });

  it('truncates long texts, and drops personal data cut by the truncation', () => {
    const log = createLog(folder);
    for (let before = 4800; before < 5030; before += 10) {
      log.info(`${'x '.repeat(before / 2)}ana.garcia@backoffice.example ${'"'.repeat(8000)}`);
    }
    expect(logText()).not.toContain('garcia');
    expect(
      Math.max(
        ...logText()
          .split('\n')
          .map(({ length }) => length),
      ),
    ).toBeLessThan(5200);
  });

  it('accepts three hundred entries a minute, and logs once that there were more', () => {
    const log = createLog(folder);
    for (let count = 0; count < 1000; count += 1) log.error('Refused a request from an unknown sender');
    const lines = logText().split('\n').slice(0, -1);
    expect(lines).toHaveLength(301);
    expect(lines.at(-1)).toMatch(/left out$/);
    vi.setSystemTime(660_000);
    log.info('A minute later');
    expect(logText()).toMatch(/A minute later\n$/);
  });

  it('names the positions of an error in main, and nothing else of its stack', () => {
    const cause = new TypeError(
      'no ana@backoffice.example\n    at x (file:///y/out/main/forged name.js:1:2)',
    );
    cause.stack = `${cause.stack}
    at Ana García (file:///C:/Users/ana/app.asar/out/main/main.js:120:14)
    at async open (file:///home/ana/app.asar/out/main/chunks/x-Ab_1.js:3:400)
    at node:internal/process/task_queues:95:5`;
    createLog(folder).error('Uncaught exception', cause, 'main');
    expect(logText()).toMatch(/ at main\/main\.js:120:14 < main\/chunks\/x-Ab_1\.js:3:400\n$/);
    expect(logText()).not.toMatch(/García|ana/);
  });

  it('limits a stack to twelve positions, also after a long message', () => {
    const cause = new RangeError('x '.repeat(5000));
    cause.stack = Array.from({ length: 50 }, (_, row) => `    at f (/app/out/main/main.js:${row}:1)`).join(
      '\n',
    );
    createLog(folder).error('Uncaught exception', cause);
    expect(logText()).toMatch(/… at main\/main\.js:0:1 < .* < main\/main\.js:11:1\n$/);
  });

  it('counts faults by kind, also those that it leaves out', () => {
    const log = createLog(folder);
    for (let count = 0; count < 1000; count += 1) log.error('A page stopped', undefined, 'pageCrash');
    log.countFault('slow');
    expect(log.faults()).toMatchObject({ pageCrash: 1000, slow: 1, main: 0 });
  });

  it('survives the loss of its folder', () => {
    const log = createLog(folder);
    rmSync(folder, { recursive: true });
    log.error('Nobody reads this');
    expect(log.read()).toBe('');
  });
});
