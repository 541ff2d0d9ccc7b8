import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
].flatMap((path) => [join('/Applications', path), join(process.env.HOME ?? '', 'Applications', path)]);

const windowsApplications = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
  const folder = process.env[name];
  if (!folder) return [];
  return ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((path) =>
    join(folder, path),
  );
});

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));

const usual = { darwin: macApplications, win32: windowsApplications };

/** Playwright's own Chromium; `null` while its package is not installed. */
const playwrightBrowser = async () => {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
};

/** Some systems have a stub on the PATH that only explains how to install the browser. Windows has none. */
const isRunnable = (file) =>
  existsSync(file) &&
  (process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 15_000 }).status === 0);

const firstRunnable = (candidates) => candidates.find((file) => file && isRunnable(file)) ?? null;

/**
 * A Chromium-based browser of this machine. `CHROMIUM_PATH` takes precedence.
 * @returns {Promise<string | null>}
 */
export const findBrowser = async () =>
  firstRunnable([
    process.env.CHROMIUM_PATH,
    await playwrightBrowser(),
    ...onPath(commands),
    ...(usual[process.platform] ?? []),
  ]);

/**
 * The browser for tests. The headless shell is the same engine without browser windows and opens a page 25 %
 * faster. No system has a stub for it, so it is not started as a check, which would slow down every test run.
 * @returns {Promise<string | null>}
 */
export const findTestBrowser = async () =>
  [process.env.CHROMIUM_PATH, ...onPath(['chromium-headless-shell'])].find(
    (file) => file && existsSync(file),
  ) ?? findBrowser();
