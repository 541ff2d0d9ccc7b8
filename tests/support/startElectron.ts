import { spawn } from 'node:child_process';
import type { AppUnderTest } from './app.ts';
import { isolation, placeFlags } from './startAhead.ts';
import { giveToTestUser } from './testUser.ts';

interface ElectronProcess {
  pid: number;
  output(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<number | null>;
}

/** Starts Electron in the folders of a test without Playwright: no debugger, no loader. */
export const runElectron = (
  app: Pick<AppUnderTest, 'place'>,
  options: string[],
  ...flags: string[]
): ElectronProcess => {
  const { TEST_ELECTRON = 'node_modules/.bin/electron', TEST_ELECTRON_APP: folder = '.' } = process.env;
  const place = app.place();
  giveToTestUser(place.root);
  const child = spawn(TEST_ELECTRON, [...options, folder, ...placeFlags(place), ...flags], {
    cwd: folder,
    env: { ...process.env, ...isolation(place), ELECTRON_RUN_AS_NODE: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  return {
    pid: child.pid ?? 0,
    output: () => output,
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
};
