import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type BrowserContext, type ElectronApplication, type Page } from '@playwright/test';
import { answerBoxes, confirmBoxes } from './answerBoxes.ts';
import type { LaunchOptions, RunningApp } from './runningApp.ts';
import { within } from './within.ts';

const quitDeadlineMs = 120_000;

/** Access to the display, which the isolated environment of a test would hide. */
const displayEnvironment = (): NodeJS.ProcessEnv => {
  const { DISPLAY, XAUTHORITY, WAYLAND_DISPLAY, XDG_RUNTIME_DIR } = process.env;
  return {
    ...(DISPLAY ? { XAUTHORITY: XAUTHORITY ?? join(homedir(), '.Xauthority') } : {}),
    ...(WAYLAND_DISPLAY ? { WAYLAND_DISPLAY: join(XDG_RUNTIME_DIR ?? '', WAYLAND_DISPLAY) } : {}),
  };
};

/**
 * The environment as `npm start` sets it. Removes ELECTRON_RUN_AS_NODE, in case the tests run on Electron as
 * Node.
 */
const environment = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const all: NodeJS.ProcessEnv = {
    ...process.env,
    ...displayEnvironment(),
    ...env,
    ELECTRON_RUN_AS_NODE: undefined,
  };
  return Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
};

/** Sets every window to the size in `playwright.config.ts`, whatever size was persisted. */
const fixSizes = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ app: main, BrowserWindow }) => {
    const fix = (window: Electron.BrowserWindow): void => window.setContentSize(1440, 900);
    main.on('browser-window-created', (_event, window) => fix(window));
    for (const window of BrowserWindow.getAllWindows()) fix(window);
  });

/** Access to Electron itself, for tests that look beyond the pages. */
export interface ElectronRun extends RunningApp {
  electron: ElectronApplication;
}

/** Repeats a step whose answer main's garbage collector took before Playwright had read it. */
const insist = (step: () => Promise<unknown>): Promise<unknown> =>
  step().catch((cause: unknown) => {
    if (!/garbage collected/.test(String(cause))) throw cause;
    return step();
  });

/**
 * Starts the built app in Electron: the program in TEST_ELECTRON (scripts/testElectron), else the package's
 * own. `isNative` keeps native dialogs and window sizes.
 */
export const launchInElectron = async (
  { flags, env, isNative = false }: LaunchOptions,
  onPages: (pages: BrowserContext) => void,
): Promise<ElectronRun> => {
  const { TEST_ELECTRON_APP: folder = '.' } = process.env;
  // Without `executablePath`, which would leave out the loader that holds `ready` back until Playwright has attached:
  // a window made earlier can keep the launch waiting for good. ELECTRON_OVERRIDE_DIST_PATH names the runtime.
  const app = await _electron.launch({
    args: [folder, ...flags],
    cwd: folder,
    env: environment(env),
    // Playwright disables the sandbox on Linux by default.
    chromiumSandbox: true,
    // Same settings as the browser of the other tests.
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
  });
  onPages(app.context());
  // Playwright's context options do not reach Electron's windows.
  const still = (page: Page): Promise<void> =>
    page.emulateMedia({ reducedMotion: 'reduce' }).catch(() => undefined);
  app.context().on('page', still);
  const exportFolder = flags.findLast((flag) => flag.startsWith('--export-dir='))?.split('=')[1];
  if (!isNative) {
    await insist(() => answerBoxes(app, exportFolder ?? tmpdir()));
    await insist(() => fixSizes(app));
  }
  let text = '';
  for (const stream of [app.process().stdout, app.process().stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const firstWindow = await app.firstWindow();
  await still(firstWindow);
  return {
    electron: app,
    firstWindow,
    windows: () => app.windows(),
    windowOpenedBy: async (action) => {
      const [page] = await Promise.all([app.waitForEvent('window'), action()]);
      return page;
    },
    // Read in main: pages may only write to the clipboard.
    clipboardText: () => app.evaluate(({ clipboard }) => clipboard.readText()),
    quit: async (discards = true) => {
      // Ignore errors: the app may have ended already, as in some tests.
      if (discards) await confirmBoxes(app).catch(() => undefined);
      await within(app.close(), quitDeadlineMs, () => {
        app.process().kill('SIGKILL');
        return `It did not end within ${quitDeadlineMs} ms:\n${text}`;
      });
    },
    output: () => text,
  };
};
