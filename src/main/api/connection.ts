import type { Connection } from '#shared/ipc/settingsRoutes.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import type { ApiTarget } from '../http/apiTarget.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import { noPreset, type Preset } from '../preset/presetSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

export interface ApiConnection {
  /** `null`: not chosen yet. */
  current(): Connection | null;
  /** Set on the command line, so not changeable in the app. */
  readonly isFixed: boolean;
  /** False if an administrator has locked another server. */
  mayBe(connection: Connection): boolean;
  change(connection: Connection): void;
  /** Resolves when calls can be sent; the sample-data server may still be starting. */
  ready(): Promise<void>;
  /** `null`: no server is configured. */
  target(): ApiTarget | null;
  /** Name of the keychain entry: one per API, stable across restarts. */
  account(): string;
}

export const createConnection = (
  settings: SettingsStore,
  commandLine: CommandLine,
  demo: DemoServer,
  isPackaged: boolean,
  preset: Pick<Preset, 'server' | 'locked'> = noPreset,
): ApiConnection => {
  const isLocked = preset.locked.includes('connection');
  const mayBe = (connection: Connection | null): boolean =>
    !isLocked || (connection?.type === 'server' && connection.origin === preset.server);
  const given: Connection | null = commandLine.api ? { type: 'server', origin: commandLine.api } : null;
  const fixed = mayBe(given) ? given : null;
  // An installed app asks at its first start. Started from source, it shows the sample data.
  const asks = isPackaged || commandLine.askConnection || preset.server !== null;
  const whenUnset: Connection | null = asks ? null : { type: 'demo' };
  const saved = (): Connection | null => {
    const connection = settings.get('connection');
    return mayBe(connection) ? connection : null;
  };
  const current = (): Connection | null => fixed ?? saved() ?? whenUnset;
  return {
    current,
    isFixed: fixed !== null,
    mayBe,
    change: (connection) => settings.set({ connection }),
    ready: async () => {
      if (current()?.type === 'demo') await demo.ready();
    },
    target: () => {
      const connection = current();
      if (connection?.type === 'demo') return demo.target();
      return connection ? { origin: connection.origin, headers: {} } : null;
    },
    account: () => {
      const connection = current();
      return connection?.type === 'server' ? connection.origin : 'sample-data';
    },
  };
};
