import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deadPart } from '../platform/testing/deadPart.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { rememberExportFolder, sweepExportFolders } from './exportFolders.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'folders-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const startWith = (exportFolders: string[]): SettingsStore => {
  const current = { ...defaultSettings, exportFolders };
  return { recovered: false, get: (key) => current[key], set: (changes) => Object.assign(current, changes) };
};

it('removes the partial files of a killed app', async () => {
  writeFileSync(join(directory, deadPart(1)), 'torn');
  writeFileSync(join(directory, 'list.csv'), 'whole');
  const settings = startWith([join(directory, 'missing'), directory]);
  await sweepExportFolders(settings);
  expect(readdirSync(directory)).toEqual(['list.csv']);
  expect(settings.get('exportFolders')).toEqual([]);
});

it('remembers the most recent folders without duplicates', () => {
  const settings = startWith([]);
  for (let index = 0; index < 25; index += 1) rememberExportFolder(settings, `/folder${index}`);
  rememberExportFolder(settings, '/folder20');
  const folders = settings.get('exportFolders');
  expect(folders).toHaveLength(20);
  expect(folders.slice(0, 3)).toEqual(['/folder20', '/folder24', '/folder23']);
});
