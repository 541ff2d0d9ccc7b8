import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { emitAt } from './emitInShell.ts';
import type { LaunchOptions, RunningApp } from './runningApp.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

const launcher = ['src/browser-shell/launch.ts', '--browser', '--port=0', '--no-open', '--shell-doors'];

/** Reads the clipboard by pasting, because pages may only write to it. */
const pasted = async (page: Page): Promise<string> => {
  const field = await page.evaluateHandle(() => {
    const text = document.createElement('textarea');
    document.body.append(text);
    text.focus();
    return text;
  });
  await page.keyboard.press('ControlOrMeta+V');
  return field.evaluate((text) => {
    text.remove();
    return text.value;
  });
};

/** Cache of compiled code, shared between the starts of the app. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

/** Starts the built app in the browser shell without opening its first window. */
export const startShell = ({ flags, env }: LaunchOptions): Promise<RunningProcess> =>
  startProcess({
    command: process.execPath,
    args: [...launcher, ...flags],
    env: { ...compileCache, ...env },
    ready: /^Ready: (http:\/\/127\.0\.0\.1:\d+\/\S*)$/m,
  });

/** Opens the first window of a started app in the test's browser. */
export const showInBrowser = async (context: BrowserContext, shell: RunningProcess): Promise<RunningApp> => {
  // Main decides about permissions; the test browser would deny this first.
  await context.grantPermissions(['clipboard-write']);
  const address = shell.match[1] ?? '';
  const firstWindow = await context.newPage();
  await firstWindow.goto(address);
  return {
    firstWindow,
    windows: () => context.pages(),
    windowOpenedBy: async (action) => {
      const [page] = await Promise.all([context.waitForEvent('page'), action()]);
      return page;
    },
    clipboardText: () => pasted(firstWindow),
    quit: async (discards = true) => {
      // Ignore errors: the app may have ended already, as in some tests.
      if (discards) await emitAt(context.request, address, 'confirm-dialogs').catch(() => undefined);
      await shell.stop();
      await Promise.all(context.pages().map((page) => page.close()));
    },
    output: shell.output,
  };
};

export const launchInShell = async (context: BrowserContext, options: LaunchOptions): Promise<RunningApp> =>
  showInBrowser(context, await startShell(options));
