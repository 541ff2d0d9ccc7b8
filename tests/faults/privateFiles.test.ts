import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepParts } from '../../src/main/platform/partFiles.ts';
import { writePrivateFile, writePrivateFileSync } from '../../src/main/platform/privateFiles.ts';
import { deadPart } from '../../src/main/platform/testing/deadPart.ts';
import { defaultSettings } from '../../src/main/settings/settingsSchema.ts';
import { openSettings } from '../../src/main/settings/settingsStore.ts';
import { makeFullDisk } from './fullDisk.ts';

const script = fileURLToPath(new URL('./startSettings.ts', import.meta.url));

describe('on a full disk', () => {
  let disk: ReturnType<typeof makeFullDisk>;
  let file = '';
  beforeEach(() => {
    disk = makeFullDisk();
    file = join(disk.folder, 'settings.json');
  });
  afterEach(() => disk.remove());
  const names = (): string[] => readdirSync(disk.folder).filter((name) => name !== 'filler');

  it('settings of a newer version stay unchanged at every start', () => {
    const newer = JSON.stringify({ version: 999, whatever: 'newer' });
    writeFileSync(file, newer);
    disk.fill(0);
    for (const start of [1, 2]) {
      const answer = JSON.parse(disk.run(script, file, 'start'));
      expect(answer, `start ${start}`).toMatchObject({ recovered: true, mayWrite: true });
      expect(readFileSync(file, 'utf8')).toBe(newer);
      expect(names()).toEqual(['settings.bad-2026-05-04T10-20-30-000Z.json', 'settings.json']);
    }
    // With free space again, the defaults are written and the old file is preserved.
    disk.fill(4);
    disk.run(script, file, 'start');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: defaultSettings.version });
    expect(readFileSync(join(disk.folder, names()[0] ?? ''), 'utf8')).toBe(newer);
  });

  it.each(['save', 'saveLater'])('no private file is replaced by a part of the new one: %s', (step) => {
    writeFileSync(file, 'old');
    disk.fill(4);
    expect(disk.run(script, file, step, '100000')).toMatch(/^(ENOSPC|EFBIG)/);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(names()).toEqual(['settings.json']);
  });
});

describe('a private file', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'private-'));
    file = join(folder, 'settings.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is never written through a link, and is not readable by others', async () => {
    const theirs = join(folder, 'theirs');
    writeFileSync(theirs, 'theirs');
    for (const write of [writePrivateFile, writePrivateFileSync]) {
      rmSync(file, { force: true });
      symlinkSync(theirs, file);
      await write(file, 'ours');
      expect([readFileSync(theirs, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['theirs', 'ours']);
      if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    }
  });

  it('is complete after a kill at any moment, and partial files are removed at the next start', async () => {
    writeFileSync(file, '""');
    for (let round = 0; round < 4; round += 1) {
      const child = spawn(process.execPath, [script, file, 'saveForEver'], { stdio: 'ignore' });
      // The second file is the temporary one being written.
      while (readdirSync(folder).length < 2 && child.exitCode === null) await sleep(1);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatch(/^z*$/);
      writeFileSync(join(folder, deadPart(round)), 'torn');
      await sweepParts(folder);
      expect(readdirSync(folder)).toEqual(['settings.json']);
    }
  });

  it('is replaced by each change of a setting, with all other settings unchanged', () => {
    const problems: unknown[] = [];
    const open = () => openSettings(folder, (cause) => problems.push(cause));
    open().set({ theme: 'dark' });
    const before = join(folder, 'before');
    linkSync(file, before);
    open().set({ locale: 'uk_UA', theme: undefined });
    expect(JSON.parse(readFileSync(before, 'utf8'))).toMatchObject({ theme: 'dark', locale: 'en_US' });
    expect(open().get('locale')).toBe('uk_UA');
    expect(open().get('theme')).toBe('dark');
    expect(problems).toEqual([]);
  });
});
