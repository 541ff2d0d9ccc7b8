import type { Settings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Preset } from './presetSchema.ts';

/** Settings of which an administrator has locked some: those have the preset's value, whatever is saved or set. */
export const withPreset = (settings: SettingsStore, { values, locked }: Preset): SettingsStore => {
  const held: Partial<Settings> = Object.fromEntries(
    Object.entries(values).filter(([name]) => locked.some((one) => one === name)),
  );
  return {
    recovered: settings.recovered,
    get: (name) => (Object.hasOwn(held, name) ? (held[name] as Settings[typeof name]) : settings.get(name)),
    set: (changes) =>
      settings.set(
        Object.fromEntries(Object.entries(changes).filter(([name]) => !Object.hasOwn(held, name))),
      ),
  };
};
