import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type DemoApi, startDemoApi } from './demoApi.ts';
import { launchInElectron } from './launchInElectron.ts';
import { launchInShell } from './launchInShell.ts';
import { prepareSampleData } from './prepareSampleData.ts';
import type { RunningApp } from './runningApp.ts';

export interface StartOptions {
  flags?: string[];
  /** The environment of a keyring, for tests that need one. */
  env?: NodeJS.ProcessEnv;
  /** `own`: a demo API with faults, for this test only. `embedded`: the one inside the app. `none`: as `flags` say. */
  api?: 'own' | 'embedded' | 'none';
  /** How long the own demo API's access tokens live. */
  accessTtlSeconds?: number;
}

export interface AppUnderTest {
  /** Starts the app on a fresh profile and answers its first window. */
  start(options?: StartOptions): Promise<Page>;
  quit(): Promise<void>;
  /** Quits and starts again on the same profile and the same demo API. */
  restart(): Promise<Page>;
  windows(): Page[];
  windowOpenedBy(action: () => Promise<unknown>): Promise<Page>;
  clipboardText(): Promise<string>;
  /** The demo API of this test. */
  api(): DemoApi;
  readonly profile: string;
  readonly exportDirectory: string;
  output(): string;
}

interface Fixtures {
  app: AppUnderTest;
}

interface WorkerFixtures {
  sampleData: string;
}

/** No test may find this machine's own session bus, keychain or home. */
const isolation = (home: string): NodeJS.ProcessEnv => ({
  HOME: home,
  XDG_RUNTIME_DIR: home,
  DBUS_SESSION_BUS_ADDRESS: undefined,
});

interface Surroundings {
  context: BrowserContext;
  isElectron: boolean;
  /** The folder of this test alone. */
  root: string;
  /** A database with sample data, to be copied. */
  sampleData: string;
}

const createAppUnderTest = ({ context, isElectron, root, sampleData }: Surroundings) => {
  const profile = join(root, 'profile');
  const exportDirectory = join(root, 'exports');
  const home = join(root, 'home');
  for (const directory of [profile, exportDirectory, home])
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  let running: RunningApp | null = null;
  let ownApi: DemoApi | null = null;
  let lastOptions: StartOptions = {};
  let earlierOutput = '';

  const need = <T>(value: T | null, what: string): T => {
    if (value === null) throw new Error(`${what} is not running: start the app first`);
    return value;
  };

  const startOwnApi = (accessTtlSeconds: number): Promise<DemoApi> => {
    const database = join(root, 'sample.db');
    copyFileSync(sampleData, database);
    return startDemoApi({ accessTtlSeconds, database });
  };

  const launch = async (options: StartOptions): Promise<Page> => {
    const { flags = [], env = {}, api = 'own', accessTtlSeconds = 900 } = options;
    if (api === 'own') ownApi ??= await startOwnApi(accessTtlSeconds);
    const launchOptions = {
      flags: [
        `--user-data-dir=${profile}`,
        `--export-dir=${exportDirectory}`,
        ...(api === 'own' ? [`--api=${need(ownApi, 'The demo API').origin}`] : []),
        ...flags,
      ],
      env: { ...isolation(home), ...env },
    };
    running = isElectron
      ? await launchInElectron(launchOptions)
      : await launchInShell(context, launchOptions);
    // The first screen is chosen when main has answered; an address typed before would be overwritten.
    await running.firstWindow.getByRole('heading').first().waitFor();
    return running.firstWindow;
  };

  const quit = async (): Promise<void> => {
    earlierOutput += running?.output() ?? '';
    await running?.quit();
    running = null;
  };

  const app: AppUnderTest = {
    start: (options = {}) => {
      lastOptions = options;
      return launch(options);
    },
    quit,
    restart: async () => {
      await quit();
      return launch(lastOptions);
    },
    windows: () => need(running, 'The app').windows(),
    windowOpenedBy: (action) => need(running, 'The app').windowOpenedBy(action),
    clipboardText: () => need(running, 'The app').clipboardText(),
    api: () => need(ownApi, 'The demo API'),
    profile,
    exportDirectory,
    output: () => earlierOutput + (running?.output() ?? ''),
  };
  return { app, stopApi: async () => ownApi?.stop() };
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  sampleData: [
    async ({ browserName: _ }, use) => {
      const { file, remove } = await prepareSampleData();
      try {
        await use(file);
      } finally {
        remove();
      }
    },
    { scope: 'worker' },
  ],
  app: async ({ context, sampleData }, use, testInfo) => {
    const root = mkdtempSync(join(tmpdir(), 'backoffice-'));
    const { app, stopApi } = createAppUnderTest({
      context,
      isElectron: testInfo.project.name === 'electron',
      root,
      sampleData,
    });
    try {
      await use(app);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('app output', { body: app.output(), contentType: 'text/plain' });
      }
    } finally {
      await app.quit();
      await stopApi();
      rmSync(root, { recursive: true, force: true });
    }
  },
});

export { expect } from '@playwright/test';
