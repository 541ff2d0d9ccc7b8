import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { makePrivateFolder } from './privateFiles.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('private files', () => {
  it('are in a folder only their owner can enter, also if it existed before', () => {
    const made = join(folder, 'a', 'b');
    makePrivateFolder(made, false);
    expect(modeOf(made)).toBe('700');
    chmodSync(made, 0o755);
    makePrivateFolder(made, false);
    expect(modeOf(made)).toBe('700');
  });

  it('leave the permissions of an existing folder from the command line unchanged', () => {
    const named = join(folder, 'named');
    makePrivateFolder(named, true);
    expect(modeOf(named)).toBe('700');
    mkdirSync(join(folder, 'shared'));
    chmodSync(join(folder, 'shared'), 0o755);
    makePrivateFolder(join(folder, 'shared'), true);
    expect(modeOf(join(folder, 'shared'))).toBe('755');
  });

  it('stop the start if their folder cannot be created', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => makePrivateFolder(join(file, 'profile'), true)).toThrow('ENOTDIR');
  });

  it('include the log, also an existing one', () => {
    const file = join(folder, 'backoffice.log');
    writeFileSync(`${file}.1`, 'older');
    chmodSync(`${file}.1`, 0o644);
    createLog(folder).info('line');
    expect([modeOf(file), modeOf(`${file}.1`)]).toEqual(['600', '600']);
  });
});
