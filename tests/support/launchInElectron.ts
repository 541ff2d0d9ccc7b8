import { _electron } from '@playwright/test';
import type { LaunchOptions, RunningApp } from './runningApp.ts';

/** Starts the built app in Electron itself. The runtime is the one that `npm start` uses. */
export const launchInElectron = async ({ flags, env }: LaunchOptions): Promise<RunningApp> => {
  const defined = Object.entries({ ...process.env, ...env }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const app = await _electron.launch({
    args: ['.', ...flags],
    env: Object.fromEntries(defined),
    // As the browser of the other tests is set up.
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
  });
  let text = '';
  for (const stream of [app.process().stdout, app.process().stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return {
    firstWindow: await app.firstWindow(),
    windows: () => app.windows(),
    windowOpenedBy: async (action) => {
      const [page] = await Promise.all([app.waitForEvent('window'), action()]);
      return page;
    },
    // A page may write to it only; main may read it.
    clipboardText: () => app.evaluate(({ clipboard }) => clipboard.readText()),
    quit: () => app.close(),
    output: () => text,
  };
};
