import { expect, it } from 'vitest';
import { createReset } from './resetSettings.ts';
import { defaultSettings, type Settings } from './settingsSchema.ts';
import type { SettingsStore } from './settingsStore.ts';

const start = (changes: Partial<Settings>) => {
  const current = { ...defaultSettings, ...changes };
  const settings: SettingsStore = {
    recovered: false,
    get: (name) => current[name],
    set: (changed) => Object.assign(current, changed),
  };
  const on = { noticesMuted: true, openAtLogin: false };
  const switchOf = (name: keyof typeof on) => ({
    read: () => on[name],
    set: (isOn: boolean) => {
      on[name] = isOn;
    },
  });
  const reset = createReset({
    settings,
    atFirst: defaultSettings,
    switches: { noticesMuted: switchOf('noticesMuted'), openAtLogin: switchOf('openAtLogin') },
  });
  return { current, on, reset };
};

it('resets only the named settings, and can be undone once', () => {
  const changed = { density: 'compact', theme: 'dark', panelOrigin: 'https://panel.example' } as const;
  const { current, on, reset } = start(changed);
  reset.reset(['density', 'panelOrigin', 'noticesMuted', 'openAtLogin']);
  expect(current).toEqual({ ...defaultSettings, theme: 'dark' });
  expect(on).toEqual({ noticesMuted: false, openAtLogin: false });

  reset.undo();
  expect(current).toEqual({ ...defaultSettings, ...changed });
  expect(on).toEqual({ noticesMuted: true, openAtLogin: false });

  current.density = 'comfortable';
  reset.undo();
  expect(current.density).toBe('comfortable');
});
