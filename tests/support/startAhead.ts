import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoApi, serveDemoApi } from './demoApi.ts';
import { startShell } from './launchInShell.ts';
import type { RunningProcess } from './startProcess.ts';

export interface Place {
  root: string;
  profile: string;
  exportDirectory: string;
  home: string;
}

/** A demo API and, for the browser shell, an app whose first window is not loaded yet. */
export interface StartedAhead {
  place: Place;
  api: DemoApi;
  shell: RunningProcess | null;
}

export interface StartsAhead {
  /** Starts a demo API on a copy of the sample data in these folders. */
  startApi(place: Place, accessTtlSeconds: number): Promise<DemoApi>;
  /** Returns the prepared start, or starts now. */
  take(): Promise<StartedAhead>;
  /** Prepares the start of the next test while this one runs. */
  begin(): void;
  stop(): Promise<void>;
}

export const makePlace = (): Place => {
  const root = mkdtempSync(join(tmpdir(), 'backoffice-'));
  const place = {
    root,
    profile: join(root, 'profile'),
    exportDirectory: join(root, 'exports'),
    home: join(root, 'home'),
  };
  for (const directory of [place.profile, place.exportDirectory, place.home])
    mkdirSync(directory, { mode: 0o700 });
  return place;
};

/** Retries, because processes of a killed app may still be writing. */
export const removePlace = ({ root }: Place): void =>
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

export const placeFlags = ({ profile, exportDirectory }: Place): string[] => [
  `--user-data-dir=${profile}`,
  `--export-dir=${exportDirectory}`,
  // Disable live data, so that results do not depend on the time.
  '--demo-live=0',
];

/** Hides this machine's session bus, keychain, certificate authorities and home folder from tests. */
export const isolation = ({ home }: Place): NodeJS.ProcessEnv => ({
  HOME: home,
  XDG_RUNTIME_DIR: home,
  // Without an address, libdbus starts a bus, whose daemon outlives the app and keeps its output open.
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  SSL_CERT_FILE: '/dev/null',
  SSL_CERT_DIR: home,
});

/** Starts the app and demo API of the next test in advance. */
export const startAhead = (sampleData: string, withShell: boolean): StartsAhead => {
  let next: Promise<StartedAhead> | null = null;

  const startApi = (place: Place, accessTtlSeconds: number): Promise<DemoApi> => {
    const database = join(place.root, 'sample.db');
    copyFileSync(sampleData, database);
    return serveDemoApi(database, accessTtlSeconds);
  };

  const start = async (): Promise<StartedAhead> => {
    const place = makePlace();
    const api = await startApi(place, 900);
    try {
      const flags = [...placeFlags(place), `--api=${api.origin}`];
      const shell = withShell ? await startShell({ flags, env: isolation(place) }) : null;
      return { place, api, shell };
    } catch (cause) {
      await api.stop();
      throw cause;
    }
  };

  return {
    startApi,
    take: () => {
      const taken = next ?? start();
      next = null;
      return taken;
    },
    begin: () => {
      next ??= start();
      // `take` reports the failure.
      next.catch(() => undefined);
    },
    stop: async () => {
      const left = await next;
      if (!left) return;
      await left.shell?.stop();
      await left.api.stop();
      removePlace(left.place);
    },
  };
};
