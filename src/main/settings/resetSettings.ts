import type { Preferences } from '#shared/ipc/settingsRoutes.ts';
import type { ResettableName } from '#shared/screens/settingValues.ts';
import type { Settings } from './settingsSchema.ts';
import type { SettingsStore } from './settingsStore.ts';

type OwnName = Extract<ResettableName, keyof Preferences | 'panelOrigin'>;
type OtherName = Exclude<ResettableName, OwnName>;

/** A setting stored elsewhere: per user, or by the system. */
interface Switch {
  read: () => boolean;
  set: (isOn: boolean) => void;
}

interface ResetOptions {
  settings: SettingsStore;
  atFirst: Settings;
  /** Off by default. */
  switches: Record<OtherName, Switch>;
}

const isOther = (name: ResettableName, switches: ResetOptions['switches']): name is OtherName =>
  Object.hasOwn(switches, name);

export const createReset = ({ settings, atFirst, switches }: ResetOptions) => {
  let undo: (() => void) | null = null;

  return {
    reset: (names: readonly ResettableName[]): void => {
      const others = names.filter((name) => isOther(name, switches));
      const own = names.filter((name): name is OwnName => !isOther(name, switches));
      const before: Partial<Settings> = Object.fromEntries(own.map((name) => [name, settings.get(name)]));
      const switchedOn = others.filter((name) => switches[name].read());
      settings.set(Object.fromEntries(own.map((name) => [name, atFirst[name]])));
      for (const name of switchedOn) switches[name].set(false);
      undo = () => {
        settings.set(before);
        for (const name of switchedOn) switches[name].set(true);
      };
    },
    undo: (): void => {
      undo?.();
      undo = null;
    },
  };
};

export type Reset = ReturnType<typeof createReset>;
