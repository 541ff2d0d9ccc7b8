import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noPreset } from './presetSchema.ts';
import { machinePreset, presetSource, readPreset, readPresetOf } from './readPreset.ts';

let folder: string;
let file: string;
const me = process.getuid?.() ?? 0;
const read = () => readPreset(file, [me]);
const write = (content: unknown): void =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content), { mode: 0o644 });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preset-'));
  file = join(folder, 'preset.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a preset', () => {
  it('sets and locks the named settings, and nothing without a file', () => {
    expect(read()).toEqual({ preset: noPreset, problem: null, details: '' });
    write(
      `\uFEFF${JSON.stringify({
        server: 'https://API.example.com/',
        language: 'es_ES',
        updateFeed: 'https://updates.example.com/stable/',
        panel: 'https://panel.example.com',
        privacy: true,
        mapHost: 'maps.example.com',
        production: ['https://API.example.com/'],
        locked: ['server', 'language', 'privacy', 'mapHost'],
      })}`,
    );
    expect(read()).toEqual({
      preset: {
        server: 'https://api.example.com',
        updateFeed: 'https://updates.example.com/stable/',
        values: {
          ...{ locale: 'es_ES', privacy: true, mapHost: 'maps.example.com' },
          panelOrigin: 'https://panel.example.com',
        },
        locked: ['connection', 'locale', 'privacy', 'mapHost'],
        production: ['https://api.example.com'],
      },
      problem: null,
      details: '',
    });
  });

  it('may name its JSON schema', () => {
    write({ $schema: './preset.schema.json', language: 'es_ES' });
    expect(read().preset).toEqual({ ...noPreset, values: { locale: 'es_ES' } });
  });

  it.each([
    ['a server in the open', { server: 'http://api.example.com' }, 'server'],
    ['a server with a path', { server: 'https://api.example.com/x' }, 'server'],
    ['a server with a password', { server: 'https://a:b@api.example.com' }, 'server'],
    ['an unknown language', { language: 'fr_FR' }, 'language'],
    ['updates in the open', { updateFeed: 'http://updates.example.com' }, 'updateFeed'],
    ['updates from a file', { updateFeed: 'file:///updates' }, 'updateFeed'],
    ['a production server in the open', { production: ['http://api.example.com'] }, 'production.0'],
    ['a panel in the open', { panel: 'http://127.0.0.1' }, 'panel'],
    ['a map with a path', { mapHost: 'maps.example.com/x' }, 'mapHost'],
    ['a misspelled name', { Server: 'https://api.example.com' }, 'Server'],
    ['a lock on what it does not set', { locked: ['language'] }, 'locked.language'],
    ['a lock on what there is not', { locked: ['everything'] }, 'locked.everything'],
    ['a lock by an inherited name', { locked: ['constructor'] }, 'locked.constructor'],
    ['another shape', ['server'], 'invalid_type'],
  ])('with %s sets nothing', (_what, content, details) => {
    write(content);
    expect(read()).toEqual({ preset: noPreset, problem: 'notUnderstood', details });
  });

  it.each([
    ['empty', '', 'notJson'],
    ['cut off', '{"language":"es_', 'notJson'],
    ['huge', `{"language":"es_ES"${' '.repeat(70_000)}}`, 'tooLarge'],
    ['deep', '['.repeat(60_000), 'notJson'],
  ])('that is %s sets nothing', (_what, content, problem) => {
    write(content);
    expect(read()).toMatchObject({ preset: noPreset, problem });
  });

  it('in another encoding, as a folder or as a link sets nothing', () => {
    writeFileSync(file, Buffer.from('\uFEFF{"language":"es_ES"}', 'utf16le'));
    expect(read().problem).toBe('notJson');
    rmSync(file);
    mkdirSync(file);
    expect(read().preset).toBe(noPreset);
    rmSync(file, { recursive: true });
    if (process.platform === 'win32') return;
    const elsewhere = join(folder, 'elsewhere.json');
    writeFileSync(elsewhere, '{"language":"es_ES"}', { mode: 0o644 });
    symlinkSync(elsewhere, file);
    expect(read()).toMatchObject({ preset: noPreset, problem: 'notAFile' });
  });

  it.skipIf(process.platform === 'win32')('that others can write sets nothing', () => {
    write({ language: 'es_ES' });
    expect(readPreset(file, [me + 1]).problem).toBe('openToOthers');
    chmodSync(file, 0o664);
    expect(read().problem).toBe('openToOthers');
    chmodSync(file, 0o600);
    expect(read().problem).toBeNull();
    chmodSync(folder, 0o777);
    expect(read().problem).toBe('openToOthers');
    chmodSync(folder, 0o1777);
    expect(read().problem).toBe('openToOthers');
  });

  it.skipIf(process.platform === 'win32')('in a folder that others can write sets nothing', () => {
    const below = join(folder, 'open', 'own');
    mkdirSync(below, { recursive: true });
    file = join(below, 'preset.json');
    write({ language: 'es_ES' });
    expect(read().problem).toBeNull();
    const link = join(folder, 'link');
    symlinkSync(below, link);
    chmodSync(join(folder, 'open'), 0o777);
    expect(read().problem).toBe('openToOthers');
    file = join(link, 'preset.json');
    expect(read().problem).toBe('openToOthers');
  });

  it('never throws, whatever it contains', () =>
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.uint8Array({ maxLength: 400 })), (content) => {
        writeFileSync(file, content, { mode: 0o600 });
        expect(['notJson', 'notUnderstood', null]).toContain(read().problem);
      }),
      { numRuns: 300 },
    ));
});

it('is at the path of the system, whatever the environment; an installed app ignores the flag', () => {
  vi.stubEnv('ProgramData', folder);
  vi.stubEnv('SystemRoot', folder);
  expect(machinePreset('darwin')).toBe('/Library/Application Support/Marketplace Back Office/preset.json');
  expect(machinePreset('linux')).toBe('/etc/marketplace-backoffice/preset.json');
  expect(presetSource(true, '/tmp/mine.json', 'win32')).toBe('policy');
  expect(presetSource(true, '/tmp/mine.json', 'linux')).toEqual({
    file: machinePreset('linux'),
    owners: [0],
  });
  expect(presetSource(false, null)).toBeNull();
  vi.unstubAllEnvs();
});

it('missing at the given path is reported, a missing one of the machine is not', () => {
  const gone = '/nowhere/preset.json';
  expect(readPresetOf(presetSource(false, gone, 'linux')).problem).toBe('missing');
  expect(readPresetOf({ file: gone, owners: [0] }).problem).toBeNull();
});
