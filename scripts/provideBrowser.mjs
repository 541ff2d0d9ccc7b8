import { canInstallDebianPackages, installDebianPackages } from './debian.mjs';
import { findBrowser, findTestBrowser } from './findBrowser.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { SetUpProblem } from './setUpProblem.mjs';

const minute = 60_000;

const installPlaywrightBrowser = (node) => {
  console.log("Browser: none found, installing Playwright's own Chromium …");
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  return run(node, [cli, 'install', 'chromium'], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    deadlineMs: 10 * minute,
  });
};

const installDebianBrowser = (name) => {
  if (!canInstallDebianPackages()) return Promise.resolve({ code: 1, output: '' });
  console.log(`Browser: that did not work, installing Debian's ${name} …`);
  return installDebianPackages([name]);
};

const provide = async (node, find, debianName) => {
  let browser = await find();
  for (const install of [() => installPlaywrightBrowser(node), () => installDebianBrowser(debianName)]) {
    if (browser) break;
    const { code, output } = await install();
    if (code !== 0 && output) console.error(output.trim().split('\n').slice(-3).join('\n'));
    browser = await find();
  }
  if (browser) {
    console.log(`Browser: ${browser}`);
    return browser;
  }
  throw new SetUpProblem(
    'No Chromium, Chrome or Edge was found, and none could be installed.',
    'install Google Chrome or Chromium, or set CHROMIUM_PATH to the program file of one, and run the command again.',
  );
};

/**
 * Finds a browser that can show windows, or installs one.
 * @param {string} node
 */
export const provideBrowser = (node) => provide(node, findBrowser, 'chromium');

/**
 * Finds a browser for tests, or installs one.
 * @param {string} node
 */
export const provideTestBrowser = (node) => provide(node, findTestBrowser, 'chromium-headless-shell');
