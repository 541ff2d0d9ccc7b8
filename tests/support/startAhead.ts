import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoApi, serveDemoApi } from './demoApi.ts';
import { startShell } from './launchInShell.ts';
import type { RunningProcess } from './startProcess.ts';

/** The folders of one test alone. */
export interface Place {
  root: string;
  profile: string;
  exportDirectory: string;
  home: string;
}

/** A demo API, and in the browser shell an app on it whose first window nobody has loaded yet. */
export interface StartedAhead {
  place: Place;
  api: DemoApi;
  shell: RunningProcess | null;
}

export interface StartsAhead {
  /** A demo API on the sample data in these folders, started now. */
  startApi(place: Place, accessTtlSeconds: number): Promise<DemoApi>;
  /** What was started ahead, or is started now. */
  take(): Promise<StartedAhead>;
  /** Starts for the test that comes next, while this one runs. */
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

export const removePlace = ({ root }: Place): void => rmSync(root, { recursive: true, force: true });

export const placeFlags = ({ profile, exportDirectory }: Place): string[] => [
  `--user-data-dir=${profile}`,
  `--export-dir=${exportDirectory}`,
  // What a test sees of sample data must not depend on when it looks.
  '--demo-live=0',
];

/** No test may find this machine's own session bus, keychain, authorities or home. */
export const isolation = ({ home }: Place): NodeJS.ProcessEnv => ({
  HOME: home,
  XDG_RUNTIME_DIR: home,
  // Without an address libdbus starts a bus by itself, whose daemon outlives the app and keeps its output open.
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  SSL_CERT_FILE: '/dev/null',
  SSL_CERT_DIR: home,
});

/** Starts what nearly every test begins with before the test is there. */
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
      // Whoever takes it hears of the failure.
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
