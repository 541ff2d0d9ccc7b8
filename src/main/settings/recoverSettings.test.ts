import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recoverSettings } from './recoverSettings.ts';
import { defaultSettings, settingsVersion } from './settingsSchema.ts';

const now = new Date('2026-05-04T10:20:30.000Z');
let directory = '';
let file = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'settings-'));
  file = join(directory, 'settings.json');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** An existing file, even a broken one, skips the first-run dialog. */
const known = { ...defaultSettings, firstRunDone: true };
const backups = () => readdirSync(directory).filter((name) => name.includes('.bad-'));

describe('settings file', () => {
  it('is optional: a missing one gives defaults without a warning', () => {
    expect(recoverSettings(file, now)).toEqual({
      settings: defaultSettings,
      recovered: false,
      mayWrite: true,
    });
  });

  it('is used unchanged if it is readable', () => {
    const saved = { ...defaultSettings, locale: 'uk_UA' as const, lastCity: { ua: 'abc' } };
    writeFileSync(file, JSON.stringify(saved));
    expect(recoverSettings(file, now)).toEqual({ settings: saved, recovered: false, mayWrite: true });
    expect(backups()).toEqual([]);
  });

  it('is not written without a change', () => {
    const content = JSON.stringify(defaultSettings, null, 3);
    writeFileSync(file, content);
    recoverSettings(file, now);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  it('may be unwritable: a file that cannot be backed up is not overwritten', () => {
    mkdirSync(file);
    expect(recoverSettings(file, now)).toEqual({ settings: known, recovered: true, mayWrite: false });
  });

  it('may lack its version and newer settings', () => {
    const { version, exportFolders: _unknown, ...older } = { ...known, locale: 'uk_UA' as const };
    writeFileSync(file, JSON.stringify(older));
    expect(recoverSettings(file, now)).toMatchObject({
      settings: { ...older, version, exportFolders: [] },
      recovered: false,
    });
  });

  it('loses only invalid settings, and is backed up', () => {
    const window = {
      ...{ path: '/', type: 'main', isMaximized: false, zoom: 1 },
      bounds: { x: 0, y: 0, width: 9, height: 9 },
    };
    const saved = { ...known, theme: 'dark', panelOrigin: 'https://panel.example' };
    const content = JSON.stringify({
      ...{ ...saved, lastCity: { es: 7 }, locale: 'tlh', windows: [window, { ...window, zoom: 'large' }] },
    });
    writeFileSync(file, content);
    const settings = { ...saved, windows: [window] };
    expect(recoverSettings(file, now)).toEqual({ settings, recovered: true, mayWrite: true });
    expect(readFileSync(join(directory, backups()[0] ?? ''), 'utf8')).toBe(content);
    expect(recoverSettings(file, now)).toEqual({ settings, recovered: false, mayWrite: true });
  });

  const unusable: Record<string, string> = {
    empty: '',
    truncated: JSON.stringify(defaultSettings).slice(0, 40),
    'not an object': '[1]',
    'of a future version': JSON.stringify({ ...defaultSettings, version: settingsVersion + 1 }),
    binary: '\u0000\u0001',
  };
  for (const [damage, content] of Object.entries(unusable)) {
    it(`is replaced by defaults if it is ${damage}, and is backed up`, () => {
      writeFileSync(file, content);
      expect(recoverSettings(file, now)).toEqual({ settings: known, recovered: true, mayWrite: true });
      expect(backups()).toEqual(['settings.bad-2026-05-04T10-20-30-000Z.json']);
      expect(readFileSync(join(directory, backups()[0] ?? ''), 'utf8')).toBe(content);
      // The next start finds a valid file and reports nothing.
      expect(recoverSettings(file, now).recovered).toBe(false);
    });
  }
});
