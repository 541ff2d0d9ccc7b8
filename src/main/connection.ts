import type { Connection } from '#shared/ipc/settingsRoutes.ts';
import type { DemoServer } from './demo/demoServer.ts';
import type { CommandLine } from './platform/commandLine.ts';
import type { SettingsStore } from './settings/settingsStore.ts';

export interface Target {
  origin: string;
  headers: Record<string, string>;
}

export interface ApiConnection {
  /** null: the person has not chosen yet. */
  current(): Connection | null;
  /** Given on the command line, so not changeable in the app. */
  readonly isFixed: boolean;
  change(connection: Connection): void;
  /** Resolves when calls can be sent (the sample-data server may still be starting). */
  ready(): Promise<void>;
  /** Where calls go; null when there is nowhere. */
  target(): Target | null;
  /** The name of the keychain entry: stable between starts, one per API. */
  account(): string;
}

export const createConnection = (
  settings: SettingsStore,
  commandLine: CommandLine,
  demo: DemoServer,
  isPackaged: boolean,
): ApiConnection => {
  const fixed: Connection | null = commandLine.api ? { kind: 'server', origin: commandLine.api } : null;
  // An installed app asks at its first start; started from the sources it shows the sample data at once.
  const whenUnset: Connection | null = isPackaged || commandLine.askConnection ? null : { kind: 'demo' };
  const current = (): Connection | null => fixed ?? settings.get('connection') ?? whenUnset;
  return {
    current,
    isFixed: fixed !== null,
    change: (connection) => settings.set({ connection }),
    ready: async () => {
      if (current()?.kind === 'demo') await demo.ready();
    },
    target: () => {
      const connection = current();
      if (connection?.kind === 'demo') return demo.target();
      return connection ? { origin: connection.origin, headers: {} } : null;
    },
    account: () => {
      const connection = current();
      return connection?.kind === 'server' ? connection.origin : 'sample-data';
    },
  };
};
