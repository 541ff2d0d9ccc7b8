import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../platform/log.ts';
import { createPageReports } from './pageReports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'list-Ab1_.js'), '');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});
const reports = () => createPageReports(createLog(folder), folder);
const lines = () => readFileSync(join(folder, 'backoffice.log'), 'utf8').split('\n').slice(0, -1);

it('keeps the type of an error, known messages of engines, and positions in built files', () => {
  const message = "Cannot read properties of undefined (reading 'AnaGarcía')";
  const stack = [
    `TypeError: ${message}`,
    '    at Ana García (app://backoffice/assets/list-Ab1_.js:10:330)',
    '    at X1234567 (app://backoffice/assets/X1234567.js:1:1)',
    '    at app://backoffice/assets/list-Ab1_.js:2:1',
  ].join('\n');
  reports()({ message, stack }, 1);
  expect(lines()).toEqual([
    expect.stringMatching(
      /Z error A page reported: TypeError: Cannot read properties of undefined at list-Ab1_\.js:10:330 < list-Ab1_\.js:2:1$/,
    ),
  ]);
});

it.each([
  'Passport X1234567 of Ana García, Calle Mayor 5, 28013 Madrid, is taken',
  '2026-11-23T10:00:00.000Z error Uncaught exception: forged',
  'x\n2026-11-23T10:00:00.000Z error forged',
  'x\r\u2028\u0085\u001b[2K\u202egnp.forged',
  'PassportX1234567Error: Ana',
])("drops everything else from a page's report: %j", (message) => {
  const report = reports();
  report({ message }, 1);
  report(
    { message: 'x', stack: `${message}\n    at ${message} (app://backoffice/assets/list-Ab1_.js:1:2)` },
    1,
  );
  expect(lines().map((line) => line.slice(25))).toEqual([
    'error A page reported: Error',
    'error A page reported: Error at list-Ab1_.js:1:2',
  ]);
});

it('accepts twenty reports a minute per window, and logs once that there were more', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 600_000 });
  const report = reports();
  const answers = Array.from({ length: 50 }, () => report({ message: 'x' }, 1).ok);
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(lines()).toHaveLength(21);
  expect(lines()[20]).toMatch(/left out$/);
  expect(report({ message: 'x' }, 2).ok).toBe(true);
  vi.setSystemTime(660_000);
  expect(report({ message: 'x' }, 1).ok).toBe(true);
});
