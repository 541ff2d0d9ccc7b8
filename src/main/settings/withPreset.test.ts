import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noPreset, type Preset } from '../preset/presetSchema.ts';
import { recoverSettings } from './recoverSettings.ts';
import { defaultSettings } from './settingsSchema.ts';
import { type SettingsStore, withPreset } from './settingsStore.ts';

let folder: string;
/** Simulates a start that reads the saved file. The real store needs Electron. */
const start = (preset: Preset) => {
  const file = join(folder, 'settings.json');
  const { settings: current } = recoverSettings(file, new Date(), { ...defaultSettings, ...preset.values });
  const store: SettingsStore = {
    recovered: false,
    get: (name) => current[name],
    set: (changes) => writeFileSync(file, JSON.stringify(Object.assign(current, changes))),
  };
  return withPreset(store, preset);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('sets defaults at the first start, which a user may change', () => {
  const preset: Preset = { ...noPreset, values: { locale: 'es_ES', privacy: true } };
  const settings = start(preset);
  expect([settings.get('locale'), settings.get('privacy')]).toEqual(['es_ES', true]);
  settings.set({ locale: 'uk_UA' });
  expect(start(preset).get('locale')).toBe('uk_UA');
});

it('applies locked settings at every start over saved ones, and restores those when unlocked', () => {
  start(noPreset).set({ theme: 'dark', density: 'compact' });
  const preset: Preset = { ...noPreset, values: { theme: 'light' }, locked: ['theme'] };
  const settings = start(preset);
  settings.set({ theme: 'system', density: 'comfortable' });
  expect([settings.get('theme'), settings.get('density')]).toEqual(['light', 'comfortable']);
  expect(start(noPreset).get('theme')).toBe('dark');
});
