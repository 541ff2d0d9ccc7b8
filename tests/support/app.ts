import {
  type BrowserContext,
  test as base,
  type ElectronApplication,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { startDisplay } from '../../scripts/testElectron/display.mjs';
import type { DemoApi } from './demoApi.ts';
import { faultsIn } from './faultsIn.ts';
import { type ElectronRun, launchInElectron } from './launchInElectron.ts';
import { showInBrowser, startShell } from './launchInShell.ts';
import { leaveUnpainted, paint } from './painting.ts';
import { prepareSampleData } from './prepareSampleData.ts';
import type { RunningApp } from './runningApp.ts';
import {
  isolation,
  makePlace,
  type Place,
  placeFlags,
  removePlace,
  type StartsAhead,
  startAhead,
} from './startAhead.ts';
import type { RunningProcess } from './startProcess.ts';
import { giveToTestUser, testUser } from './testUser.ts';

export interface StartOptions {
  flags?: string[];
  /** Environment with a keyring, for tests that need a real keychain. */
  env?: NodeJS.ProcessEnv;
  /** `own`: a demo API with faults for this test. `embedded`: the app's own. `none`: set by `flags`. */
  api?: 'own' | 'embedded' | 'none';
  /** Access token lifetime of the own demo API. */
  accessTtlSeconds?: number;
  /** Electron only: keep native dialogs and window sizes. */
  isNative?: boolean;
  /** Exports open the save dialog, as without `--export-dir`. */
  asksWhere?: boolean;
}

export interface AppUnderTest {
  /** Starts the app with a fresh profile and returns its first window. */
  start(options?: StartOptions): Promise<Page>;
  quit(): Promise<void>;
  /** Discards unsaved changes and running work when the next quit asks, also after the test. */
  discardAtQuit(): void;
  /** Quits and starts again with the same profile and demo API. */
  restart(): Promise<Page>;
  windows(): Page[];
  windowOpenedBy(action: () => Promise<unknown>): Promise<Page>;
  clipboardText(): Promise<string>;
  api(): DemoApi;
  electron(): ElectronApplication;
  place(): Place;
  readonly profile: string;
  readonly exportDirectory: string;
  output(): string;
  /** Uncaught errors of main and pages so far. They fail the test unless `expectFaults` matches. */
  faults(): string[];
  /** Allows errors that the test causes. */
  expectFaults(pattern: RegExp): void;
}

interface Fixtures {
  app: AppUnderTest;
}

interface WorkerFixtures {
  ahead: StartsAhead;
  /**
   * Separate display per worker, because windows of parallel tests would take each other's focus and keys.
   */
  display: undefined;
}

interface Surroundings {
  context: BrowserContext;
  isElectron: boolean;
  ahead: StartsAhead;
}

/** Replaces Playwright's screenshots of failed tests, which would show unpainted pages. */
const attachPictures = async (context: BrowserContext, testInfo: TestInfo): Promise<void> => {
  for (const [index, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`window-${index + 1}.png`);
    // Crashed and hanging pages yield no screenshot.
    const picture = paint(page).then(() => page.screenshot({ path, timeout: 5_000 }));
    if (await picture.catch(() => null))
      await testInfo.attach(`window ${index + 1}`, { path, contentType: 'image/png' });
  }
};

/** Whether the options match the app that is started ahead. */
const isUsual = ({ flags = [], env, api = 'own', accessTtlSeconds }: StartOptions): boolean =>
  flags.length === 0 && env === undefined && api === 'own' && accessTtlSeconds === undefined;

const need = <T>(value: T | null, what: string): T => {
  if (value === null) throw new Error(`${what} is not running: start the app first`);
  return value;
};

/** Errors of pages that main's log may lack, because the page cannot report them yet or any more. */
const watchPages = () => {
  const errors: string[] = [];
  let isEnding = false;
  return {
    errors,
    listen: (pages: BrowserContext): void => {
      pages.on('weberror', (fault) => {
        const text = String(fault.error());
        // Ignore failed imports during the end: browser pages outlive the app that served their modules.
        const isOfTheEnd = isEnding && /Failed to fetch dynamically imported module/.test(text);
        if (!isOfTheEnd) errors.push(text);
      });
    },
    whileEnding: async (end: () => Promise<unknown>): Promise<void> => {
      isEnding = true;
      await end();
      isEnding = false;
    },
  };
};

/** Folders, demo API and process of a test. */
const createRun = ({ context, isElectron, ahead }: Surroundings) => {
  const pages = watchPages();
  pages.listen(context);
  let ownPlace: Place | null = null;
  let running: RunningApp | ElectronRun | null = null;
  let ownApi: DemoApi | null = null;
  let earlierOutput = '';

  const place = (): Place => {
    ownPlace ??= makePlace();
    return ownPlace;
  };

  /** Requires unused folders: the test may have written files that the running app has not read. */
  const takeStarted = async (options: StartOptions): Promise<RunningProcess | null> => {
    if (ownPlace || !isUsual(options)) return null;
    const started = await ahead.take();
    ownPlace = started.place;
    ownApi = started.api;
    return started.shell;
  };

  const launch = async (options: StartOptions): Promise<Page> => {
    const { flags = [], env = {}, api = 'own', accessTtlSeconds = 900, isNative = false } = options;
    const started = await takeStarted(options);
    if (api === 'own') ownApi ??= await ahead.startApi(place(), accessTtlSeconds);
    const launchOptions = {
      flags: [
        ...placeFlags(place()).filter((flag) => !options.asksWhere || !flag.startsWith('--export-dir')),
        ...(api === 'own' ? [`--api=${need(ownApi, 'The demo API').origin}`] : []),
        ...flags,
      ],
      env: { ...isolation(place()), ...env },
      isNative,
    };
    if (isElectron) giveToTestUser(place().root);
    running = isElectron
      ? await launchInElectron(launchOptions, pages.listen)
      : await showInBrowser(context, started ?? (await startShell(launchOptions)));
    // Wait for the first screen, which is chosen after main's answer and would overwrite an earlier
    // navigation.
    await running.firstWindow.getByRole('heading').first().waitFor();
    ahead.begin();
    return running.firstWindow;
  };

  const quit = async (isDiscarding: boolean): Promise<void> => {
    earlierOutput += running?.output() ?? '';
    await pages.whileEnding(async () => running?.quit(isDiscarding));
    running = null;
  };

  return {
    launch,
    quit,
    place,
    process: () => need(running, 'The app'),
    api: () => need(ownApi, 'The demo API'),
    output: () => earlierOutput + (running?.output() ?? ''),
    faults: (): string[] => [...(ownPlace ? faultsIn(ownPlace.profile) : []), ...pages.errors],
    stopApi: async () => ownApi?.stop(),
    remove: () => ownPlace && removePlace(ownPlace),
  };
};

const createAppUnderTest = (surroundings: Surroundings) => {
  const run = createRun(surroundings);
  const { launch, place, output, faults } = run;
  let lastOptions: StartOptions = {};
  let expectedFaults: RegExp | null = null;
  let isDiscarding = false;
  const quit = async (): Promise<void> => {
    await run.quit(isDiscarding);
    isDiscarding = false;
  };
  const app: AppUnderTest = {
    start: (options = {}) => {
      lastOptions = options;
      return launch(options);
    },
    quit,
    discardAtQuit: () => {
      isDiscarding = true;
    },
    restart: async () => {
      await quit();
      return launch(lastOptions);
    },
    windows: () => run.process().windows(),
    windowOpenedBy: (action) => run.process().windowOpenedBy(action),
    clipboardText: () => run.process().clipboardText(),
    api: run.api,
    electron: () => {
      const process = run.process();
      if (!('electron' in process)) throw new Error('The app runs in the browser shell');
      return process.electron;
    },
    place,
    get profile() {
      return place().profile;
    },
    get exportDirectory() {
      return place().exportDirectory;
    },
    output,
    faults,
    expectFaults: (pattern) => {
      expectedFaults = pattern;
    },
  };
  const tidy = async (): Promise<string[]> => {
    await quit();
    await run.stopApi();
    const left = faults().filter((fault) => !expectedFaults?.test(fault));
    run.remove();
    return left;
  };
  return { app, tidy };
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  ahead: [
    async ({ browserName: _ }, use, { project }) => {
      const { file, remove } = await prepareSampleData();
      const ahead = startAhead(file, !project.name.startsWith('electron'));
      try {
        await use(ahead);
      } finally {
        await ahead.stop();
        remove();
      }
    },
    { scope: 'worker' },
  ],
  display: [
    async ({ browserName: _ }, use) => {
      const display = process.env.TEST_ELECTRON_DISPLAY ? await startDisplay(testUser() ?? {}) : null;
      Object.assign(process.env, display?.env);
      await use(undefined);
      await display?.stop();
    },
    { scope: 'worker', auto: true },
  ],
  app: async ({ context, ahead }, use, testInfo) => {
    const isElectron = testInfo.project.name.startsWith('electron');
    if (!isElectron) await leaveUnpainted(context);
    const { app, tidy } = createAppUnderTest({ context, isElectron, ahead });
    let faults: string[] = [];
    try {
      await use(app);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('app output', { body: app.output(), contentType: 'text/plain' });
        if (!isElectron) await attachPictures(context, testInfo);
      }
    } finally {
      faults = await tidy();
    }
    expect(faults, 'Nobody caught this').toEqual([]);
  },
});

export { expect } from '@playwright/test';
